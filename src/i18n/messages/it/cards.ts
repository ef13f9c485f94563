import type { Words } from '../words.ts';
import type { cards as english } from '../en/cards.ts';

export const cards: Words<typeof english> = {
  'suit.C': 'fiori',
  'suit.D': 'quadri',
  'suit.H': 'cuori',
  'suit.S': 'picche',
  'rank.2': 'due',
  'rank.3': 'tre',
  'rank.4': 'quattro',
  'rank.5': 'cinque',
  'rank.6': 'sei',
  'rank.7': 'sette',
  'rank.8': 'otto',
  'rank.9': 'nove',
  'rank.T': 'dieci',
  'rank.J': 'fante',
  'rank.Q': 'donna',
  'rank.K': 're',
  'rank.A': 'asso',
  'card.name': '{rank} di {suit}',
  'card.the': '{rank, select, donna {la } asso {l’} otto {l’} other {il }}{rank} di {suit}',
  'card.unseen': 'la tua carta coperta',
  'card.playable': '{card}, giocabile',
  'card.refused': '{card}, {reason}',
  'hand.lifted': 'Scegli di nuovo la carta per giocarla',
  'hand.label': 'Le tue carte, {count, plural, one {# carta} other {# carte}}',
};
