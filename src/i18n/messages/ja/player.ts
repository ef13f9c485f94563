import type { Translation } from '../translation.ts';
import type { player as english } from '../en/player.ts';

export const player: Translation<typeof english> = {
  'player.level': '強さ：{level}',
  'player.cautious': '迷ったら少ないほうをビッドします。',
  'player.bold': '迷ったら多いほうをビッドします。',
  'player.spoiler': 'ほかの人のビッドを崩すのが好きです。',
  'player.even': 'くせがなく、手札どおりにプレイします。',
  'player.together': '対戦数',
  'player.ahead': 'あなたが上位',
  'player.behind': '{name}が上位',
  'player.tied': '同順位',
  'player.few': 'まだ対戦が少なく、運に左右されます。',
  'player.none': '{name}との対戦はまだありません。',
};
