import type { review as english } from '../en/review.ts';
import type { Translation } from '../translation.ts';

export const review: Translation<typeof english> = {
  'review.title': 'Analisi',
  'review.back': 'Esci dall’analisi',
  'review.whose':
    '{who, select, named {Partita di un’altra persona: {name}.} other {Partita di un’altra persona.}}',
  'review.scope': 'Che cosa analizzare',
  'review.scope.game': 'Tutta la partita',
  'review.scope.round': 'Mano {round}, {count, plural, one {# carta} other {# carte}}',
  'review.working': 'Analisi della mano {round}: {done} su {rounds}',
  'review.resting': '{done} su {rounds, plural, one {# mano analizzata} other {# mani analizzate}}',
  'review.done': '{rounds, plural, one {# mano analizzata} other {# mani analizzate}}',
  'review.failed': 'L’analisi si è interrotta.',
  'button.pause': 'Pausa',

  'review.accuracy': 'Precisione',
  'review.accuracy.all': 'In tutto',
  'review.accuracy.bids': 'Dichiarazioni',
  'review.accuracy.play': 'Gioco',
  'review.accuracy.none': 'niente da decidere',
  'review.mark.superb': 'ottimo',
  'review.mark.strong': 'forte',
  'review.mark.solid': 'solido',
  'review.mark.fair': 'discreto',
  'review.mark.learning': 'da migliorare',

  'review.breakdown': 'Fortuna e bravura',
  'review.breakdown.mean': 'Punti attesi per questo posto',
  'review.breakdown.luck': 'Carte e posto',
  'review.breakdown.rest': 'Avversari e fortuna',
  'review.breakdown.points': 'Punti fatti',
  'review.breakdown.note':
    'Punti attesi: quanti ne fa in media un buon giocatore in questo posto e con lo stesso numero di carte, prima della prima carta. Contano solo le scelte che costano chiaramente punti, al costo indicato nella lista.',
  'review.breakdown.low': 'Qui vince il totale più basso.',

  'review.decisions': 'Decisioni, prima le più costose',
  'review.showAll': 'Mostra anche quelle buone',
  'review.flawless': 'Qui nessuna scelta è costata chiaramente punti.',
  'review.none': 'Non c’era niente da decidere.',
  'review.place.bid': 'Mano {round}, dichiarazione',
  'review.place.trump': 'Mano {round}, briscola',
  'review.place.card': 'Mano {round}, presa {trick}',
  'review.grade.best': 'la migliore',
  'review.grade.good': 'buona',
  'review.grade.inaccuracy': 'imprecisione',
  'review.grade.mistake': 'errore',
  'review.grade.blunder': 'errore grave',
  'review.cost': '{grade}, {points} {count, plural, one {punto} other {punti}}',
  'review.cost.note':
    '{who, select, you {Costo: i tuoi punti, più la metà di quel che la scelta dà in media agli altri.} other {Costo: i punti del giocatore, più la metà di quel che la scelta dà in media agli altri.}}',
  'review.own.bid':
    '{who, select, you {Hai dichiarato {own}.} other {{name} ha dichiarato {own}.}}',
  'review.own.trump': '{who, select, you {Hai scelto {own}.} other {{name} ha scelto {own}.}}',
  'review.own.card': '{who, select, you {Hai giocato {own}.} other {{name} ha giocato {own}.}}',
  'review.better.bid':
    '{who, select, you {Hai dichiarato {own}; era meglio {best}.} other {{name} ha dichiarato {own}; era meglio {best}.}}',
  'review.better.trump':
    '{who, select, you {Hai scelto {own}; era meglio {best}.} other {{name} ha scelto {own}; era meglio {best}.}}',
  'review.better.card':
    '{who, select, you {Hai giocato {own}; era meglio {best}.} other {{name} ha giocato {own}; era meglio {best}.}}',
  'review.choice.look': 'prima guardare',
  'review.expected': 'Probabilità di centrare: {ownMake}; punti attesi: {ownPoints}.',
  'review.expected.better':
    '{same, select, none {Probabilità di centrare: {ownMake} invece di {bestMake}; punti attesi: {ownPoints} invece di {bestPoints}.} chance {Probabilità di centrare: {ownMake} in entrambi i casi; punti attesi: {ownPoints} invece di {bestPoints}.} points {Probabilità di centrare: {ownMake} invece di {bestMake}; punti attesi: {ownPoints} in entrambi i casi.} other {Probabilità di centrare: {ownMake} in entrambi i casi; punti attesi: {ownPoints} in entrambi i casi.}}',
  'review.expected.others': 'Punti attesi per ciascuno degli altri: {own} invece di {best}.',
  'review.miss.over': 'Così fai più spesso prese di troppo: {own} invece di {best}.',
  'review.miss.short': 'Così ti mancano più spesso prese: {own} invece di {best}.',
  'review.reason.quoted': 'Un consiglio avrebbe detto: «{reason}»',
  'review.hindsight': 'A carte scoperte',
  'review.hindsight.same':
    'Nessuna scelta poteva rendere meglio: {points} {count, plural, one {punto} other {punti}}.',
  'review.hindsight.better':
    'Meglio: {best}, che poteva rendere {bestPoints} {bestCount, plural, one {punto} other {punti}}; questa scelta, al meglio {points}.',
  'review.hindsight.far': 'Non tutti i seguiti sono stati esaminati.',
  'review.hindsight.note':
    'A carte scoperte: quanto avrebbe potuto fare chi vedesse tutte le carte, mentre gli altri continuano a giocare come farebbero d’istinto esperti che vedono solo le proprie. Non dice nulla su quanto fosse buona la scelta.',
  'review.open': 'Tutte le scelte, carte scoperte',
  'review.open.intro':
    'Quanto avrebbe reso ogni scelta con le carte così come stavano. Nessuno al tavolo poteva saperlo: non dice nulla su quanto fosse buona la scelta.',
  'review.open.known': 'Noto allora',
  'review.open.chance': 'Prob.',
  'review.open.experts': 'Esperti',
  'review.open.most': 'Al meglio',
  'review.open.made': 'scelta',
  'review.open.working': 'Si gioca fino alla fine…',
  'review.open.failed': 'Non è stato possibile giocare fino alla fine. Chiudi e riprova.',
  'review.open.none': 'Qui non c’è nulla da confrontare.',
  'review.open.note':
    'Esperti: tutti continuano come farebbero d’istinto esperti che vedono solo le proprie carte. Al meglio: vedendo tutte le carte.',
  'review.open.side.note':
    'Esperti: tutti continuano come farebbero d’istinto esperti che vedono solo le proprie carte. Al meglio: vedendo tutte le carte. Entrambi contano i punti che la tua squadra guadagna sull’altra, con quel che costeranno i sacchi.',
  'review.look': 'Mostra posizione',
  'review.look.label': 'Mostra posizione: {place}',

  'review.try.title': 'Decisione',
  'review.try.back': 'Torna all’analisi',
  'review.try.hint': 'Scegli di nuovo e continua da qui. La partita vera resta com’è.',
  'review.try.again': 'Prova ancora',
  'review.try.over': 'Qui: {here} {count, plural, one {punto} other {punti}}.',
  'review.try.real': 'Nella partita: {real}.',
};
