import type { Words } from '../words.ts';
import type { elsewhere as english } from '../en/elsewhere.ts';

export const elsewhere: Words<typeof english> = {
  'elsewhere.title': 'اللعبة مفتوحة في علامة تبويب أخرى',
  'elsewhere.text': 'يمكنك المتابعة هنا من حيث وصلت اللعبة تمامًا، وتنتظر العلامة الأخرى.',
  'elsewhere.playHere': 'العب هنا',
};
