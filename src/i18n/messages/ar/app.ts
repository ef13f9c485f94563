import type { Words } from '../words.ts';
import type { app as english } from '../en/app.ts';

export const app: Words<typeof english> = {
  'button.continue': 'متابعة',
  'alert.opponent-failed': 'تعثّر {name} في دوره. تابع، وستُلعب حركة سريعة هذه المرة.',
  'alert.opponent-replaced': 'لم يستطع {name} أن يقرّر، فلُعبت حركة سريعة.',
  'alert.opponents-unavailable':
    'لا يسمح هذا المتصفح للخصوم بالتفكير في الخلفية، فيلعبون حركات سريعة.',
  'alert.not-saved': 'لا يمكن حفظ هذه اللعبة على هذا الجهاز. يمكنك متابعة اللعب.',
  'alert.settings-not-saved': 'لا يسمح هذا المتصفح بحفظ الإعدادات. تبقى سارية حتى تغلق الصفحة.',
  'alert.data-deleted': 'حُذفت بيانات هذا الموقع من المتصفح. حُفظت هذه اللعبة وإعداداتك من جديد.',
  'alert.damaged-save': 'تعذّرت قراءة اللعبة المحفوظة فوُضعت جانبًا. هناك لعبة جديدة جاهزة.',
  'alert.late-save': 'بدأت لعبة أخرى قبل العثور على اللعبة المحفوظة. تجدها في «ألعابك».',
  'alert.not-found': 'لم تعد تلك اللعبة هنا، أو تعذّرت قراءتها.',
  'alert.rated': 'هذه هي المحاولة التي تُحسب، فتلعبها وحدك: لا تلميحات ولا تراجع ولا لعب بدلًا منك.',
  'alert.start-failed': 'تعذّر بدء اللعبة. أعد تحميل الصفحة للمحاولة مرة أخرى.',
  'alert.reload': 'إعادة التحميل',
  'alert.lost.title': 'تعذّر تحميل جزء من اللعبة',
  'alert.lost.text': 'لعبتك في أمان. أعد تحميل الصفحة أو عُد إلى الطاولة.',
  'update.ready': 'هناك إصدار جديد من اللعبة.',
  'update.later': 'لاحقًا',
  'alert.crash.title': 'حدث خطأ على الشاشة',
  'alert.crash.text': 'لعبتك في أمان. تابع من آخر حالة سليمة.',
};
