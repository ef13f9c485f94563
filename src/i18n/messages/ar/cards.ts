import type { Translation } from '../translation.ts';
import type { cards as english } from '../en/cards.ts';

export const cards: Translation<typeof english> = {
  'suit.C': 'السباتي',
  'suit.D': 'الديناري',
  'suit.H': 'الكبّة',
  'suit.S': 'البستوني',
  'rank.2': 'اثنين',
  'rank.3': 'ثلاثة',
  'rank.4': 'أربعة',
  'rank.5': 'خمسة',
  'rank.6': 'ستة',
  'rank.7': 'سبعة',
  'rank.8': 'ثمانية',
  'rank.9': 'تسعة',
  'rank.T': 'عشرة',
  'rank.J': 'ولد',
  'rank.Q': 'بنت',
  'rank.K': 'ملك',
  'rank.A': 'آس',
  'card.name': '{rank} {suit}',
  'card.the': '{rank} {suit}',
  'card.joker.high': 'الجوكر العالي',
  'card.joker.low': 'الجوكر المنخفض',
  'card.theJoker.high': 'الجوكر العالي',
  'card.theJoker.low': 'الجوكر المنخفض',
  'card.unseen': 'ورقتك المقلوبة',
  'card.playable': '{card}، يمكن لعبها',
  'card.refused': '{card}، {reason}',
  'hand.label':
    'يدك، {count, plural, zero {لا أوراق} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}}',
};
