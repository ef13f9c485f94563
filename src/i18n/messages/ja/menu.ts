import type { menu as english } from '../en/menu.ts';
import type { Translation } from '../translation.ts';

export const menu: Translation<typeof english> = {
  'lastTrick.none': 'このラウンドのトリックはまだありません。',
  'lastTrick.takenBy': '{name}が取りました',
  'lastTrick.youTook': 'あなたが取りました',
  'menu.log': 'このラウンド',
  'menu.fairness': 'フェアプレイ',
  'menu.redo': 'やり直す',
  'menu.autoFinish': '残りを自動プレイ',
  'menu.about': 'このゲームについて',
  'menu.start': 'スタート画面',
  'menu.group.game': 'このゲーム',
  'menu.group.play': 'ほかのゲーム',
  'menu.group.learn': '学ぶ',
  'menu.group.app': 'アプリ',
};
