import type { Words } from '../words.ts';
import type { cards as english } from '../en/cards.ts';

export const cards: Words<typeof english> = {
  'suit.C': 'クラブ',
  'suit.D': 'ダイヤ',
  'suit.H': 'ハート',
  'suit.S': 'スペード',
  'rank.2': '2',
  'rank.3': '3',
  'rank.4': '4',
  'rank.5': '5',
  'rank.6': '6',
  'rank.7': '7',
  'rank.8': '8',
  'rank.9': '9',
  'rank.T': '10',
  'rank.J': 'ジャック',
  'rank.Q': 'クイーン',
  'rank.K': 'キング',
  'rank.A': 'エース',
  'card.name': '{suit}の{rank}',
  'card.the': '{suit}の{rank}',
  'card.unseen': '伏せた自分のカード',
  'card.playable': '{card}、出せます',
  'card.refused': '{card}、{reason}',
  'hand.lifted': 'もう一度選ぶと出ます',
  'hand.label': '手札{count}枚',
};
