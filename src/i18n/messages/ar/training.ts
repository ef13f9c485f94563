import type { training as english } from '../en/training.ts';
import type { Translation } from '../translation.ts';

export const training: Translation<typeof english> = {
  'training.title': 'التدريب',
  'training.intro':
    'مواقف جديدة بلا نهاية تُصنع على هذا الجهاز، لكل منها جواب واحد أفضل بوضوح. يُحسب اختيارك الأول فقط.',
  'training.subject': 'الموضوع',
  'training.subject.any': 'كل المواضيع',
  'training.game.any': 'أي لعبة',
  'training.grade': 'الصعوبة',
  'training.grade.fitting': 'مناسبة لتقييمي',
  'training.start': 'تدرّب خمس دقائق',
  'training.due':
    '{count, plural, zero {لا موقف يأتي أولًا.} one {يأتي أولًا موقف واحد أخطأت فيه في التدريب.} two {يأتي أولًا موقفان أخطأت فيهما في التدريب.} few {تأتي أولًا # مواقف أخطأت فيها في التدريب.} many {يأتي أولًا # موقفًا أخطأت فيه في التدريب.} other {يأتي أولًا # موقف أخطأت فيه في التدريب.}}',
  'training.rating': 'تقييم التدريب',
  'training.rating.hint': 'للمقارنة: {levels}.',
  'training.rating.level': '{level} {rating}',
  'training.answered': 'صحيحة من أول محاولة',
  'training.answered.value': '{right} من {count}',
  'training.puzzle': 'لغز اليوم',
  'training.puzzle.about': 'موقف واحد كل يوم، وهو نفسه للجميع.',
  'training.puzzle.open': 'حل لغز اليوم',
  'training.puzzle.again': 'عرض لغز اليوم مرة أخرى',
  'training.puzzle.right': 'حُلّ اليوم',
  'training.puzzle.wrong': 'لم يُحلّ اليوم',
  'training.making': 'جارٍ البحث عن موقف…',
  'training.failed': 'تعذّر صنع موقف. تحقّق من اتصالك، أو اختر موضوعًا آخر أو لعبة أخرى.',
  'training.left': 'بقي {time}',
  'training.over': 'انتهى الوقت',
  'training.tally': '{right} من {count} صحيحة',
  'training.rated': 'التقييم {rating} ({change})',
  'training.finish': 'عرض النتيجة',
  'training.end.none': 'لم تُجب عن أي موقف.',
  'training.end.about': '{right} من {count} صحيحة من أول محاولة.',
  'training.end.missed':
    '{count, plural, zero {لا مواقف تعود.} one {موقف واحد أخطأت فيه يعود.} two {موقفان أخطأت فيهما يعودان.} few {# مواقف أخطأت فيها تعود.} many {# موقفًا أخطأت فيه يعود.} other {# موقف أخطأت فيه يعود.}}',
  'training.end.subjects': 'حسب الموضوع',
  'training.again': 'خمس دقائق أخرى',
  'training.weakness': 'أكثر ما تخسره هنا: {what}',
  'training.weakness.about':
    'تخسر {points} من النقاط أكثر من الخبير في {count, plural, zero {# قرار} one {قرار واحد} two {قرارين} few {# قرارات} many {# قرارًا} other {# قرار}}.',
  'training.weakness.train': 'تدرّب عليه: {subject}',
};
