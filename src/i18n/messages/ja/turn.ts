import type { Translation } from '../translation.ts';
import type { turn as english } from '../en/turn.ts';

export const turn: Translation<typeof english> = {
  'turn.you.call': 'あなたの選択',
  'turn.other.declare': '{name}がブラインドニルを検討中',
  'turn.other.trump': '{name}が切り札を選択中',
  'turn.you.bid': 'あなたのビッド',
  'turn.you.play': 'あなたの番',
  'turn.you.lead': 'あなたのリード',
  'turn.all.bid': '全員がビッド中',
  'turn.other.bid': '{name}のビッド',
  'turn.other.play': '{name}の番',
  'turn.speedUp': '早送り',
  'turn.tap': '押して次へ',
};
