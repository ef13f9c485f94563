import type { Translation } from '../translation.ts';
import type { moments as english } from '../en/moments.ts';

export const moments: Translation<typeof english> = {
  'moment.made': '成功！',
  'moment.sunk': '失敗確定',
  'moment.nilMade': 'ニル成功！',
  'moment.nilBroken': 'ニル失敗',
  'moment.hooked': 'フック：{bid}は不可',
  'moment.lastTrick': '最後のトリックで決まる',
  'claim.button': '残り{count}トリックを取る',
  'claim.concede': '残り{count}トリックを譲る',
  'card.ahead': '{card}、予約済み',
  'hand.ahead': '自分の番になったら出します',
  'hand.lifted': 'もう一度選ぶと出ます',
  'hand.dropped': 'カードは出されませんでした。{reason}',
};
