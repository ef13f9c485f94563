import type { Words } from '../words.ts';
import type { replay as english } from '../en/replay.ts';

export const replay: Words<typeof english> = {
  'replay.title': 'Repetição',
  'replay.close': 'Sair da repetição',
  'replay.watch': 'Assistir {name}, {when}',
  'replay.place': 'Ponto do jogo',
  'replay.step': '{step} de {steps}',
  'replay.said': 'Rodada {round}. {caption}',
  'replay.play': 'Reproduzir',
  'replay.decision.on': 'Próxima decisão',
  'replay.decision.back': 'Decisão anterior',
  'replay.trick.on': 'Próxima vaza',
  'replay.trick.back': 'Vaza anterior',
  'replay.round.back': 'Rodada anterior',
  'replay.times': '{times}×',
  'replay.hands': 'De quem as cartas estão abertas',
  'replay.hands.asPlayed': 'Como foi visto',
  'replay.hands.all': 'Todas as cartas abertas',
  'replay.hands.of': 'Aberta: {name}',
  'replay.holds': '{name} tem {cards}.',
};
