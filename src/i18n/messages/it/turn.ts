import type { Translation } from '../translation.ts';
import type { turn as english } from '../en/turn.ts';

export const turn: Translation<typeof english> = {
  'turn.you.call': 'Decidi tu',
  'turn.other.declare': '{name} decide sul nil cieco',
  'turn.other.trump': '{name} sceglie la briscola',
  'turn.you.bid': 'Tocca a te dichiarare',
  'turn.you.play': 'Tocca a te',
  'turn.you.lead': 'Esci tu',
  'turn.all.bid': 'Tutti dichiarano',
  'turn.other.bid': '{name} dichiara',
  'turn.other.play': '{name} gioca',
  'turn.speedUp': 'Accelera',
  'turn.tap': 'Premi per continuare',
};
