import type { Translation } from '../translation.ts';
import type { replay as english } from '../en/replay.ts';

export const replay: Translation<typeof english> = {
  'replay.title': 'Herhaling',
  'replay.close': 'Verlaat de herhaling',
  'replay.watch': 'Bekijk {name}, {when}',
  'replay.place': 'Punt in het spel',
  'replay.step': '{step} van {steps}',
  'replay.said': 'Ronde {round}. {caption}',
  'replay.play': 'Speel af',
  'replay.decision.on': 'Volgende beslissing',
  'replay.decision.back': 'Vorige beslissing',
  'replay.trick.on': 'Volgende slag',
  'replay.trick.back': 'Vorige slag',
  'replay.round.back': 'Vorige ronde',
  'replay.times': '{times}×',
  'replay.hands': 'Wiens kaarten je ziet',
  'replay.hands.asPlayed': 'Zoals jij ze zag',
  'replay.hands.asPlayedBy': 'Zoals {name} het zag',
  'replay.hands.all': 'Alle handen',
  'replay.hands.of': 'Hand van {name}',
  'replay.holds': '{name} heeft {cards}.',
};
