import type { Translation } from '../translation.ts';
import type { turn as english } from '../en/turn.ts';

export const turn: Translation<typeof english> = {
  'turn.you.call': 'आपका फ़ैसला',
  'turn.other.declare': 'ब्लाइंड निल पर {name} का फ़ैसला',
  'turn.other.trump': 'तुरुप {name} की पसंद का',
  'turn.you.bid': 'आपकी बोली',
  'turn.you.play': 'आपकी बारी',
  'turn.you.lead': 'पहली चाल आपकी',
  'turn.all.bid': 'सबकी बोली',
  'turn.other.bid': '{name} की बोली',
  'turn.other.play': '{name} की बारी',
  'turn.speedUp': 'तेज़ करें',
  'turn.tap': 'आगे के लिए दबाएँ',
};
