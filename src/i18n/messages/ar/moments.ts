import type { Translation } from '../translation.ts';
import type { moments as english } from '../en/moments.ts';

export const moments: Translation<typeof english> = {
  'moment.made': 'تمّ!',
  'moment.sunk': 'ضاع',
  'moment.nilMade': 'تمّ الصفر!',
  'moment.nilBroken': 'انكسر الصفر',
  'moment.hooked': 'ممنوع: {bid}',
  'moment.lastTrick': 'اللمّة الأخيرة تحسم',
  'claim.button':
    '{count, plural, zero {خذ اللمّات الباقية} one {خذ اللمّة الأخيرة} two {خذ اللمّتين الأخيرتين} few {خذ آخر # لمّات} many {خذ آخر # لمّة} other {خذ آخر # لمّة}}',
  'claim.concede':
    '{count, plural, zero {تنازل عن اللمّات الباقية} one {تنازل عن اللمّة الأخيرة} two {تنازل عن اللمّتين الأخيرتين} few {تنازل عن آخر # لمّات} many {تنازل عن آخر # لمّة} other {تنازل عن آخر # لمّة}}',
  'card.ahead': '{card}، مختارة مسبقًا',
  'hand.ahead': 'ستُلعب حين يأتي دورك',
  'hand.lifted': 'اختر الورقة مرة أخرى للعبها',
  'hand.dropped': 'لم تُلعب الورقة. {reason}',
};
