import type { Translation } from '../translation.ts';
import type { log as english } from '../en/log.ts';

export const log: Translation<typeof english> = {
  'log.caption': 'طلبات هذه الجولة ولمّاتها: نقطة لمن افتتح، وحلقة لمن أخذ',
  'log.none': 'لم يُوزَّع شيء بعد.',
  'log.trick': 'اللمّة {number}',
  'log.won': 'أخذ اللمّة',
};
