import type { Words } from '../words.ts';
import type { app as english } from '../en/app.ts';

export const app: Words<typeof english> = {
  'button.continue': 'متابعة',
  'alert.start-failed': 'تعذّر بدء اللعبة. أعد تحميل الصفحة للمحاولة مرة أخرى.',
  'alert.reload': 'إعادة التحميل',
  'alert.lost.title': 'لم يُحمَّل جزء من اللعبة',
  'alert.lost.text': 'لعبتك في أمان. أعد تحميل الصفحة أو تابع على الطاولة.',
  'update.ready': 'هناك إصدار جديد.',
  'update.later': 'لاحقًا',
  'alert.crash.title': 'حدث خطأ',
  'alert.crash.text': 'لعبتك في أمان. تابع من آخر موضع كان سليمًا.',
};
