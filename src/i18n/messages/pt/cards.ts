import type { Words } from '../words.ts';
import type { cards as english } from '../en/cards.ts';

export const cards: Words<typeof english> = {
  'suit.C': 'paus',
  'suit.D': 'ouros',
  'suit.H': 'copas',
  'suit.S': 'espadas',
  'rank.2': 'dois',
  'rank.3': 'três',
  'rank.4': 'quatro',
  'rank.5': 'cinco',
  'rank.6': 'seis',
  'rank.7': 'sete',
  'rank.8': 'oito',
  'rank.9': 'nove',
  'rank.T': 'dez',
  'rank.J': 'valete',
  'rank.Q': 'dama',
  'rank.K': 'rei',
  'rank.A': 'ás',
  'card.name': '{rank} de {suit}',
  'card.the': '{rank, select, dama {a} other {o}} {rank} de {suit}',
  'card.unseen': 'sua carta virada para baixo',
  'card.playable': '{card}, pode ser jogada',
  'card.refused': '{card}, {reason}',
  'hand.lifted': 'Escolha a carta de novo para jogar',
  'hand.label': 'Sua mão, {count, plural, one {# carta} other {# cartas}}',
};
