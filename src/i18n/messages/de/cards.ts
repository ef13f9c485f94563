import type { Words } from '../words.ts';
import type { cards as english } from '../en/cards.ts';

export const cards: Words<typeof english> = {
  'suit.C': 'Kreuz',
  'suit.D': 'Karo',
  'suit.H': 'Herz',
  'suit.S': 'Pik',
  'rank.2': 'Zwei',
  'rank.3': 'Drei',
  'rank.4': 'Vier',
  'rank.5': 'Fünf',
  'rank.6': 'Sechs',
  'rank.7': 'Sieben',
  'rank.8': 'Acht',
  'rank.9': 'Neun',
  'rank.T': 'Zehn',
  'rank.J': 'Bube',
  'rank.Q': 'Dame',
  'rank.K': 'König',
  'rank.A': 'Ass',
  'card.name': '{suit}-{rank}',
  'card.the': '{suit}-{rank}',
  'card.unseen': 'deine verdeckte Karte',
  'card.playable': '{card}, spielbar',
  'card.refused': '{card}, {reason}',
  'hand.lifted': 'Noch einmal wählen, um sie zu spielen',
  'hand.label': 'Dein Blatt, {count, plural, one {# Karte} other {# Karten}}',
};
