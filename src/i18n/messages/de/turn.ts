import type { Translation } from '../translation.ts';
import type { turn as english } from '../en/turn.ts';

export const turn: Translation<typeof english> = {
  'turn.you.call': 'Du entscheidest',
  'turn.other.declare': '{name} entscheidet über Blind-Nil',
  'turn.other.trump': '{name} wählt Trumpf',
  'turn.you.bid': 'Deine Ansage',
  'turn.you.play': 'Du bist dran',
  'turn.you.lead': 'Du spielst aus',
  'turn.all.bid': 'Alle sagen an',
  'turn.other.bid': '{name} sagt an',
  'turn.other.play': '{name} spielt',
  'turn.speedUp': 'Beschleunigen',
  'turn.tap': 'Zum Weiterspielen drücken',
};
