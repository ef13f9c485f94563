import type { Translation } from '../translation.ts';
import type { games as english } from '../en/games.ts';

export const games: Translation<typeof english> = {
  'preset.bugger-your-neighbor': 'أزعج جارك',
  'preset.nomination-whist': 'ويست التسمية',
  'preset.up-and-down-the-river': 'صعود النهر ونزوله',
  'preset.devils-bridge': 'بريدج الشيطان',
  'preset.canadian': 'الكندية',
  'preset.trump-rotation': 'الطرنيب الدوّار',
  'preset.spades': 'سبيدز',
  'game.houseRules': 'قواعد خاصة',
  'game.variant': '{game} (نسخة معدّلة)',
};
