import type { Words } from '../words.ts';
import type { replay as english } from '../en/replay.ts';

export const replay: Words<typeof english> = {
  'replay.title': 'Rivedi la partita',
  'replay.close': 'Esci dal replay',
  'replay.watch': 'Guarda {name}, {when}',
  'replay.place': 'Punto della partita',
  'replay.step': '{step} di {steps}',
  'replay.said': 'Mano {round}. {caption}',
  'replay.play': 'Riproduci',
  'replay.decision.on': 'Decisione successiva',
  'replay.decision.back': 'Decisione precedente',
  'replay.trick.on': 'Presa successiva',
  'replay.trick.back': 'Presa precedente',
  'replay.round.back': 'Mano precedente',
  'replay.times': '{times}×',
  'replay.hands': 'Di chi si vedono le carte',
  'replay.hands.asPlayed': 'Come si vedeva',
  'replay.hands.all': 'Tutte le carte scoperte',
  'replay.hands.of': 'Scoperte: {name}',
  'replay.holds': '{name} ha {cards}.',
};
