import type { Words } from '../words.ts';
import type { advice as english } from '../en/advice.ts';

export const advice: Words<typeof english> = {
  'hint.close': 'Fermer le conseil',
  'hint.thinking': 'Réflexion en cours…',
  'hint.failed': 'Aucun conseil n’est venu. Ferme-le et redemande.',
  'hint.forced': 'Ici, une seule chose est permise : {choice}.',
  'hint.nothing': 'Il n’y a pas de conseil pour cette décision.',
  'hint.noTrump': 'sans atout',
  'hint.table': 'Ce que promet chaque choix',
  'hint.choice': 'Choix',
  'hint.make': 'Chance de réussir',
  'hint.make.short': 'Chance en %',
  'hint.points': 'Points attendus',
  'hint.cost': 'Coûte face au meilleur',
  'hint.isBest': '{choice}, le meilleur',
  'hint.under': 'moins de {percent}',
  'hint.over': 'plus de {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '{chance} de réussir ton annonce, {points} attendus',
  'hint.mark.best': 'le meilleur : {chance} de réussir ton annonce, {points} attendus',

  'hint.say.bid':
    '{verdict, select, clear {Annonce {choice} : {chance} de réussir.} probable {Sans doute le mieux : {choice}, {chance} de réussir.} close {Plutôt {choice} : {chance} de réussir, mais c’est serré.} only {Quoi que tu annonces, cela revient au même : {chance} de réussir.} tie {Ça se vaut : {choices}, {chance} de réussir.} other {Tout se vaut, {choice} aussi : {chance} de réussir.}}',
  'hint.say.trump':
    '{verdict, select, clear {Atout : {choice}. {chance} de réussir ton annonce.} probable {Sans doute le mieux : {choice}, {chance} de réussir ton annonce.} close {Plutôt {choice} : {chance} de réussir ton annonce, mais c’est serré.} only {Quel que soit l’atout, cela revient au même : {chance} de réussir ton annonce.} tie {Ça se vaut : {choices}, {chance} de réussir ton annonce.} other {Tout se vaut, {choice} aussi : {chance} de réussir ton annonce.}}',
  'hint.say.card':
    '{verdict, select, clear {Joue {choice} : {chance} de réussir ton annonce.} probable {Sans doute le mieux : {choice}, {chance} de réussir ton annonce.} close {Plutôt {choice} : {chance} de réussir ton annonce, mais c’est serré.} only {Quoi que tu joues, cela revient au même : {chance} de réussir ton annonce.} tie {Ça se vaut : {choices}, {chance} de réussir ton annonce.} other {Tout se vaut, {choice} aussi : {chance} de réussir ton annonce.}}',
  'hint.others': 'Cela coûte plus aux autres qu’à toi.',
  'hint.hinders': 'Il en reste moins pour les autres.',

  'hint.needs':
    '{tricks, plural, =0 {Tu as ce que tu as annoncé : plus un seul pli.} one {Il te faut encore # pli sur {of}.} other {Il te faut encore # plis sur {of}.}}',
  'hint.needs.all':
    '{of, plural, one {Il te faut le dernier pli.} other {Il te faut les # plis qui restent.}}',
  'hint.needs.lost': 'Ton annonce est perdue : complique celle des autres.',

  'hint.sure': '{count, plural, one {Un pli sûr : {cards}.} other {# plis sûrs : {cards}.}}',
  'hint.likely': 'Presque sûr : {cards}.',
  'hint.probable': 'Sans doute un pli : {cards}.',
  'hint.even': 'Une chance sur deux : {cards}.',
  'hint.nothing-likely': 'Aucune de tes cartes ne devrait faire un pli.',
  'hint.danger': 'Le plus dangereux : {cards}.',
  'hint.void': 'Tu peux couper : {suits}.',
  'hint.discards': 'Tu peux te défausser sur : {suits}.',
  'hint.bids-for': 'Les autres voient ta carte, et leurs annonces parlent pour elle.',
  'hint.bids-against': 'Les autres voient ta carte, et leurs annonces parlent contre elle.',
  'hint.forehead':
    '{wins, plural, =0 {Aucune des {of} cartes que la tienne peut être ne fait le pli.} one {# des {of} cartes que la tienne peut être fait le pli.} other {# des {of} cartes que la tienne peut être font le pli.}}',

  'hint.fact.wins': 'Elle fait ce pli à coup sûr.',
  'hint.fact.loses': 'Elle ne fait pas ce pli.',
  'hint.fact.fulfils': 'Elle fait le dernier pli qu’il te faut.',
  'hint.fact.overshoots': 'Elle fait un pli de trop.',
  'hint.fact.falls-short': 'Ton annonce est perdue avec elle.',
  'hint.fact.ruff': 'Tu coupes.',
  'hint.fact.overruff': 'Tu surcoupes.',
  'hint.fact.underruff': 'Tu te défais d’un atout sous un plus fort.',
  'hint.fact.discard': 'Tu la défausses.',
  'hint.fact.duck': 'Tu laisses passer.',
  'hint.fact.unload': 'Tu te défais d’une carte que rien ne battrait plus dans sa couleur.',
  'hint.fact.cheapest': 'C’est la plus basse qui gagne.',
  'hint.fact.dearest': 'C’est la plus haute qui perd.',
  'hint.fact.busts': 'Un pli de trop pour {name}.',
  'hint.fact.denies': 'Alors {name} ne peut plus réussir.',
  'hint.fact.beaten-by': 'Plus haut et encore en jeu : {cards}.',
  'hint.fact.out':
    'Encore en jeu dans sa couleur : {above} plus hautes, {below, plural, =0 {aucune plus basse} one {# plus basse} other {# plus basses}}.',
  'hint.fact.out.each':
    '{above, plural, one {Contre chacune, il reste une carte plus haute de sa couleur.} other {Contre chacune, il reste au moins # cartes plus hautes de sa couleur.}}',
  'hint.fact.either': 'Haut ou bas, cela ne change presque rien.',
  'hint.fact.keeps': 'Tu gardes pour plus tard : {cards}.',
  'hint.fact.voids': 'Ensuite, tu n’as plus de sa couleur.',
  'hint.fact.only-ruff': 'Rien de plus haut dans sa couleur : seule une coupe la bat.',
  'hint.fact.may-ruff':
    '{count, plural, one {Ne peut fournir, et peut couper : {names}.} other {Ne peuvent fournir, et peuvent couper : {names}.}}',

  'learn.tally': 'Meilleur choix trouvé : {found} sur {count}',
  'learn.ask.title': 'Vraiment ?',
  'learn.ask.text':
    '{choice} plutôt que {best} coûte environ {points, plural, one {# point} other {# points}}.',
  'learn.ask.anyway': 'Quand même',
  'learn.ask.back': 'Réfléchir encore',

  'settings.group.learning': 'Apprendre',
  'settings.learning': 'Mode apprentissage',
  'settings.learning.hint':
    'Montre le conseil à chacune de tes décisions et compte combien de fois tu trouves le meilleur choix. Ces parties ne comptent pas dans tes statistiques.',
  'settings.askBefore': 'Demander avant un choix qui coûte',
  'settings.askBefore.hint':
    'Seulement en mode apprentissage, et seulement quand il n’y a aucun doute. Points du décompte habituel, 10 et l’annonce : si une manche vaut plus, il en faut d’autant plus.',
  'askBefore.never': 'Ne jamais demander',
  'askBefore.points': '{points, plural, one {# point ou plus} other {# points ou plus}}',
};
