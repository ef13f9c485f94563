import type { declare as english } from '../en/declare.ts';
import type { Words } from '../words.ts';

export const declare: Words<typeof english> = {
  'declare.heading': 'قبل أن تنظر',
  'declare.why':
    'فريقك متأخر بفارق {behind, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}، فيجوز لك طلب الصفر الأعمى',
  'declare.worth': 'بلا أي لمّة دون رؤية أوراقك: \u2066+{points}\u2069. وإلا: \u2066−{points}\u2069',
  'declare.look': 'انظر إلى أوراقك',
  'declare.blindNil': 'اطلب الصفر الأعمى',
  'declare.blindNil.sure': 'الصفر الأعمى – متأكد؟',
  'declare.blindNil.ask':
    'الصفر الأعمى وعدٌ بألا تأخذ أي لمّة بأوراق لم ترها: {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} إن وفيت، وتخسر مثلها إن لم تفِ. اضغط مرة أخرى لطلب الصفر الأعمى.',
};
