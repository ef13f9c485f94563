import type { Translation } from '../translation.ts';
import type { replay as english } from '../en/replay.ts';

export const replay: Translation<typeof english> = {
  'replay.title': 'Repetición',
  'replay.close': 'Salir de la repetición',
  'replay.watch': 'Ver {name}, {when}',
  'replay.place': 'Posición en la partida',
  'replay.step': '{step} de {steps}',
  'replay.said': 'Ronda {round}. {caption}',
  'replay.play': 'Reproducir',
  'replay.decision.on': 'Decisión siguiente',
  'replay.decision.back': 'Decisión anterior',
  'replay.trick.on': 'Baza siguiente',
  'replay.trick.back': 'Baza anterior',
  'replay.round.back': 'Ronda anterior',
  'replay.times': '{times}×',
  'replay.hands': 'Qué cartas se ven',
  'replay.hands.asPlayed': 'Como las viste',
  'replay.hands.asPlayedBy': 'Como las vio {name}',
  'replay.hands.all': 'Todas las manos',
  'replay.hands.of': 'La mano de {name}',
  'replay.holds': '{name} tiene {cards}.',
};
