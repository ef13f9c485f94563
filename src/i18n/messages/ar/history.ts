import type { Translation } from '../translation.ts';
import type { history as english } from '../en/history.ts';

export const history: Translation<typeof english> = {
  'history.title': 'ألعابك',
  'history.none': 'كل لعبة تنهيها تُحفظ هنا.',
  'history.finished': 'ألعاب منتهية',
  'history.failed': 'تتعذّر الآن قراءة الألعاب المحفوظة على هذا الجهاز.',
  'history.statistics': 'إحصاءات',
  'history.games': 'الألعاب',
  'history.wins': 'ألعاب الفوز',
  'history.averageFinish': 'متوسط المركز',
  'history.undated': 'تاريخ غير معروف',
  'history.table':
    '{when} · {players, plural, zero {لا لاعبين} one {لاعب واحد} two {لاعبان} few {# لاعبين} many {# لاعبًا} other {# لاعب}} · {levels}',
  'history.game': '{name}، {when}',
  'history.place':
    'المركز {place} من {sides}، {count, plural, zero {{points} نقطة} one {{points} نقطة} two {{points} نقطة} few {{points} نقاط} many {{points} نقطة} other {{points} نقطة}}',
  'history.made':
    'تمّ {made} من {rounds, plural, zero {صفر طلبات} one {طلب واحد} two {طلبين} few {# طلبات} many {# طلبًا} other {# طلب}}',
  'history.review': 'مراجعة {name}، {when}',
  'history.share': 'مشاركة {name}، {when}',
  'history.older': 'عرض الألعاب الأقدم',
  'history.delete': 'حذف {name}، {when}',
  'history.deleted': 'حُذفت اللعبة.',
  'history.unreadable':
    '{count, plural, zero {لا ألعاب أخرى.} one {لعبة أخرى لا يستطيع هذا الإصدار قراءتها. ما زالت محفوظة.} two {لعبتان أخريان لا يستطيع هذا الإصدار قراءتهما. ما زالتا محفوظتين.} few {# ألعاب أخرى لا يستطيع هذا الإصدار قراءتها. ما زالت محفوظة.} many {# لعبة أخرى لا يستطيع هذا الإصدار قراءتها. ما زالت محفوظة.} other {# لعبة أخرى لا يستطيع هذا الإصدار قراءتها. ما زالت محفوظة.}}',
  'history.save': 'حفظ في ملف',
  'history.open': 'إضافة من ملف',
  'history.opened':
    '{added, plural, zero {لم تُضف ألعاب.} one {أُضيفت لعبة واحدة.} two {أُضيفت لعبتان.} few {أُضيفت # ألعاب.} many {أُضيفت # لعبة.} other {أُضيفت # لعبة.}}',
  'history.opened.none': 'لا جديد في هذا الملف.',
  'history.opened.known':
    '{known, plural, zero {لا شيء موجود هنا.} one {واحدة كانت هنا من قبل.} two {اثنتان كانتا هنا من قبل.} few {# كانت هنا من قبل.} many {# كانت هنا من قبل.} other {# كانت هنا من قبل.}}',
  'history.opened.refused':
    '{refused, plural, zero {قُرئت كلها.} one {واحدة تعذّرت قراءتها.} two {اثنتان تعذّرت قراءتهما.} few {# تعذّرت قراءتها.} many {# تعذّرت قراءتها.} other {# تعذّرت قراءتها.}}',
  'history.refused.unreadable': 'يتعذّر الآن فتح هذا الملف. اختره من جديد.',
  'history.refused.too-large':
    'هذا الملف أكبر من أن يُقرأ دفعة واحدة (أكثر من 32 ميغابايت). إذا حفظه إصدار أقدم من اللعبة، فحدّثها هناك واحفظ كل شيء من جديد.',
  'history.refused.not-a-games-file': 'ليس هذا ملف ألعاب من \u2066Oh Hell!\u2069',
  'history.refused.damaged':
    'هذا الملف ناقص أو جرى تغييره، فلا يمكن قراءته. الألعاب على هذا الجهاز في أمان.',
  'history.refused.newer-version': 'هذا الملف من إصدار أحدث من اللعبة. أعد تحميل الصفحة للتحديث.',
};
