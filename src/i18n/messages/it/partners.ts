import type { partners as english } from '../en/partners.ts';
import type { Words } from '../words.ts';

export const partners: Words<typeof english> = {
  'review.side.mean': 'Il solito per la tua squadra in quel posto',
  'review.side.points': 'Punti della tua squadra',
  'review.side.split.note':
    'Il solito è quel che una squadra si aspetta lì in media quando tutti dichiarano bene. Il resto è quel che hanno fatto gli altri tre e come stavano le carte. Delle tue dichiarazioni e carte conta ciò che era sbagliato senza dubbio, e solo per i punti della tua squadra.',
  'review.side.expected':
    'Probabilità di centrare: {ownMake}; punti attesi per la tua squadra: {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {Probabilità di centrare: {ownMake} invece di {bestMake}; punti attesi per la tua squadra: {ownPoints} invece di {bestPoints}.} chance {Probabilità di centrare: {ownMake} in entrambi i casi; punti attesi per la tua squadra: {ownPoints} invece di {bestPoints}.} points {Probabilità di centrare: {ownMake} invece di {bestMake}; punti attesi per la tua squadra: {ownPoints} in entrambi i casi.} other {Probabilità di centrare: {ownMake} in entrambi i casi; punti attesi per la tua squadra: {ownPoints} in entrambi i casi.}}',
  'review.side.expected.others': 'Punti attesi per l’altra squadra: {own} invece di {best}.',
  'review.side.expected.bags': 'La differenza sta nei sacchi.',
  'review.side.cost':
    'Quanto costa una scelta: punti che la tua squadra guadagna sull’altra, con quel che costeranno i sacchi.',
  'review.side.hindsight.same':
    'Nessuna scelta poteva rendere alla tua squadra più di questa: {points} {count, plural, one {punto} other {punti}} sull’altra.',
  'review.side.hindsight.better':
    'Meglio: {best}, che poteva rendere alla tua squadra {bestPoints} {bestCount, plural, one {punto} other {punti}} sull’altra; questa scelta, al massimo {points}.',
  'review.side.hindsight.note':
    'A carte scoperte: quanti punti avrebbe potuto guadagnare sull’altra squadra in questa mano chi vede tutte le carte, con quel che costeranno i sacchi, mentre gli altri giocano come esperti, che vedono solo le proprie. Non dice nulla su quanto fosse buona la tua scelta.',
  'review.side.try.over': 'La tua squadra qui: {here} {count, plural, one {punto} other {punti}}.',
  'review.place.declaration': 'Mano {round}, prima di guardare',
  'review.own.declaration':
    '{own, select, blindNil {Hai dichiarato nil cieco.} other {Hai guardato prima le carte.}}',
  'review.better.declaration':
    '{own, select, blindNil {Hai dichiarato nil cieco; meglio guardare prima.} other {Hai guardato prima le carte; meglio nil cieco.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {Dichiara {choice}: {chance} che la tua squadra centri il contratto.} probable {Probabilmente la migliore: {choice}, {chance} che la tua squadra centri il contratto.} close {Meglio {choice}: {chance} che la tua squadra centri il contratto, ma per poco.} only {Qualunque cosa dichiari, è lo stesso: {chance} che la tua squadra centri il contratto.} tie {È lo stesso: {choices}, {chance} che la tua squadra centri il contratto.} other {Vale tutto uguale, anche {choice}: {chance} che la tua squadra centri il contratto.}}',
  'hint.side.say.card':
    '{verdict, select, clear {Gioca {choice}: {chance} che la tua squadra centri il contratto.} probable {Probabilmente la migliore: {choice}, {chance} che la tua squadra centri il contratto.} close {Meglio {choice}: {chance} che la tua squadra centri il contratto, ma per poco.} only {Qualunque carta giochi, è lo stesso: {chance} che la tua squadra centri il contratto.} tie {È lo stesso: {choices}, {chance} che la tua squadra centri il contratto.} other {Vale tutto uguale, anche {choice}: {chance} che la tua squadra centri il contratto.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {La tua squadra ha il suo contratto: ogni presa in più è un sacco.} one {Alla tua squadra manca # presa su {of}.} other {Alla tua squadra mancano # prese su {of}.}}',
  'hint.side.needs.all':
    '{of, plural, one {Alla tua squadra serve l’ultima presa.} other {Alla tua squadra servono tutte le # prese che restano.}}',
  'hint.side.needs.lost':
    'Il contratto della tua squadra è perso: rendi la vita difficile agli altri.',
  'hint.fact.to-partner': 'Il tuo partner fa questa presa.',
  'hint.fact.partner-ahead': 'Per ora è in testa il tuo partner.',
  'hint.fact.partner-may-ruff': 'Il tuo partner non può rispondere e forse taglia.',
  'hint.side.points': 'Punti attesi per la tua squadra',
  'hint.say.look':
    '{verdict, select, clear {Guarda prima le carte: probabilità che un nil cieco riesca, {chance}.} probable {Probabilmente meglio: guarda prima le carte; probabilità che un nil cieco riesca, {chance}.} close {Meglio guardare prima le carte, ma per poco: probabilità che un nil cieco riesca, {chance}.} other {È lo stesso: probabilità che un nil cieco riesca, {chance}.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {Dichiara nil cieco: probabilità che riesca, {chance}.} probable {Probabilmente meglio: nil cieco; probabilità che riesca, {chance}.} close {Meglio nil cieco, ma per poco: probabilità che riesca, {chance}.} other {È lo stesso: probabilità che un nil cieco riesca, {chance}.}}',
  'hint.blindNil.expected':
    'Punti attesi per la tua squadra: {blind} con il nil, {look} se guardi prima.',
  'hint.game-at-stake': 'Così la partita finisce più spesso a tuo favore.',
  'hint.bags': 'Porta meno sacchi.',
  'hint.their-bags': 'Lascia più sacchi agli altri.',
  'hint.nil-lost':
    '{tricks, plural, =0 {Il tuo nil è fallito e le tue prese non contano.} one {Il tuo nil è fallito e le tue prese non contano: al tuo partner manca # presa su {of}.} other {Il tuo nil è fallito e le tue prese non contano: al tuo partner mancano # prese su {of}.}}',
  'hint.nil-against':
    '{count, plural, one {{names} ha dichiarato nil: basta una presa per farlo fallire.} other {{names} hanno dichiarato nil: basta una presa per far fallire ciascuno.}}',
  'hint.nil-beside':
    'Il nil del tuo partner regge ancora: prendi le prese che toccherebbero a lui.',
};
