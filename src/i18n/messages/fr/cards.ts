import type { Words } from '../words.ts';
import type { cards as english } from '../en/cards.ts';

export const cards: Words<typeof english> = {
  'suit.C': 'trèfle',
  'suit.D': 'carreau',
  'suit.H': 'cœur',
  'suit.S': 'pique',
  'rank.2': 'deux',
  'rank.3': 'trois',
  'rank.4': 'quatre',
  'rank.5': 'cinq',
  'rank.6': 'six',
  'rank.7': 'sept',
  'rank.8': 'huit',
  'rank.9': 'neuf',
  'rank.T': 'dix',
  'rank.J': 'valet',
  'rank.Q': 'dame',
  'rank.K': 'roi',
  'rank.A': 'as',
  'card.name': '{rank} de {suit}',
  'card.the': '{rank, select, dame {la dame} as {l’as} other {le {rank}}} de {suit}',
  'card.unseen': 'ta carte, face cachée',
  'card.playable': '{card}, jouable',
  'card.refused': '{card}, {reason}',
  'hand.lifted': 'Choisis-la encore pour la jouer',
  'hand.label': 'Ta main, {count, plural, one {# carte} other {# cartes}}',
};
