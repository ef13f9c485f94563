import type { Words } from '../words.ts';
import type { moments as english } from '../en/moments.ts';

export const moments: Words<typeof english> = {
  'moment.made': 'تمّ!',
  'moment.sunk': 'ضاع',
  'moment.nilMade': 'تمّ الصفر',
  'moment.nilBroken': 'انكسر الصفر',
  'moment.hooked': 'قيد الموزّع',
  'moment.lastTrick': 'اللمّة الأخيرة تحسم',
};
