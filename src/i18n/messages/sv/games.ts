import type { games as english } from '../en/games.ts';
import type { Translation } from '../translation.ts';

export const games: Translation<typeof english> = {
  'preset.bugger-your-neighbor': 'Bugger Your Neighbor',
  'preset.nomination-whist': 'Nomination Whist',
  'preset.up-and-down-the-river': 'Uppför och nerför floden',
  'preset.devils-bridge': 'Djävulsbridge',
  'preset.canadian': 'Kanadensisk plump',
  'preset.trump-rotation': 'Vandrande trumf',
  'preset.spades': 'Spades',
  'game.houseRules': 'Egna regler',
  'game.variant': '{game} (variant)',
};
