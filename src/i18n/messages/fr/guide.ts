import type { guide as english } from '../en/guide.ts';
import type { Translation } from '../translation.ts';

export const guide: Translation<typeof english> = {
  'guide.title': 'Ce que valent les cartes',
  'guide.back': 'Quitter le guide',
  'guide.intro':
    'Mesuré à {game} sur {deals} donnes, jouées jusqu’au bout par des experts qui ne voient que leur main. ± est l’intervalle à 95 %. Dans les moyennes, les mains de 1 à 10 cartes ont toutes le même poids.',
  'guide.handSize': 'Cartes en main',
  'guide.rare': 'trop rare',
  'guide.cards': 'Une carte fait-elle un pli ?',
  'guide.suit': 'Couleur',
  'guide.side': 'Hors atout',
  'guide.length': 'Cartes de sa couleur en main',
  'guide.card': 'Carte',
  'guide.takes': 'Fait un pli',
  'guide.byLength': '{card}, {suit} : selon la longueur de sa couleur',
  'guide.cards.note': 'Chaque carte donnée compte, même celle qui a été abandonnée exprès.',
  'guide.say.cards':
    'Avec dix cartes, un as hors atout fait un pli dans {ace} des cas, un roi dans {king}, un atout de 2 à 6 dans {low}.',
  'guide.say.alone':
    'Avec dix cartes, un roi sec fait un pli dans {alone} des cas ; avec une autre carte de sa couleur, dans {two}.',
  'guide.bids': 'Une annonce réussit-elle souvent ?',
  'guide.share': 'De toutes les annonces',
  'guide.say.made':
    '{made} des annonces sont réussies : {zero} de celles de 0, {one} de celles de 1, {more} de celles de 3 ou plus.',
  'guide.say.zeros': '{zeros} des annonces sont des annonces de 0.',
  'guide.seats': 'Total interdit, entame et place',
  'guide.seat.first': '1, entame',
  'guide.withHook': 'Réussites, total interdit',
  'guide.withoutHook': 'Réussites, total libre',
  'guide.say.barred':
    'Quand le total est libre, dans {barred} des manches la dernière annonce est celle qui serait interdite.',
  'guide.say.hook': 'Le total interdit coûte {points} points par manche au donneur.',
  'guide.say.dealerFree':
    'Avec un total libre, annoncer en dernier rapporte {points} points par manche de plus qu’aux autres.',
  'guide.say.dealerHook':
    'Avec le total interdit, le donneur a encore {points} points par manche de plus que les autres.',
  'guide.say.dealerEven':
    'Avec le total interdit, rien ne montre que le donneur ait plus que les autres.',
  'guide.say.leadTricks':
    'Qui entame en premier fait {points} plis par manche de plus que chacun des autres.',
  'guide.say.leadLess':
    'Annoncer et entamer en premier coûte {points} points par manche, face aux autres.',
  'guide.say.leadMore':
    'Annoncer et entamer en premier rapporte {points} points par manche, face aux autres.',
};
