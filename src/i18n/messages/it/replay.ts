import type { Translation } from '../translation.ts';
import type { replay as english } from '../en/replay.ts';

export const replay: Translation<typeof english> = {
  'replay.title': 'Replay',
  'replay.close': 'Esci dal replay',
  'replay.watch': 'Guarda {name}, {when}',
  'replay.place': 'Posizione nella partita',
  'replay.step': '{step} di {steps}',
  'replay.said': 'Mano {round}. {caption}',
  'replay.play': 'Riproduci',
  'replay.decision.on': 'Decisione successiva',
  'replay.decision.back': 'Decisione precedente',
  'replay.trick.on': 'Presa successiva',
  'replay.trick.back': 'Presa precedente',
  'replay.round.back': 'Mano precedente',
  'replay.times': '{times}×',
  'replay.hands': 'Quali carte si vedono',
  'replay.hands.asPlayed': 'Come le hai viste',
  'replay.hands.asPlayedBy': 'Come le ha viste {name}',
  'replay.hands.all': 'Le carte di tutti',
  'replay.hands.of': 'Le carte di {name}',
  'replay.holds': '{name} ha {cards}.',
};
