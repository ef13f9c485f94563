import type { Words } from '../words.ts';
import type { cards as english } from '../en/cards.ts';

export const cards: Words<typeof english> = {
  'suit.C': 'klaveren',
  'suit.D': 'ruiten',
  'suit.H': 'harten',
  'suit.S': 'schoppen',
  'rank.2': 'twee',
  'rank.3': 'drie',
  'rank.4': 'vier',
  'rank.5': 'vijf',
  'rank.6': 'zes',
  'rank.7': 'zeven',
  'rank.8': 'acht',
  'rank.9': 'negen',
  'rank.T': 'tien',
  'rank.J': 'boer',
  'rank.Q': 'vrouw',
  'rank.K': 'heer',
  'rank.A': 'aas',
  'card.name': '{suit}{rank}',
  'card.the': '{suit}{rank}',
  'card.unseen': 'je gesloten kaart',
  'card.playable': '{card}, speelbaar',
  'card.refused': '{card}, {reason}',
  'hand.lifted': 'Kies nog eens om te spelen',
  'hand.label': 'Je hand, {count, plural, one {# kaart} other {# kaarten}}',
};
