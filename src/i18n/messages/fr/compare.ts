import type { compare as english } from '../en/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof english> = {
  'compare.title': 'Tes cartes jouées par d’autres',
  'compare.open': 'Comparer',
  'compare.level': 'Qui joue tes cartes',
  'compare.working': '{done} sur {rounds, plural, one {# manche jouée} other {# manches jouées}}',
  'compare.failed': 'Impossible de jouer le reste pour le moment.',
  'compare.more':
    '{by, plural, one {Tu as {points} point de plus.} other {Tu as {points} points de plus.}}',
  'compare.fewer':
    '{by, plural, one {Tu as {points} point de moins.} other {Tu as {points} points de moins.}}',
  'compare.even': 'Tu as autant de points.',
  'compare.result': 'annonce {bid}, plis {tricks}',
  'compare.place': '{place, selectordinal, one {place #} other {place #}}',
  'compare.watch': 'Regarder cette partie',
  'compare.note':
    'Les donnes et les autres joueurs sont les mêmes. Chacun ne voit que ses cartes et ce qui a été joué : après une autre annonce ou une autre carte, le jeu peut donc changer. Ce n’est qu’une partie, et la chance y compte.',
};
