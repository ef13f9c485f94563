import type { Words } from '../words.ts';
import type { replay as english } from '../en/replay.ts';

export const replay: Words<typeof english> = {
  'replay.title': 'Wiederholung',
  'replay.close': 'Wiederholung verlassen',
  'replay.watch': '{name}, {when}, ansehen',
  'replay.place': 'Stelle im Spiel',
  'replay.step': '{step} von {steps}',
  'replay.said': 'Runde {round}. {caption}',
  'replay.play': 'Abspielen',
  'replay.decision.on': 'Nächste Entscheidung',
  'replay.decision.back': 'Entscheidung davor',
  'replay.trick.on': 'Nächster Stich',
  'replay.trick.back': 'Stich davor',
  'replay.round.back': 'Runde davor',
  'replay.times': '{times}×',
  'replay.hands': 'Wessen Karten offen liegen',
  'replay.hands.asPlayed': 'Wie gesehen',
  'replay.hands.all': 'Alle Karten offen',
  'replay.hands.of': 'Offen: {name}',
  'replay.holds': '{name} hat {cards}.',
};
