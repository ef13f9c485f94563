import type { Translation } from '../translation.ts';
import type { turn as english } from '../en/turn.ts';

export const turn: Translation<typeof english> = {
  'turn.you.call': 'Você decide',
  'turn.other.declare': '{name} decide sobre o nil às cegas',
  'turn.other.trump': '{name} escolhe o trunfo',
  'turn.you.bid': 'Sua aposta',
  'turn.you.play': 'Sua vez',
  'turn.you.lead': 'A saída é sua',
  'turn.all.bid': 'Todos estão apostando',
  'turn.other.bid': '{name} aposta',
  'turn.other.play': '{name} joga',
  'turn.speedUp': 'Acelerar',
  'turn.tap': 'Aperte para continuar',
};
