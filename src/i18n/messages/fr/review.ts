import type { review as english } from '../en/review.ts';
import type { Words } from '../words.ts';

export const review: Words<typeof english> = {
  'review.title': 'Analyse',
  'review.back': 'Quitter l’analyse',
  'review.whose': 'La partie de quelqu’un d’autre : « tu » désigne ici {name}.',
  'review.scope': 'Ce qui est analysé',
  'review.scope.game': 'Toute la partie',
  'review.scope.round': 'Manche {round}, {count, plural, one {# carte} other {# cartes}}',
  'review.working': 'Analyse de la manche {round} : {done} sur {rounds}',
  'review.resting':
    '{done} sur {rounds, plural, one {# manche analysée} other {# manches analysées}}',
  'review.done': '{rounds, plural, one {# manche analysée} other {# manches analysées}}',
  'review.failed': 'L’analyse a été interrompue. Ce qui est trouvé reste.',
  'button.pause': 'Mettre en pause',

  'review.accuracy': 'Précision',
  'review.accuracy.all': 'En tout',
  'review.accuracy.bids': 'Annonces',
  'review.accuracy.play': 'Jeu',
  'review.accuracy.none': 'rien à décider',
  'review.mark.superb': 'remarquable',
  'review.mark.strong': 'fort',
  'review.mark.solid': 'solide',
  'review.mark.fair': 'correct',
  'review.mark.learning': 'en progrès',

  'review.split': 'Chance et adresse',
  'review.split.mean': 'L’habitude pour la place et le nombre de cartes',
  'review.split.luck': 'Tes cartes et ta place',
  'review.split.bids': 'Tes annonces',
  'review.split.play': 'Tes cartes jouées',
  'review.split.rest': 'Le reste',
  'review.split.points': 'Tes points',
  'review.split.note':
    'L’habitude est ce qu’attend là, avant la première carte, quelqu’un qui joue bien. Le reste est ce que les autres ont fait et la répartition des cartes. De tes annonces et de tes cartes compte ce qui était faux sans aucun doute, et seulement par tes propres points.',
  'review.split.low': 'Ici, le total le plus bas gagne.',

  'review.decisions': 'Décisions, les plus chères d’abord',
  'review.showAll': 'Montrer aussi les bonnes',
  'review.flawless': 'Rien ici n’était faux à coup sûr.',
  'review.none': 'Il n’y avait rien à décider.',
  'review.place.bid': 'Manche {round}, annonce',
  'review.place.trump': 'Manche {round}, atout',
  'review.place.card': 'Manche {round}, pli {trick}',
  'review.grade.best': 'le meilleur choix',
  'review.grade.good': 'bon choix',
  'review.grade.inaccuracy': 'imprécision',
  'review.grade.mistake': 'erreur',
  'review.grade.blunder': 'grosse erreur',
  'review.cost': '{grade} : {points} {count, plural, one {point} other {points}}',
  'review.cost.note':
    'Ce que coûte un choix : tes propres points, plus la moitié de ce qu’il rapporte en moyenne aux autres.',
  'review.own.bid': 'Tu as annoncé {own}.',
  'review.own.trump': 'Ton atout : {own}.',
  'review.own.card': 'Tu as joué : {own}.',
  'review.better.bid': 'Tu as annoncé {own} ; mieux : {best}.',
  'review.better.trump': 'Ton atout : {own}. Mieux : {best}.',
  'review.better.card': 'Tu as joué : {own}. Mieux : {best}.',
  'review.choice.look': 'regarder d’abord',
  'review.expected': 'Chance de réussir l’annonce : {ownMake} ; points attendus : {ownPoints}.',
  'review.expected.better':
    '{same, select, none {Chance de réussir l’annonce : {ownMake} au lieu de {bestMake} ; points attendus : {ownPoints} au lieu de {bestPoints}.} chance {Chance de réussir l’annonce : {ownMake} dans les deux cas ; points attendus : {ownPoints} au lieu de {bestPoints}.} points {Chance de réussir l’annonce : {ownMake} au lieu de {bestMake} ; points attendus : {ownPoints} dans les deux cas.} other {Chance de réussir l’annonce : {ownMake} dans les deux cas ; points attendus : {ownPoints} dans les deux cas.}}',
  'review.expected.others': 'Points attendus pour chacun des autres : {own} au lieu de {best}.',
  'review.hindsight': 'Toutes cartes ouvertes',
  'review.hindsight.same':
    'Aucun choix n’aurait pu rapporter plus que celui-ci : {points} {count, plural, one {point} other {points}}.',
  'review.hindsight.better':
    'Mieux : {best}, qui pouvait rapporter {bestPoints} {bestCount, plural, one {point} other {points}} ; ce choix, {points} au plus.',
  'review.hindsight.far': 'Toutes les suites n’ont pas été examinées.',
  'review.hindsight.note':
    'Toutes cartes ouvertes : ce qu’aurait pu obtenir quelqu’un qui voit toutes les mains, pendant que les autres jouent comme un expert, qui ne voit que la sienne. Cela ne dit rien de la qualité de ton choix.',
  'review.look': 'Regarder',
  'review.look.label': 'Regarder : {place}',

  'review.try.title': 'Retour en arrière',
  'review.try.back': 'Retour à l’analyse',
  'review.try.before': 'Ta décision d’avant',
  'review.try.next': 'Ta décision suivante',
  'review.try.hint':
    'Choisis à nouveau et joue à partir d’ici. La vraie partie reste telle quelle.',
  'review.try.again': 'Essayer encore',
  'review.try.over': 'Ici : {here} {count, plural, one {point} other {points}}.',
  'review.try.real': 'Dans la partie : {real}.',
};
