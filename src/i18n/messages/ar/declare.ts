import type { declare as english } from '../en/declare.ts';
import type { Translation } from '../translation.ts';

export const declare: Translation<typeof english> = {
  'declare.heading': 'قبل أن تنظر',
  'declare.why':
    'فريقك متأخر بفارق {behind, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}، فيجوز لك طلب الصفر الأعمى',
  'declare.points': 'بلا أي لمّة دون النظر: \u2066+{points}\u2069. ولو لمّة: \u2066−{points}\u2069',
  'declare.look': 'انظر إلى أوراقك',
  'declare.blindNil': 'اطلب الصفر الأعمى',
  'declare.blindNil.sure': 'الصفر الأعمى، متأكد؟',
  'declare.blindNil.ask':
    'الصفر الأعمى ألا تأخذ أي لمّة دون أن ترى أوراقك: تكسب {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} إن حققته، وتخسر مثلها إن لم تحققه. اضغط مرة أخرى لطلب الصفر الأعمى.',
};
