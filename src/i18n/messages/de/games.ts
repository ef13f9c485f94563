import type { Translation } from '../translation.ts';
import type { games as english } from '../en/games.ts';

export const games: Translation<typeof english> = {
  'preset.bugger-your-neighbor': 'Bugger Your Neighbor',
  'preset.nomination-whist': 'Nomination Whist',
  'preset.up-and-down-the-river': 'Flussauf, flussab',
  'preset.devils-bridge': 'Teufelsbridge',
  'preset.canadian': 'Kanadisch',
  'preset.trump-rotation': 'Wandernder Trumpf',
  'preset.spades': 'Spades',
  'game.houseRules': 'Hausregeln',
  'game.variant': '{game} (Variante)',
};
