import type { Translation } from '../translation.ts';
import type { replay as english } from '../en/replay.ts';

export const replay: Translation<typeof english> = {
  'replay.title': 'Wiederholung',
  'replay.close': 'Wiederholung verlassen',
  'replay.watch': '{name}, {when}, ansehen',
  'replay.place': 'Stelle im Spiel',
  'replay.step': '{step} von {steps}',
  'replay.said': 'Runde {round}. {caption}',
  'replay.play': 'Abspielen',
  'replay.decision.on': 'Nächste Entscheidung',
  'replay.decision.back': 'Vorige Entscheidung',
  'replay.trick.on': 'Nächster Stich',
  'replay.trick.back': 'Voriger Stich',
  'replay.round.back': 'Vorige Runde',
  'replay.times': '{times}×',
  'replay.hands': 'Wessen Karten man sieht',
  'replay.hands.asPlayed': 'Wie du es gesehen hast',
  'replay.hands.asPlayedBy': 'Wie {name} es gesehen hat',
  'replay.hands.all': 'Alle Blätter',
  'replay.hands.of': 'Blatt von {name}',
  'replay.holds': '{name} hat {cards}.',
};
