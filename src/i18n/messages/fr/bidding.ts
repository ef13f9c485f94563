import type { Translation } from '../translation.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Translation<typeof english> = {
  'bidding.heading': 'Combien de plis feras-tu ?',
  'bidding.bid': 'Annoncer {bid}',
  'bidding.unseen': 'Tu vois toutes les cartes sauf la tienne',
  'bidding.first': 'Tu annonces en premier',
  'bidding.together': 'Toutes les annonces sont dévoilées ensemble',
  'bidding.unclaimed':
    '{left, plural, =0 {Plus aucun pli libre} one {# pli libre} other {# plis libres}}',
  'bidding.nil': 'Nil',
  'bidding.nil.sure': 'Nil, vraiment ?',
  'bidding.nil.points': '±{points}',
  'bidding.nil.ask':
    'Un nil, c’est ne faire aucun pli : tu gagnes {points, plural, one {# point} other {# points}} en cas de réussite, tu en perds autant sinon. Appuie encore pour annoncer nil.',
  'bidding.pay': '{when} : {pays}.',
  'bidding.refused.hook': '{bid} est interdit : le total ne doit pas faire {handSize}.',
  'bidding.refused.zero-limit':
    '0 est interdit : tu as annoncé 0 {limit, plural, one {à la dernière manche} other {aux # dernières manches}}.',
  'bidding.refused.bid-out-of-range':
    '{bid} est interdit : {max, plural, one {il n’y a que # pli} other {il n’y a que # plis}}.',
  'bidding.refused.bid-not-whole': 'Une annonce est un nombre entier.',

  'naming.heading': 'Choisis l’atout',
  'naming.other': '{name} choisit l’atout',
  'naming.done': '{name} a choisi l’atout',
  'naming.doneYou': 'Tu as choisi l’atout',
  'trump.why.you.highest': 'Tu as fait la plus haute annonce ({bid})',
  'trump.why.you.first': 'Tu as annoncé {bid}, le plus haut, avant les autres',
  'trump.why.you.nearest': 'Tu as annoncé {bid}, le plus haut, au plus près à gauche du donneur',
  'trump.why.you.zero': 'Tout le monde a annoncé 0, et tu es à gauche du donneur',
  'trump.why.you.joker': 'La carte d’atout est un joker haut, et tu donnes',
  'trump.why.other.highest': '{name} a fait la plus haute annonce ({bid})',
  'trump.why.other.first': '{name} a annoncé {bid}, le plus haut, avant les autres',
  'trump.why.other.nearest':
    '{name} a annoncé {bid}, le plus haut, au plus près à gauche du donneur',
  'trump.why.other.zero': 'Tout le monde a annoncé 0, et {name} est à gauche du donneur',
  'trump.why.other.joker': 'La carte d’atout est un joker haut, et {name} donne',
  'trump.coming': 'puis {trumps}',
  'lead.other': '{name} entame',
  'trick.heading': 'Pli',
  'trick.led': '{suit} demandé',
  'trick.winning': '{name} mène',
  'trick.youWinning': 'Tu mènes',
  'trick.card': '{name} : {card}',
  'trick.cardWinning': '{name} : {card}, en tête',
  'trick.order': 'Tout est atout sauf la couleur demandée',
  'trick.orderLed': 'Toutes les autres couleurs sont atout',
  'trick.orderSaid':
    'Les atouts se comparent par hauteur, puis par couleur : trèfle le plus bas, puis carreau, cœur, pique',
};
