import type { review as english } from '../en/review.ts';
import type { Translation } from '../translation.ts';

export const review: Translation<typeof english> = {
  'review.title': 'Analyse',
  'review.back': 'Quitter l’analyse',
  'review.whose':
    '{who, select, named {La partie de quelqu’un d’autre : {name}.} other {La partie de quelqu’un d’autre.}}',
  'review.scope': 'À analyser',
  'review.scope.game': 'Toute la partie',
  'review.scope.round': 'Manche {round}, {count, plural, one {# carte} other {# cartes}}',
  'review.working': 'Analyse de la manche {round} : {done} sur {rounds}',
  'review.resting':
    '{done} sur {rounds, plural, one {# manche analysée} other {# manches analysées}}',
  'review.done': '{rounds, plural, one {# manche analysée} other {# manches analysées}}',
  'review.failed': 'L’analyse a été interrompue.',
  'button.pause': 'Mettre en pause',

  'review.accuracy': 'Précision',
  'review.accuracy.all': 'En tout',
  'review.accuracy.bids': 'Annonces',
  'review.accuracy.play': 'Jeu de la carte',
  'review.accuracy.none': 'rien à décider',
  'review.mark.superb': 'remarquable',
  'review.mark.strong': 'fort',
  'review.mark.solid': 'solide',
  'review.mark.fair': 'correct',
  'review.mark.learning': 'à travailler',

  'review.breakdown': 'Chance et adresse',
  'review.breakdown.mean': 'Attendu à cette place',
  'review.breakdown.luck': 'Cartes et place',
  'review.breakdown.rest': 'Adversaires et chance',
  'review.breakdown.points': 'Points marqués',
  'review.breakdown.note':
    'Attendu : ce que marque en moyenne, de cette place et avec autant de cartes, quelqu’un qui joue bien, avant la première carte. Seuls comptent les choix qui coûtent nettement des points, au coût indiqué dans la liste.',
  'review.breakdown.low': 'Ici, le total le plus bas gagne.',

  'review.decisions': 'Décisions, les plus coûteuses d’abord',
  'review.showAll': 'Montrer aussi les bonnes',
  'review.flawless': 'Ici, aucun choix n’a nettement coûté de points.',
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
    '{who, select, you {Coût : tes propres points, plus la moitié de ce que le choix rapporte en moyenne aux autres.} other {Coût : les points du joueur, plus la moitié de ce que le choix rapporte en moyenne aux autres.}}',
  'review.own.bid': '{who, select, you {Tu as annoncé {own}.} other {{name} a annoncé {own}.}}',
  'review.own.trump': '{who, select, you {Tu as choisi {own}.} other {{name} a choisi {own}.}}',
  'review.own.card': '{who, select, you {Tu as joué {own}.} other {{name} a joué {own}.}}',
  'review.better.bid':
    '{who, select, you {Tu as annoncé {own} ; {best} valait mieux.} other {{name} a annoncé {own} ; {best} valait mieux.}}',
  'review.better.trump':
    '{who, select, you {Tu as choisi {own} ; {best} valait mieux.} other {{name} a choisi {own} ; {best} valait mieux.}}',
  'review.better.card':
    '{who, select, you {Tu as joué {own} ; {best} valait mieux.} other {{name} a joué {own} ; {best} valait mieux.}}',
  'review.choice.look': 'regarder d’abord',
  'review.expected': 'Chances de réussir : {ownMake} ; points attendus : {ownPoints}.',
  'review.expected.better':
    '{same, select, none {Chances de réussir : {ownMake} au lieu de {bestMake} ; points attendus : {ownPoints} au lieu de {bestPoints}.} chance {Chances de réussir : {ownMake} dans les deux cas ; points attendus : {ownPoints} au lieu de {bestPoints}.} points {Chances de réussir : {ownMake} au lieu de {bestMake} ; points attendus : {ownPoints} dans les deux cas.} other {Chances de réussir : {ownMake} dans les deux cas ; points attendus : {ownPoints} dans les deux cas.}}',
  'review.expected.others': 'Points attendus pour chacun des autres : {own} au lieu de {best}.',
  'review.miss.over': 'Ainsi, tu fais plus souvent trop de plis : {own} au lieu de {best}.',
  'review.miss.short': 'Ainsi, il te manque plus souvent des plis : {own} au lieu de {best}.',
  'review.reason.quoted': 'Un conseil aurait dit : « {reason} »',
  'review.hindsight': 'Toutes cartes ouvertes',
  'review.hindsight.same':
    'Aucun choix n’aurait été meilleur : {points} {count, plural, one {point} other {points}}.',
  'review.hindsight.better':
    '{best} pouvait rapporter {bestPoints} {bestCount, plural, one {point} other {points}}, ce choix {points} au mieux.',
  'review.hindsight.far': 'Toutes les suites n’ont pas été examinées.',
  'review.hindsight.note':
    'Toutes cartes ouvertes : ce qu’aurait pu marquer quelqu’un qui voit toutes les mains, pendant que les autres jouent comme le feraient d’instinct des experts qui ne voient que la leur. Cela ne dit rien de la qualité du choix.',
  'review.open': 'Tous les choix, cartes ouvertes',
  'review.open.intro':
    'Ce que chaque choix aurait rapporté avec ces cartes-là. Personne à la table ne pouvait le savoir : cela ne dit rien de la qualité du choix.',
  'review.open.known': 'Connu alors',
  'review.open.chance': 'Chances',
  'review.open.experts': 'Experts',
  'review.open.most': 'Au mieux',
  'review.open.made': 'choisi',
  'review.open.working': 'La manche se joue…',
  'review.open.failed': 'Impossible de jouer la suite. Ferme et réessaie.',
  'review.open.none': 'Il n’y a rien à comparer ici.',
  'review.open.note':
    'Experts : tout le monde joue la suite comme le ferait d’instinct un expert qui ne voit que sa main. Au mieux : en voyant toutes les mains.',
  'review.open.side.note':
    'Experts : tout le monde joue la suite comme le ferait d’instinct un expert qui ne voit que sa main. Au mieux : en voyant toutes les mains. Les deux comptent les points que ton équipe prend à l’autre, coût des sacs compris.',
  'review.look': 'Voir la position',
  'review.look.label': 'Voir la position : {place}',

  'review.try.title': 'Décision',
  'review.try.back': 'Retour à l’analyse',
  'review.try.hint':
    'Choisis à nouveau et joue la suite à partir d’ici. La vraie partie reste telle quelle.',
  'review.try.again': 'Réessayer',
  'review.try.over': 'Ici : {here} {count, plural, one {point} other {points}}.',
  'review.try.real': 'Dans la partie : {real}.',
};
