import type { Words } from '../words.ts';
import type { cards as english } from '../en/cards.ts';

export const cards: Words<typeof english> = {
  'suit.C': 'चिड़ी',
  'suit.D': 'ईंट',
  'suit.H': 'पान',
  'suit.S': 'हुकुम',
  'rank.2': 'दुक्की',
  'rank.3': 'तिक्की',
  'rank.4': 'चौका',
  'rank.5': 'पंजा',
  'rank.6': 'छक्का',
  'rank.7': 'सत्ता',
  'rank.8': 'अट्ठा',
  'rank.9': 'नहला',
  'rank.T': 'दहला',
  'rank.J': 'गुलाम',
  'rank.Q': 'बेगम',
  'rank.K': 'बादशाह',
  'rank.A': 'इक्का',
  'card.name': '{suit} {rank, select, दुक्की {की} तिक्की {की} बेगम {की} other {का}} {rank}',
  'card.the': '{suit} {rank, select, दुक्की {की} तिक्की {की} बेगम {की} other {का}} {rank}',
  'card.unseen': 'आपका उलटा पत्ता',
  'card.playable': '{card}, खेल सकते हैं',
  'card.refused': '{card}, {reason}',
  'hand.lifted': 'खेलने के लिए फिर चुनें',
  'hand.label': 'आपके पास {count, plural, one {# पत्ता} other {# पत्ते}}',
};
