import type { compare as english } from '../en/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof english> = {
  'compare.title': 'Tes cartes jouées par d’autres',
  'compare.title.theirs': 'Ces cartes jouées par d’autres',
  'compare.open': 'Comparer',
  'compare.level': 'Qui joue tes cartes',
  'compare.level.theirs': 'Qui joue ces cartes',
  'compare.working': '{done} sur {rounds, plural, one {# manche jouée} other {# manches jouées}}',
  'compare.failed': 'Impossible de jouer le reste pour le moment.',
  'compare.more':
    '{by, plural, one {{who, select, you {Tu as} ours {Ton équipe a} side {Cette équipe a} other {{name} a}} {points} point de plus.} other {{who, select, you {Tu as} ours {Ton équipe a} side {Cette équipe a} other {{name} a}} {points} points de plus.}}',
  'compare.fewer':
    '{by, plural, one {{who, select, you {Tu as} ours {Ton équipe a} side {Cette équipe a} other {{name} a}} {points} point de moins.} other {{who, select, you {Tu as} ours {Ton équipe a} side {Cette équipe a} other {{name} a}} {points} points de moins.}}',
  'compare.even':
    '{who, select, you {Tu as} ours {Ton équipe a} side {Cette équipe a} other {{name} a}} autant de points.',
  'compare.result': 'annonce {bid}, plis {tricks}',
  'compare.place': '{place, selectordinal, one {place #} other {place #}}',
  'compare.watch': 'Regarder cette partie',
  'compare.note':
    'Les donnes et les autres joueurs sont les mêmes. Chacun ne voit que ses cartes et ce qui a été joué : après une autre annonce ou une autre carte, le jeu peut donc changer. Ce n’est qu’une partie, et la chance y compte.',
};
