import type { Words } from '../words.ts';
import type { cards as english } from '../en/cards.ts';

export const cards: Words<typeof english> = {
  'suit.C': 'tréboles',
  'suit.D': 'diamantes',
  'suit.H': 'corazones',
  'suit.S': 'picas',
  'rank.2': 'dos',
  'rank.3': 'tres',
  'rank.4': 'cuatro',
  'rank.5': 'cinco',
  'rank.6': 'seis',
  'rank.7': 'siete',
  'rank.8': 'ocho',
  'rank.9': 'nueve',
  'rank.T': 'diez',
  'rank.J': 'jota',
  'rank.Q': 'reina',
  'rank.K': 'rey',
  'rank.A': 'as',
  'card.name': '{rank} de {suit}',
  'card.the': '{rank, select, jota {la} reina {la} other {el}} {rank} de {suit}',
  'card.unseen': 'tu carta boca abajo',
  'card.playable': '{card}, se puede jugar',
  'card.refused': '{card}, {reason}',
  'hand.lifted': 'Elígela otra vez para jugarla',
  'hand.label': 'Tu mano, {count, plural, one {# carta} other {# cartas}}',
};
