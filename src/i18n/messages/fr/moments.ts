import type { Words } from '../words.ts';
import type { moments as english } from '../en/moments.ts';

export const moments: Words<typeof english> = {
  'moment.made': 'Réussi !',
  'moment.sunk': 'Chuté',
  'moment.nilMade': 'Nil réussi',
  'moment.nilBroken': 'Nil chuté',
  'moment.hooked': 'Total interdit',
  'moment.lastTrick': 'Le dernier pli décide',
};
