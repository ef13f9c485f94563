import type { Translation } from '../translation.ts';
import type { replay as english } from '../en/replay.ts';

export const replay: Translation<typeof english> = {
  'replay.title': 'Replay',
  'replay.close': 'Sair do replay',
  'replay.watch': 'Assistir a {name}, {when}',
  'replay.place': 'Posição na partida',
  'replay.step': '{step} de {steps}',
  'replay.said': 'Rodada {round}. {caption}',
  'replay.play': 'Reproduzir',
  'replay.decision.on': 'Próxima decisão',
  'replay.decision.back': 'Decisão anterior',
  'replay.trick.on': 'Próxima vaza',
  'replay.trick.back': 'Vaza anterior',
  'replay.round.back': 'Rodada anterior',
  'replay.times': '{times}×',
  'replay.hands': 'Que cartas se veem',
  'replay.hands.asPlayed': 'Como você viu',
  'replay.hands.asPlayedBy': 'Como {name} viu',
  'replay.hands.all': 'Todas as mãos',
  'replay.hands.of': 'A mão de {name}',
  'replay.holds': '{name} tem {cards}.',
};
