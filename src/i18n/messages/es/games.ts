import type { Translation } from '../translation.ts';
import type { games as english } from '../en/games.ts';

export const games: Translation<typeof english> = {
  'preset.bugger-your-neighbor': 'Bugger Your Neighbor',
  'preset.nomination-whist': 'Nomination Whist',
  'preset.up-and-down-the-river': 'Up and Down the River',
  'preset.devils-bridge': 'Bridge del Diablo',
  'preset.canadian': 'Canadiense',
  'preset.trump-rotation': 'Triunfo rotativo',
  'preset.spades': 'Spades',
  'game.houseRules': 'Reglas de la casa',
  'game.variant': '{game} (variante)',
};
