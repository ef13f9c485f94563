import type { Translation } from '../translation.ts';
import type { unfinished as english } from '../en/unfinished.ts';

export const unfinished: Translation<typeof english> = {
  'unfinished.title': '途中のゲーム',
  'unfinished.state': '{when}・ラウンド{round}',
  'unfinished.resume': '{name}（{when}）を続ける',
  'unfinished.back': '{name}のラウンド{round}に戻る',
};
