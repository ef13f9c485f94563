import type { Translation } from '../translation.ts';
import type { turn as english } from '../en/turn.ts';

export const turn: Translation<typeof english> = {
  'turn.you.call': 'Ditt val',
  'turn.other.declare': '{name} funderar på blind nil',
  'turn.other.trump': '{name} väljer trumf',
  'turn.you.bid': 'Ditt bud',
  'turn.you.play': 'Din tur',
  'turn.you.lead': 'Ditt utspel',
  'turn.all.bid': 'Alla bjuder',
  'turn.other.bid': '{name} bjuder',
  'turn.other.play': '{name} spelar',
  'turn.speedUp': 'Skynda på',
  'turn.tap': 'Tryck för att fortsätta',
};
