import type { Translation } from '../translation.ts';
import type { games as english } from '../en/games.ts';

export const games: Translation<typeof english> = {
  'preset.bugger-your-neighbor': 'बगर योर नेबर',
  'preset.nomination-whist': 'नॉमिनेशन विस्ट',
  'preset.up-and-down-the-river': 'अप ऐंड डाउन द रिवर',
  'preset.devils-bridge': 'डेविल्स ब्रिज',
  'preset.canadian': 'कैनेडियन',
  'preset.trump-rotation': 'बदलता तुरुप',
  'preset.spades': 'स्पेड्स',
  'game.houseRules': 'घर के नियम',
  'game.variant': '{game} (बदले हुए नियम)',
};
