import type { Translation } from '../translation.ts';
import type { games as english } from '../en/games.ts';

export const games: Translation<typeof english> = {
  'preset.bugger-your-neighbor': 'バガー・ユア・ネイバー',
  'preset.nomination-whist': 'ノミネーション・ホイスト',
  'preset.up-and-down-the-river': 'アップ・アンド・ダウン・ザ・リバー',
  'preset.devils-bridge': 'デビルズ・ブリッジ',
  'preset.canadian': 'カナディアン',
  'preset.trump-rotation': '切り札ローテーション',
  'preset.spades': 'スペーズ',
  'game.houseRules': 'ハウスルール',
  'game.variant': '{game}（バリエーション）',
};
