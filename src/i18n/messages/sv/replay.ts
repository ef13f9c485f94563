import type { replay as english } from '../en/replay.ts';
import type { Translation } from '../translation.ts';

export const replay: Translation<typeof english> = {
  'replay.title': 'Repris',
  'replay.close': 'Lämna reprisen',
  'replay.watch': 'Se {name}, {when}',
  'replay.place': 'Läge i partiet',
  'replay.step': '{step} av {steps}',
  'replay.said': 'Runda {round}. {caption}',
  'replay.play': 'Spela upp',
  'replay.decision.on': 'Nästa beslut',
  'replay.decision.back': 'Föregående beslut',
  'replay.trick.on': 'Nästa stick',
  'replay.trick.back': 'Föregående stick',
  'replay.round.back': 'Föregående runda',
  'replay.times': '{times}×',
  'replay.hands': 'Vems kort som visas',
  'replay.hands.asPlayed': 'Som du såg det',
  'replay.hands.asPlayedBy': 'Som {name} såg det',
  'replay.hands.all': 'Alla händer',
  'replay.hands.of': 'Hand: {name}',
  'replay.holds': '{name} har {cards}.',
};
