import type { drill as english } from '../en/drill.ts';
import type { Translation } from '../translation.ts';

export const drill: Translation<typeof english> = {
  'drill.title': 'تدريب الطلب',
  'drill.back': 'العودة إلى تدريب الطلب',
  'drill.intro':
    'انظر في أوراقك واطلب، ثم قدّر احتمال تحقيق طلبك. بعدها ترى احتمالات التلميح، ويكمل الخبراء الجولة بطلبك. ومع الوقت تعرف كم تحسن تقدير أوراقك.',
  'drill.sizes': 'عدد الأوراق',
  'drill.anySize': 'أي عدد من الأوراق',
  'drill.allSizes': 'كل أعداد الأوراق',
  'drill.size':
    '{cards, plural, zero {# ورقة} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}}',
  'drill.chance': 'ما احتمال أن تحقّق {bid}؟',
  'drill.change': 'غيّر الطلب',
  'drill.playing': 'الخبراء يكملون اللعب…',
  'drill.failed': 'تعذّر إكمال هذه اليد الآن.',
  'drill.made': 'الطلب {bid}، المأخوذ {tricks}: تمّ.',
  'drill.missed': 'الطلب {bid}، المأخوذ {tricks}: لم يتم.',
  'drill.youSaid': 'أنت: {own}.',
  'drill.bothSaid': 'أنت: {own}، التلميح: {hint}.',
  'drill.scores': 'تقديرك',
  'drill.answers': 'الإجابات',
  'drill.brier': 'درجة براير',
  'drill.brier.hint': 'التلميح للطلبات نفسها',
  'drill.brier.note':
    'درجة براير هي متوسط مربع الخطأ في تقديراتك: 0 هو الكمال، ومن يقول {half} دائمًا ينال {score}.',
  'drill.cost': 'النقاط الضائعة لكل طلب',
  'drill.bias.over': 'تحقّق طلبات أقل بوضوح مما تتوقع.',
  'drill.bias.under': 'تحقّق طلبات أكثر بوضوح مما تتوقع.',
  'drill.bias.even': 'تقديراتك ليست أعلى من اللازم ولا أدنى منه بوضوح.',
  'drill.few': 'الإجابات أقل من أن تكفي للحكم؛ يلزم {count}.',
  'drill.curve': 'المعايرة',
  'drill.curve.note':
    'النقاط على الخط المنقّط صحيحة تمامًا: من الطلبات التي قدّرتها بنسبة {chance} تمّ {chance}. الأشرطة هي مدى 95%، والنقاط الأكبر لها إجابات أكثر.',
  'drill.said': 'قلت',
  'drill.range': 'مدى 95%',
  'drill.trend': 'درجة براير مع الوقت',
  'drill.trend.note': 'كل نقطة عشر إجابات، والخط متوسط آخر خمس نقاط. الدرجة الكاملة في الأعلى.',
  'drill.mean': 'المتوسط',
  'drill.delete': 'احذف كل الإجابات',
};
