import type { partners as english } from '../en/partners.ts';
import type { Translation } from '../translation.ts';

export const partners: Translation<typeof english> = {
  'balance.side.you': 'Nous : {won} sur {bid}, {bags, plural, one {# sac} other {# sacs}}',
  'balance.side.they': 'Eux : {won} sur {bid}, {bags, plural, one {# sac} other {# sacs}}',
  'balance.side.you.open': 'Nous : annonce {bid}, {bags, plural, one {# sac} other {# sacs}}',
  'balance.side.they.open': 'Eux : annonce {bid}, {bags, plural, one {# sac} other {# sacs}}',
  'balance.side.you.bags': 'Nous : {bags, plural, one {# sac} other {# sacs}}',
  'balance.side.they.bags': 'Eux : {bags, plural, one {# sac} other {# sacs}}',
  'balance.side.you.nil': 'Nous : deux nils, {bags, plural, one {# sac} other {# sacs}}',
  'balance.side.they.nil': 'Eux : deux nils, {bags, plural, one {# sac} other {# sacs}}',

  'review.side.mean': 'Attendu aux places de {who, select, you {ton équipe} other {cette équipe}}',
  'review.side.points': 'Points de {who, select, you {ton équipe} other {cette équipe}}',
  'review.side.breakdown.note':
    'Attendu : ce qu’une équipe marque là en moyenne quand tout le monde annonce bien. Le reste vient de {who, select, you {ton partenaire} other {son partenaire}}, des adversaires et de la répartition des cartes. Seuls comptent les choix qui coûtent nettement des points, au coût indiqué dans la liste.',
  'review.side.expected':
    'Chances de réussir : {ownMake} ; points attendus pour {who, select, you {ton équipe} other {cette équipe}} : {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {Chances de réussir : {ownMake} au lieu de {bestMake} ; points attendus pour {who, select, you {ton équipe} other {cette équipe}} : {ownPoints} au lieu de {bestPoints}.} chance {Chances de réussir : {ownMake} dans les deux cas ; points attendus pour {who, select, you {ton équipe} other {cette équipe}} : {ownPoints} au lieu de {bestPoints}.} points {Chances de réussir : {ownMake} au lieu de {bestMake} ; points attendus pour {who, select, you {ton équipe} other {cette équipe}} : {ownPoints} dans les deux cas.} other {Chances de réussir : {ownMake} dans les deux cas ; points attendus pour {who, select, you {ton équipe} other {cette équipe}} : {ownPoints} dans les deux cas.}}',
  'review.side.expected.others': 'Points attendus pour l’autre équipe : {own} au lieu de {best}.',
  'review.side.expected.bags': 'La différence tient aux sacs.',
  'review.side.cost':
    'Coût : les points que {who, select, you {ton équipe} other {cette équipe}} perd face à l’autre, en comptant ce que coûteront les sacs.',
  'review.side.hindsight.same':
    'Aucun choix n’aurait fait mieux pour {who, select, you {ton équipe} other {cette équipe}} : {points} {count, plural, one {point} other {points}} face à l’autre.',
  'review.side.hindsight.better':
    '{best} pouvait donner à {who, select, you {ton équipe} other {cette équipe}} {bestPoints} {bestCount, plural, one {point} other {points}} face à l’autre, ce choix {points} au plus.',
  'review.side.hindsight.note':
    'Toutes cartes ouvertes : combien de points quelqu’un qui voit toutes les mains aurait pu prendre à l’autre équipe dans cette manche, coût des sacs compris, pendant que les trois autres jouent comme le feraient d’instinct des experts qui ne voient que leur main. Cela ne dit rien de la qualité du choix.',
  'review.side.try.over':
    '{who, select, you {Ton équipe} other {Cette équipe}} ici : {here} {count, plural, one {point} other {points}}.',
  'review.place.declaration': 'Manche {round}, avant de regarder',
  'review.own.declaration':
    '{who, select, you {{own, select, blindNil {Tu as annoncé un nil aveugle.} other {Tu as d’abord regardé.}}} other {{own, select, blindNil {{name} a annoncé un nil aveugle.} other {{name} a d’abord regardé.}}}}',
  'review.better.declaration':
    '{who, select, you {{own, select, blindNil {Tu as annoncé un nil aveugle ; regarder d’abord valait mieux.} other {Tu as d’abord regardé ; un nil aveugle valait mieux.}}} other {{own, select, blindNil {{name} a annoncé un nil aveugle ; regarder d’abord valait mieux.} other {{name} a d’abord regardé ; un nil aveugle valait mieux.}}}}',
  'cost.side.parts':
    '{how, select, both {Les points de {who, select, you {ton équipe} other {cette équipe}} comptent pour {own} ; s’y ajoute ce que gagnent les adversaires et coûtent les sacs : {others}.} less {Les points de {who, select, you {ton équipe} other {cette équipe}} comptent pour {own} ; on en retire ce que perdent les adversaires et épargnent les sacs évités : {others}.} more {Ce que gagnent les adversaires et coûtent les sacs compte pour {others} ; on en retire ce que gagne {who, select, you {ton équipe} other {cette équipe}} : {own}.} other {C’est ce que gagnent les adversaires et coûtent les sacs.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {Annonce {choice} : {chance} de chances de réussir le contrat.} probable {Sans doute {choice} : {chance} de chances de réussir le contrat.} close {Plutôt {choice} : {chance} de chances de réussir le contrat, mais c’est serré.} only {Toutes les annonces se valent : {chance} de chances de réussir le contrat.} tie {Ça se vaut : {choices}, {chance} de chances de réussir le contrat.} other {Tout se vaut, {choice} aussi : {chance} de chances de réussir le contrat.}}',
  'hint.side.say.card':
    '{verdict, select, clear {Joue {choice} : {chance} de chances de réussir le contrat.} probable {Sans doute {choice} : {chance} de chances de réussir le contrat.} close {Plutôt {choice} : {chance} de chances de réussir le contrat, mais c’est serré.} only {Toutes les cartes se valent : {chance} de chances de réussir le contrat.} tie {Ça se vaut : {choices}, {chance} de chances de réussir le contrat.} other {Tout se vaut, {choice} aussi : {chance} de chances de réussir le contrat.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {Votre contrat est réussi : chaque pli de plus est un sac.} one {Il vous faut encore # des {of} derniers plis.} other {Il vous faut encore # des {of} derniers plis.}}',
  'hint.side.needs.all':
    '{of, plural, one {Il vous faut le dernier pli.} other {Il vous faut les # derniers plis.}}',
  'hint.side.needs.lost': 'Votre contrat a chuté : gêne celui des autres.',
  'hint.their-need':
    'Votre contrat est réussi ; il faut encore aux autres {tricks} des {of} derniers plis.',
  'hint.their-need.all': 'Votre contrat est réussi ; il faut aux autres tous les plis restants.',
  'hint.fact.to-partner': 'Ton partenaire fait ce pli.',
  'hint.fact.partner-ahead': 'Ton partenaire mène pour l’instant.',
  'hint.fact.partner-may-ruff': 'Ton partenaire n’en a pas et peut couper.',
  'hint.side.points': 'Points attendus pour ton équipe',
  'hint.say.look':
    '{verdict, select, clear {Regarde d’abord tes cartes : un nil aveugle a {chance} de chances de réussir.} probable {Sans doute mieux de regarder d’abord : un nil aveugle a {chance} de chances de réussir.} close {Plutôt regarder d’abord, mais c’est serré : un nil aveugle a {chance} de chances de réussir.} other {Ça se vaut : un nil aveugle a {chance} de chances de réussir.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {Annonce un nil aveugle : {chance} de chances de réussir.} probable {Sans doute un nil aveugle : {chance} de chances de réussir.} close {Plutôt un nil aveugle : {chance} de chances de réussir, mais c’est serré.} other {Ça se vaut : un nil aveugle a {chance} de chances de réussir.}}',
  'hint.blindNil.expected':
    'Points attendus pour ton équipe : {blind} avec un nil aveugle, {look} si tu regardes d’abord.',
  'hint.game-at-stake': 'Tes chances de gagner la partie sont meilleures ainsi.',
  'hint.below':
    '{how, select, left {Les autres annonces font {sum} plis sur {of}.} partner {Avec les {partner} de ton partenaire, il vous faut {sum} plis sur {of}.} other {L’annonce est un minimum : les plis de plus ne sont que des sacs.}}',
  'hint.contrast.contract':
    '{whose, select, theirs {Avec {other}, les autres réussissent plus souvent leur contrat : {chance} au lieu de {best}.} other {Avec {other}, ton équipe réussit moins souvent son contrat : {chance} au lieu de {best}.}}',
  'hint.contrast.nil':
    '{how, select, more {Avec {other}, {name} réussit plus souvent son nil : {chance} au lieu de {best}.} other {Avec {other}, {name} réussit moins souvent son nil : {chance} au lieu de {best}.}}',
  'hint.claim.nil':
    '{how, select, more {Avec {other}, {name} réussit plus souvent son nil} other {Avec {other}, {name} réussit moins souvent son nil}}',
  'hint.why.taker': '{name} fait ce pli dans {chance} des cas au lieu de {best}',
  'hint.why.breaks': 'plus tard, il chute à {suit} dans {chance} des cas au lieu de {best}',
  'hint.contrast.bags':
    '{whose, select, theirs {Avec {other}, les autres font moins de plis en trop (sacs) : {count} en moyenne au lieu de {best}.} other {Avec {other}, ton équipe fait plus de plis en trop (sacs) : {count} en moyenne au lieu de {best}.}}',
  'hint.bags': 'Cela amène moins de plis en trop (sacs).',
  'hint.their-bags': 'Cela laisse plus de plis en trop (sacs) aux autres.',
  'hint.nil-lost':
    '{tricks, plural, =0 {Ton nil a chuté et tes plis ne comptent pas.} one {Ton nil a chuté et tes plis ne comptent pas : il faut encore à ton partenaire # des {of} derniers.} other {Ton nil a chuté et tes plis ne comptent pas : il faut encore à ton partenaire # des {of} derniers.}}',
  'hint.nil-against':
    '{count, plural, one {{names} a annoncé nil : un seul pli le fait chuter.} other {{names} ont annoncé nil : un seul pli fait chuter chacun.}}',
  'hint.contrast.broken':
    '{how, select, bid {Un nil chuterait dans {chance} des cas.} alone {Avec {other}, ton nil chute dans {chance} des cas.} other {Avec {other}, ton nil chute plus souvent : {chance} au lieu de {best}.}}',
  'hint.nil.needs': 'Ton nil tient : ne prends aucun pli.',
  'hint.nil.lost': 'Ton nil va forcément chuter : gêne les annonces des autres.',
  'hint.nil.sunk-by': 'Avec {cards}, un pli est inévitable : ton nil va chuter.',
  'hint.fact.breaks-own': 'Avec elle, tu chutes ton nil.',
  'hint.fact.breaks': 'Avec elle, {name} chute son nil.',
  'hint.nil-beside':
    'Le nil de ton partenaire tient encore : prends les plis qui lui reviendraient.',
};
