import type { Translation } from '../translation.ts';
import type { turn as english } from '../en/turn.ts';

export const turn: Translation<typeof english> = {
  'turn.you.call': 'Jij beslist',
  'turn.other.declare': '{name} denkt na over blinde nil',
  'turn.other.trump': '{name} kiest troef',
  'turn.you.bid': 'Jij biedt',
  'turn.you.play': 'Jouw beurt',
  'turn.you.lead': 'Jij komt uit',
  'turn.all.bid': 'Iedereen biedt',
  'turn.other.bid': '{name} biedt',
  'turn.other.play': '{name} speelt',
  'turn.speedUp': 'Versnellen',
  'turn.tap': 'Druk om verder te gaan',
};
