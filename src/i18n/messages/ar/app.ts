import type { Words } from '../words.ts';
import type { app as english } from '../en/app.ts';

export const app: Words<typeof english> = {
  'button.continue': 'متابعة',
  'alert.opponent-failed': 'لم يستطع {name} أن يقرّر. تابع بحركة سريعة في هذا الدور.',
  'alert.opponent-replaced': 'لم يستطع {name} أن يقرّر، فلُعبت حركة سريعة.',
  'alert.opponents-unavailable': 'لا يستطيع الخصوم التفكير الآن، فيلعبون حركات سريعة.',
  'alert.not-saved': 'لا يمكن حفظ هذه اللعبة على هذا الجهاز، لكن يمكنك متابعة اللعب.',
  'alert.settings-not-saved': 'لا يستطيع هذا المتصفح حفظ الإعدادات. تبقى سارية حتى تغلق الصفحة.',
  'alert.data-deleted': 'حُذفت بيانات هذا الموقع من المتصفح. حُفظت هذه اللعبة وإعداداتك من جديد.',
  'alert.unreadable-save': 'تعذّرت قراءة اللعبة المحفوظة فوُضعت جانبًا. هناك لعبة جديدة جاهزة.',
  'alert.newer-save':
    'اللعبة المحفوظة من إصدار أحدث من اللعبة. لم يضع شيء: أعد تحميل الصفحة للتحديث، ثم ابحث عنها في «ألعابك».',
  'alert.late-save': 'بدأت لعبة جديدة قبل العثور على اللعبة المحفوظة. تنتظرك في «ألعابك».',
  'alert.not-found': 'لم تعد تلك اللعبة هنا، أو تعذّرت قراءتها.',
  'alert.rated': 'هذه المحاولة تُحسب: لا تلميحات ولا تراجع ولا إكمال تلقائي.',
  'alert.start-failed': 'تعذّر بدء اللعبة. أعد تحميل الصفحة للمحاولة مرة أخرى.',
  'alert.reload': 'إعادة التحميل',
  'alert.lost.title': 'لم يُحمَّل جزء من اللعبة',
  'alert.lost.text': 'لعبتك في أمان. أعد تحميل الصفحة أو تابع على الطاولة.',
  'update.ready': 'هناك إصدار جديد.',
  'update.later': 'لاحقًا',
  'alert.crash.title': 'حدث خطأ',
  'alert.crash.text': 'لعبتك في أمان. تابع من آخر موضع كان سليمًا.',
};
