import type { Words } from '../words.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Words<typeof english> = {
  'bidding.heading': 'Combien de plis feras-tu ?',
  'bidding.bid': 'Annoncer {bid}',
  'bidding.unseen': 'Tu vois toutes les cartes sauf la tienne',
  'bidding.soFar':
    '{sum, plural, one {# pli annoncé} other {# plis annoncés}} sur {handSize}, {left, plural, =0 {il n’en reste plus} one {il en reste #} other {il en reste #}}',
  'bidding.none':
    'À toi d’ouvrir les annonces. {handSize, plural, one {# pli} other {# plis}} à faire.',
  'bidding.sealedSoFar':
    '{count, plural, =0 {Annonces secrètes : elles seront dévoilées ensemble} one {Annonces secrètes : # faite, toutes seront dévoilées ensemble} other {Annonces secrètes : # faites, toutes seront dévoilées ensemble}}',
  'bidding.sides':
    'Ton équipe {ours}, les autres {theirs} : {left, plural, =0 {plus aucun pli libre} one {# pli libre} other {# plis libres}} sur {handSize}',
  'bidding.partner.waiting': '{name}, partenaire : pas encore d’annonce',
  'bidding.partner.bid': '{name}, partenaire, a annoncé {bid}',
  'bidding.partner.nil': '{name}, partenaire, a annoncé nil',
  'bidding.partner.blindNil': '{name}, partenaire, a annoncé un nil aveugle',
  'bidding.nil': 'Nil',
  'bidding.nil.sure': 'Nil, sûr ?',
  'bidding.nil.worth': '± {points}',
  'bidding.nil.ask':
    'Nil, c’est promettre de ne faire aucun pli : {points, plural, one {# point} other {# points}} si tu tiens parole, autant de perdus sinon. Appuie encore une fois pour annoncer nil.',
  'bidding.refused.hook': '{bid} est interdit : le total des annonces ferait {handSize}',
  'bidding.refused.zero-limit':
    '0 est interdit : tu as annoncé 0 {limit, plural, one {à la dernière manche} other {aux # dernières manches}}',
  'bidding.refused.bid-out-of-range':
    '{bid} est impossible : il n’y a que {max, plural, one {# pli} other {# plis}}',
  'bidding.refused.bid-not-whole': 'Une annonce est un nombre entier',

  'naming.heading': 'Choisis l’atout',
  'trump.why.you.highest': 'Tu as fait la plus haute annonce : {bid}',
  'trump.why.you.first': 'Tu as fait la plus haute annonce, {bid}, avant les autres',
  'trump.why.you.nearest':
    'Tu as fait la plus haute annonce, {bid}, et ta place est la plus proche à gauche du donneur',
  'trump.why.you.zero': 'Tout le monde a annoncé 0, et tu es à gauche du donneur',
  'trump.why.other.highest': '{name} a fait la plus haute annonce : {bid}',
  'trump.why.other.first': '{name} a fait la plus haute annonce, {bid}, avant les autres',
  'trump.why.other.nearest':
    '{name} a fait la plus haute annonce, {bid}, et sa place est la plus proche à gauche du donneur',
  'trump.why.other.zero': 'Tout le monde a annoncé 0, et {name} est à gauche du donneur',
};
