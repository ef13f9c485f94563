import type { Translation } from '../translation.ts';
import type { advice as english } from '../en/advice.ts';

export const advice: Translation<typeof english> = {
  'hint.button': 'Conseil',
  'hint.close': 'Fermer le conseil',
  'hint.thinking': 'Réflexion en cours…',
  'hint.why': 'Pourquoi ?',
  'hint.failed': 'Pas de conseil cette fois.',
  'hint.forced':
    '{kind, select, bid {Tu ne peux annoncer que {choice}.} trump {Tu ne peux choisir que {choice}.} other {Tu ne peux jouer que {choice}.}}',
  'hint.nothing': 'Pas de conseil pour cette décision.',
  'hint.noTrump': 'sans atout',
  'hint.table': 'Ce que vaut chaque choix',
  'hint.choice': 'Choix',
  'hint.make': 'Chances de réussir',
  'hint.few': 'Trop peu de plis',
  'hint.many': 'Trop de plis',
  'hint.misses': 'Sinon : trop peu de plis {few}, trop {many}.',
  'hint.make.short': 'Chances, %',
  'hint.points': 'Points attendus',
  'hint.cost':
    '{scope, select, bags {Perte face au meilleur, en comptant les points adverses et les plis en trop (sacs)} points {Perte face au meilleur, en comptant les points des autres} other {Perte face au meilleur}}',
  'hint.isBest': '{choice}, le meilleur',
  'hint.isTied': '{choice}, parmi les meilleurs',
  'hint.under': 'moins de {percent}',
  'hint.over': 'plus de {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '{chance} de chances de réussir, points attendus : {points}',
  'hint.opponent': '{name} réussit',
  'hint.mark.opponent': '{name} réussit : {chance}',
  'hint.mark.best': 'meilleur choix : {chance} de chances de réussir, points attendus : {points}',
  'hint.mark.tied':
    'parmi les meilleurs choix : {chance} de chances de réussir, points attendus : {points}',

  'hint.say.bid':
    '{verdict, select, clear {Annonce {choice} : {chance} de chances de réussir.} probable {Sans doute {choice} : {chance} de chances de réussir.} close {Plutôt {choice} : {chance} de chances de réussir, mais c’est serré.} only {Toutes les annonces se valent : {chance} de chances de réussir.} tie {Ça se vaut : {choices}, {chance} de chances de réussir.} other {Tout se vaut, {choice} aussi : {chance} de chances de réussir.}}',
  'hint.say.trump':
    '{verdict, select, clear {Choisis {choice} : {chance} de chances de réussir ton annonce.} probable {Sans doute {choice} : {chance} de chances de réussir ton annonce.} close {Plutôt {choice} : {chance} de chances de réussir ton annonce, mais c’est serré.} only {Tous les atouts se valent : {chance} de chances de réussir ton annonce.} tie {Ça se vaut : {choices}, {chance} de chances de réussir ton annonce.} other {Tout se vaut, {choice} aussi : {chance} de chances de réussir ton annonce.}}',
  'hint.say.card':
    '{verdict, select, clear {Joue {choice} : {chance} de chances de réussir ton annonce.} probable {Sans doute {choice} : {chance} de chances de réussir ton annonce.} close {Plutôt {choice} : {chance} de chances de réussir ton annonce, mais c’est serré.} only {Toutes les cartes se valent : {chance} de chances de réussir ton annonce.} tie {Ça se vaut : {choices}, {chance} de chances de réussir ton annonce.} other {Tout se vaut, {choice} aussi : {chance} de chances de réussir ton annonce.}}',
  'hint.say.lost':
    '{verdict, select, clear {Joue {choice}.} probable {Sans doute {choice}.} close {Plutôt {choice}, mais c’est serré.} only {Toutes les cartes se valent.} tie {Ça se vaut : {choices}.} other {Tout se vaut, {choice} aussi.}}',
  'hint.nearly': 'Presque aussi bien : {other}.',
  'hint.certain': 'C’est certain, quelle que soit la répartition des cartes.',
  'hint.others': 'Cela coûte plus aux autres qu’à toi.',
  'hint.hinders': 'Les autres y gagnent moins.',
  'cost.parts':
    '{who, select, you {{how, select, both {Tes propres points comptent pour {own} ; s’y ajoute la moitié de ce que gagnent les autres en moyenne : {others}.} less {Tes propres points comptent pour {own} ; on en retire la moitié de ce que perdent les autres en moyenne : {others}.} more {La moitié de ce que gagnent les autres en moyenne compte pour {others} ; on en retire ce que tu gagnes : {own}.} other {C’est la moitié de ce que gagnent les autres en moyenne.}}} other {{how, select, both {Les points du joueur comptent pour {own} ; s’y ajoute la moitié de ce que gagnent les autres en moyenne : {others}.} less {Les points du joueur comptent pour {own} ; on en retire la moitié de ce que perdent les autres en moyenne : {others}.} more {La moitié de ce que gagnent les autres en moyenne compte pour {others} ; on en retire ce que gagne le joueur : {own}.} other {C’est la moitié de ce que gagnent les autres en moyenne.}}}}',
  'hint.net':
    '{scope, select, bags {En comptant les points adverses et les plis en trop (sacs)} other {En comptant les points des autres}}, {other} coûte environ {count, plural, one {{points} point} other {{points} points}}.',
  'hint.hook':
    '{drawback, select, chance {{forbidden} est interdit, et {other} réussit moins souvent : {chance}.} pay {{forbidden} est interdit, et {other} rapporte moins.} other {{forbidden} est interdit.}}',
  'hint.contrast.over':
    '{never, select, yes {Avec {other}, tu fais trop de plis dans {chance} des cas.} other {Avec {other}, tu fais trop de plis plus souvent : {chance} au lieu de {best}.}}',
  'hint.contrast.short':
    '{never, select, yes {Avec {other}, il te manque des plis dans {chance} des cas.} other {Avec {other}, il te manque des plis plus souvent : {chance} au lieu de {best}.}}',
  'hint.contrast.make': 'Avec {other}, tu réussis moins souvent : {chance} au lieu de {best}.',
  'hint.contrast.pay': 'Points attendus avec {other} : {points} au lieu de {best}.',
  'hint.contrast.naming': 'Avec {other}, tu choisirais moins souvent l’atout.',
  'hint.contrast.against':
    'Avec {other}, {name} réussit plus souvent : {chance} au lieu de {best}.',
  'hint.contrast.bid':
    '{how, select, less {{other} réussit moins souvent : {chance} au lieu de {best}.} other {{other} réussit dans {chance} des cas, mais rapporte moins.}}',
  'hint.because': '{claim} : {why}.',
  'hint.claim':
    '{drawback, select, over {Avec {other}, tu fais trop de plis plus souvent} nil {Avec {other}, ton nil chute plus souvent} short {Avec {other}, il te manque des plis plus souvent} theirs {Avec {other}, les autres réussissent plus souvent leur contrat} other {Avec {other}, tu marques moins}}',
  'hint.why.now': '{high} fait ce pli plus souvent ({chance}) que {low} ({less})',
  'hint.why.later': 'plus tard, {high} fait un pli plus souvent ({chance}) que {low} ({less})',
  'hint.why.own':
    '{odds, select, never {{card} ne peut pas faire ce pli, mais en réserve en fait un plus tard dans {later} des cas} sure {{card} fait ce pli à coup sûr ; en réserve, un pli plus tard dans {later} des cas} other {{card} fait ce pli dans {now} des cas ; en réserve, un pli plus tard dans {later}}}',
  'hint.why.rest': '{card} fait alors un pli dans {chance} des cas au lieu de {best}',
  'hint.why.suits': 'à {suits}, la moyenne de tes plis est alors de {count} au lieu de {best}',
  'hint.why.higher': 'gardée, une carte plus haute fait plus souvent un pli',
  'hint.why.points': 'points attendus {points} au lieu de {best}',

  'hint.needs':
    '{tricks, plural, =0 {Compte bon : plus un seul pli.} one {Il te faut encore # des {of} derniers plis.} other {Il te faut encore # des {of} derniers plis.}}',
  'hint.needs.all':
    '{of, plural, one {Il te faut le dernier pli.} other {Il te faut les # derniers plis.}}',
  'hint.needs.lost': 'Ton annonce a chuté : gêne celles des autres.',
  'hint.sunk-by':
    '{tricks, plural, one {Avec {cards}, un pli est inévitable : ton annonce a chuté.} other {Avec {cards}, # plis sont inévitables : ton annonce a chuté.}}',
  'hint.hopeless': 'Perdu presque à coup sûr, quoi que tu fasses.',

  'hint.sure': '{count, plural, one {pli sûr : {cards}} other {# plis sûrs : {cards}}}',
  'hint.likely': 'presque sûr : {cards}',
  'hint.probable':
    '{count, plural, one {sans doute un pli : {cards}} other {sans doute un pli chacune : {cards}}}',
  'hint.even': 'une chance sur deux : {cards}',
  'hint.join': '{first} ; {second}',
  'hint.tricks': '{parts}.',
  'hint.toward': '{cards} {count, plural, one {rapproche} other {rapprochent}} de {bid}',
  'hint.asTrump': '{card} comme atout',
  'hint.nothing-likely': 'Aucune de tes cartes ne devrait faire un pli.',
  'hint.nothing-likely.one': 'Ta carte ne devrait pas faire le pli.',
  'hint.danger': 'Risque de faire un pli de trop : {cards}.',
  'hint.only-if-led': 'Elle ne gagne que si une plus basse de sa couleur est entamée.',
  'hint.void': 'Tu peux couper à {suits}.',
  'hint.no-trumps': 'Tu n’as pas d’atout.',
  'hint.discards': 'Tu peux te défausser sur {suits}.',
  'hint.naming': 'en choisissant {trump}',
  'hint.bids-for': 'Les autres voient ta carte, et leurs annonces parlent pour elle.',
  'hint.bids-against': 'Les autres voient ta carte, et leurs annonces parlent contre elle.',
  'hint.forehead':
    '{wins, plural, =0 {Aucune des {of} cartes que tu peux avoir ne fait le pli.} one {# des {of} cartes que tu peux avoir fait le pli.} other {# des {of} cartes que tu peux avoir font le pli.}}',

  'hint.fact.wins': 'Elle fait ce pli à coup sûr.',
  'hint.fact.loses': 'Elle ne peut pas faire ce pli.',
  'hint.fact.fulfills': 'Elle fait le dernier pli qu’il te faut.',
  'hint.fact.overshoots': 'Elle fait un pli de trop.',
  'hint.fact.one-too-many':
    '{tricks, plural, one {Avec {cards}, un pli vient de toute façon : celui-ci est de trop.} other {Avec {cards}, # plis viennent de toute façon : celui-ci est de trop.}}',
  'hint.fact.falls-short': 'Elle fait chuter ton annonce.',
  'hint.fact.ruff': 'Tu coupes.',
  'hint.fact.overruff': 'Tu surcoupes.',
  'hint.fact.underruff': 'Tu te défais d’un atout sous un plus fort.',
  'hint.fact.discard': 'Tu la défausses.',
  'hint.fact.duck': 'Tu laisses passer.',
  'hint.fact.unload': 'Tu te défais d’une carte que rien ne battrait plus dans sa couleur.',
  'hint.dangerous-discard': 'Aucune autre carte ne risque plus de faire un pli de trop.',
  'hint.fact.lowest-winner': 'C’est la plus basse qui gagne à coup sûr.',
  'hint.fact.highest-loser': 'C’est la plus haute qui perd à coup sûr.',
  'hint.fact.lowest-loser': 'Aucune des tiennes ne peut faire ce pli ; c’est la plus basse.',
  'hint.fact.puts-over': 'Cela donne un pli de trop à {name}.',
  'hint.fact.denies': 'Cela fait chuter {name}.',
  'hint.fact.beaten-by': 'Plus haut et pas encore tombé : {cards}.',
  'hint.fact.ahead': 'Elle mène pour l’instant ; plus haut et pas encore tombé : {cards}.',
  'hint.fact.ahead.out': 'Elle mène pour l’instant ; {above} plus hautes ne sont pas tombées.',
  'hint.fact.ahead.lowest':
    'Toutes les tiennes battent {leading} ; la plus facile à battre : {lowest}.',
  'hint.fact.out':
    '{card} : pas encore tombées dans sa couleur, {above, plural, one {# plus haute} other {# plus hautes}}, {below, plural, =0 {aucune plus basse} one {# plus basse} other {# plus basses}}.',
  'hint.fact.out.each':
    '{above, plural, one {Au-dessus de chacune, une carte de sa couleur n’est pas encore tombée.} other {Au-dessus de chacune, au moins # cartes de sa couleur ne sont pas encore tombées.}}',
  'hint.fact.wins.each': 'Chacune fait ce pli à coup sûr.',
  'hint.fact.loses.each': 'Aucune ne peut faire ce pli.',
  'hint.fact.only-ruff.each': 'Seule une coupe peut encore battre l’une d’elles.',
  'hint.fact.alike': 'Elles reviennent à peu près au même.',
  'hint.fact.either': 'Haut ou bas, cela ne change presque rien.',
  'hint.fact.keeps': 'Tu gardes {cards} pour plus tard.',
  'hint.fact.voids': 'Ensuite, tu n’as plus de {suit}.',
  'hint.fact.only-ruff': 'Seule une coupe peut encore la battre.',
  'hint.fact.only-overruff': 'Seule une surcoupe peut encore la battre.',
  'hint.fact.only-joker': 'Seul un joker haut peut encore la battre.',
  'hint.fact.ruff-by':
    '{count, plural, one {Seule une coupe peut encore la battre ; {names} n’en a pas.} other {Seule une coupe peut encore la battre ; {names} n’en ont pas.}}',
  'hint.fact.may-ruff':
    '{count, plural, one {{names} n’en a pas et peut couper.} other {{names} n’en ont pas et peuvent couper.}}',

  'learn.tally': 'Meilleur choix : {found} sur {count}',
  'learn.ask.title': 'Vraiment ?',
  'learn.ask.text':
    '{choice} plutôt que {best} coûte environ {points, plural, one {# point} other {# points}}.',
  'learn.ask.anyway': 'Quand même',
  'learn.ask.back': 'Réfléchir encore',

  'settings.group.learning': 'Apprendre',
  'settings.learning': 'Mode apprentissage',
  'settings.learning.hint':
    'Montre le conseil à chaque décision et compte combien de fois tu trouves le meilleur choix. Ces parties ne comptent pas dans tes statistiques.',
  'settings.askBefore': 'Demander avant une erreur coûteuse',
  'settings.askBefore.hint':
    'Seulement en mode apprentissage, et seulement si un choix coûte nettement des points. En points du décompte standard (10 + annonce) ; davantage si une manche vaut plus.',
  'askBefore.never': 'Jamais',
  'askBefore.points': '{points, plural, one {# point ou plus} other {# points ou plus}}',
};
