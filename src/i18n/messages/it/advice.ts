import type { Words } from '../words.ts';
import type { advice as english } from '../en/advice.ts';

export const advice: Words<typeof english> = {
  'hint.close': 'Chiudi il consiglio',
  'hint.thinking': 'Ci sto pensando…',
  'hint.failed': 'Nessun consiglio è arrivato. Chiudilo e chiedi di nuovo.',
  'hint.forced': 'Qui è permessa una cosa sola: {choice}.',
  'hint.nothing': 'Non c’è nessun consiglio per questa decisione.',
  'hint.noTrump': 'senza briscola',
  'hint.table': 'Che cosa promette ogni scelta',
  'hint.choice': 'Scelta',
  'hint.make': 'Probabilità di centrarla',
  'hint.make.short': 'Prob. in %',
  'hint.points': 'Punti attesi',
  'hint.cost': 'Costa rispetto alla migliore',
  'hint.isBest': '{choice}, la migliore',
  'hint.under': 'meno del {percent}',
  'hint.over': 'più del {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': '{chance} di centrare la dichiarazione, {points} attesi',
  'hint.mark.best': 'la migliore: {chance} di centrare la dichiarazione, {points} attesi',

  'hint.say.bid':
    '{verdict, select, clear {Dichiara {choice}: {chance} di centrarla.} probable {Probabilmente la migliore: {choice}, {chance} di centrarla.} close {Meglio {choice}: {chance} di centrarla, ma per poco.} only {Qualunque cosa dichiari, è lo stesso: {chance} di centrarla.} tie {È lo stesso: {choices}, {chance} di centrarla.} other {Vale tutto uguale, anche {choice}: {chance} di centrarla.}}',
  'hint.say.trump':
    '{verdict, select, clear {Briscola: {choice}. {chance} di centrare la dichiarazione.} probable {Probabilmente la migliore: {choice}, {chance} di centrare la dichiarazione.} close {Meglio {choice}: {chance} di centrare la dichiarazione, ma per poco.} only {Qualunque sia la briscola, è lo stesso: {chance} di centrare la dichiarazione.} tie {È lo stesso: {choices}, {chance} di centrare la dichiarazione.} other {Vale tutto uguale, anche {choice}: {chance} di centrare la dichiarazione.}}',
  'hint.say.card':
    '{verdict, select, clear {Gioca {choice}: {chance} di centrare la dichiarazione.} probable {Probabilmente la migliore: {choice}, {chance} di centrare la dichiarazione.} close {Meglio {choice}: {chance} di centrare la dichiarazione, ma per poco.} only {Qualunque carta giochi, è lo stesso: {chance} di centrare la dichiarazione.} tie {È lo stesso: {choices}, {chance} di centrare la dichiarazione.} other {Vale tutto uguale, anche {choice}: {chance} di centrare la dichiarazione.}}',
  'hint.others': 'Agli altri costa più che a te.',
  'hint.hinders': 'Agli altri resta di meno.',

  'hint.needs':
    '{tricks, plural, =0 {Hai quello che hai dichiarato: non una presa di più.} one {Ti manca # presa su {of}.} other {Ti mancano # prese su {of}.}}',
  'hint.needs.all':
    '{of, plural, one {Ti serve l’ultima presa.} other {Ti servono tutte le # prese che restano.}}',
  'hint.needs.lost': 'La tua dichiarazione è persa: rendi la vita difficile agli altri.',

  'hint.sure': '{count, plural, one {Una presa sicura: {cards}.} other {# prese sicure: {cards}.}}',
  'hint.likely': 'Quasi sicuro: {cards}.',
  'hint.probable': 'Probabilmente una presa: {cards}.',
  'hint.even': 'Metà e metà: {cards}.',
  'hint.nothing-likely': 'Nessuna delle tue carte dovrebbe fare una presa.',
  'hint.danger': 'Il pericolo maggiore: {cards}.',
  'hint.void': 'Puoi tagliare: {suits}.',
  'hint.discards': 'Puoi scartare su: {suits}.',
  'hint.bids-for': 'Gli altri vedono la tua carta, e le loro dichiarazioni parlano a suo favore.',
  'hint.bids-against':
    'Gli altri vedono la tua carta, e le loro dichiarazioni parlano a suo sfavore.',
  'hint.forehead':
    '{wins, plural, =0 {Nessuna delle {of} carte che la tua può essere fa la presa.} one {# delle {of} carte che la tua può essere fa la presa.} other {# delle {of} carte che la tua può essere fanno la presa.}}',

  'hint.fact.wins': 'Fa questa presa di sicuro.',
  'hint.fact.loses': 'Non fa questa presa.',
  'hint.fact.fulfils': 'Fa l’ultima presa che ti serve.',
  'hint.fact.overshoots': 'Fa una presa di troppo.',
  'hint.fact.falls-short': 'Con lei la tua dichiarazione è persa.',
  'hint.fact.ruff': 'Tagli.',
  'hint.fact.overruff': 'Tagli con una briscola più alta.',
  'hint.fact.underruff': 'Ti liberi di una briscola sotto una più alta.',
  'hint.fact.discard': 'La scarti.',
  'hint.fact.duck': 'Stai sotto.',
  'hint.fact.unload': 'Ti liberi di una carta che nulla batterebbe più nel suo seme.',
  'hint.fact.cheapest': 'È la più bassa che vince.',
  'hint.fact.dearest': 'È la più alta che perde.',
  'hint.fact.busts': 'Una presa di troppo per {name}.',
  'hint.fact.denies': 'Così {name} non può più farcela.',
  'hint.fact.beaten-by': 'Più alte e ancora in gioco: {cards}.',
  'hint.fact.out':
    'Ancora in gioco nel suo seme: {above} più alte, {below, plural, =0 {nessuna più bassa} one {# più bassa} other {# più basse}}.',
  'hint.fact.out.each':
    '{above, plural, one {Contro ciascuna resta una più alta del suo seme.} other {Contro ciascuna restano almeno # più alte del suo seme.}}',
  'hint.fact.either': 'Alta o bassa, cambia poco.',
  'hint.fact.keeps': 'Tieni per dopo: {cards}.',
  'hint.fact.voids': 'Poi non hai più quel seme.',
  'hint.fact.only-ruff': 'Nel suo seme non c’è più nulla di più alto: la batte solo chi taglia.',
  'hint.fact.may-ruff':
    '{count, plural, one {Non può rispondere e forse taglia: {names}.} other {Non possono rispondere e forse tagliano: {names}.}}',

  'learn.tally': 'Scelta migliore trovata: {found} su {count}',
  'learn.ask.title': 'Davvero?',
  'learn.ask.text':
    '{choice} invece di {best} costa circa {points, plural, one {# punto} other {# punti}}.',
  'learn.ask.anyway': 'Fallo lo stesso',
  'learn.ask.back': 'Ripensaci',

  'settings.group.learning': 'Imparare',
  'settings.learning': 'Modalità di apprendimento',
  'settings.learning.hint':
    'Mostra il consiglio a ogni tua decisione e conta quante volte trovi la scelta migliore. Queste partite non contano nelle tue statistiche.',
  'settings.askBefore': 'Chiedi prima di una scelta che costa',
  'settings.askBefore.hint':
    'Solo in modalità apprendimento, e solo quando non c’è dubbio. Punti del punteggio abituale, 10 e la dichiarazione: dove una mano vale di più, ne servono in proporzione di più.',
  'askBefore.never': 'Non chiedere mai',
  'askBefore.points': '{points, plural, one {# punto o più} other {# punti o più}}',
};
