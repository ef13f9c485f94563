import type { Translation } from '../translation.ts';
import type { turn as english } from '../en/turn.ts';

export const turn: Translation<typeof english> = {
  'turn.you.call': 'Tú decides',
  'turn.other.declare': '{name} decide sobre el nil ciego',
  'turn.other.trump': '{name} elige el triunfo',
  'turn.you.bid': 'Te toca apostar',
  'turn.you.play': 'Te toca',
  'turn.you.lead': 'Te toca salir',
  'turn.all.bid': 'Todos apuestan',
  'turn.other.bid': '{name} apuesta',
  'turn.other.play': '{name} juega',
  'turn.speedUp': 'Acelerar',
  'turn.tap': 'Pulsa para seguir',
};
