import type { review as english } from '../en/review.ts';
import type { Words } from '../words.ts';

export const review: Words<typeof english> = {
  'review.title': 'المراجعة',
  'review.back': 'مغادرة المراجعة',
  'review.whose': 'لعبة لاعب آخر: كلمة «أنت» تعني هنا {name}.',
  'review.scope': 'ما تشمله المراجعة',
  'review.scope.game': 'اللعبة كلها',
  'review.scope.round':
    'الجولة {round}، {count, plural, zero {# ورقة} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}}',
  'review.working': 'مراجعة الجولة {round}: اكتملت {done} من {rounds}',
  'review.resting':
    'تمت مراجعة {done} من {rounds, plural, zero {# جولة} one {جولة واحدة} two {جولتين} few {# جولات} many {# جولة} other {# جولة}}',
  'review.done':
    'تمت مراجعة {rounds, plural, zero {# جولة} one {جولة واحدة} two {جولتين} few {# جولات} many {# جولة} other {# جولة}}',
  'review.failed': 'انقطعت المراجعة. ما وُجد محفوظ.',
  'button.pause': 'إيقاف مؤقت',

  'review.accuracy': 'الدقة',
  'review.accuracy.all': 'الإجمال',
  'review.accuracy.bids': 'الطلبات',
  'review.accuracy.play': 'اللعب',
  'review.accuracy.none': 'لا شيء للتقرير',
  'review.mark.superb': 'رائع',
  'review.mark.strong': 'قوي',
  'review.mark.solid': 'متين',
  'review.mark.fair': 'مقبول',
  'review.mark.learning': 'قيد التعلم',

  'review.split': 'الحظ والمهارة',
  'review.split.mean': 'المعتاد لهذا المقعد وعدد الأوراق',
  'review.split.luck': 'أوراقك ومقعدك',
  'review.split.bids': 'طلباتك',
  'review.split.play': 'أوراقك الملعوبة',
  'review.split.rest': 'الباقي',
  'review.split.points': 'نقاطك',
  'review.split.note':
    'المعتاد هو ما يتوقعه هناك لاعب قوي قبل الورقة الأولى. والباقي هو ما فعله الآخرون وكيف توزعت الأوراق. ومن طلباتك وأوراقك يُحسب ما كان خطأ بلا شك، وبنقاطك وحدها.',
  'review.split.low': 'هنا يفوز المجموع الأدنى.',

  'review.decisions': 'القرارات، الأغلى أولًا',
  'review.showAll': 'إظهار الجيدة أيضًا',
  'review.flawless': 'لا شيء هنا كان خطأ مؤكدًا.',
  'review.none': 'لم يكن هناك ما يُقرَّر.',
  'review.place.bid': 'الجولة {round}، الطلب',
  'review.place.trump': 'الجولة {round}، الطرنيب',
  'review.place.card': 'الجولة {round}، اللمّة {trick}',
  'review.grade.best': 'الأفضل',
  'review.grade.good': 'جيد',
  'review.grade.inaccuracy': 'عدم دقة',
  'review.grade.mistake': 'خطأ',
  'review.grade.blunder': 'خطأ فادح',
  'review.cost':
    '{grade}، {points} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}',
  'review.cost.note': 'كلفة الخيار: نقاطك أنت، ومعها نصف ما يجلبه للآخرين في المتوسط.',
  'review.own.bid': 'طلبت {own}.',
  'review.own.trump': 'اخترت الطرنيب: {own}.',
  'review.own.card': 'لعبت {own}.',
  'review.better.bid': 'طلبت {own}؛ الأفضل {best}.',
  'review.better.trump': 'اخترت الطرنيب: {own}. الأفضل: {best}.',
  'review.better.card': 'لعبت {own}؛ الأفضل {best}.',
  'review.choice.look': 'النظر أولًا',
  'review.expected': 'فرصة النجاح: {ownMake}؛ النقاط المتوقعة: {ownPoints}.',
  'review.expected.better':
    '{same, select, none {فرصة النجاح: {ownMake} بدلًا من {bestMake}؛ النقاط المتوقعة: {ownPoints} بدلًا من {bestPoints}.} chance {فرصة النجاح: {ownMake} في الحالتين؛ النقاط المتوقعة: {ownPoints} بدلًا من {bestPoints}.} points {فرصة النجاح: {ownMake} بدلًا من {bestMake}؛ النقاط المتوقعة: {ownPoints} في الحالتين.} other {فرصة النجاح: {ownMake} في الحالتين؛ النقاط المتوقعة: {ownPoints} في الحالتين.}}',
  'review.expected.others': 'النقاط المتوقعة لكلٍّ من الآخرين: {own} بدلًا من {best}.',
  'review.hindsight': 'لو كُشفت كل الأوراق',
  'review.hindsight.same':
    'لم يكن أي خيار ليجلب أكثر من هذا: {points} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}.',
  'review.hindsight.better':
    'الأفضل: {best}، وكان يمكن أن يجلب {bestPoints} {bestCount, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}؛ وهذا الخيار {points} على الأكثر.',
  'review.hindsight.far': 'لم تُفحص كل طرق المتابعة.',
  'review.hindsight.note':
    'لو كُشفت كل الأوراق: ما كان يمكن أن يبلغه من يرى كل الأيدي، بينما يتابع الآخرون كما يلعب الخبير الذي لا يرى إلا يده. وهذا لا يقول شيئًا عن جودة خيارك.',
  'review.look': 'انظر',
  'review.look.label': 'انظر: {place}',

  'review.try.title': 'نظرة إلى الوراء',
  'review.try.back': 'العودة إلى المراجعة',
  'review.try.before': 'قرارك السابق',
  'review.try.next': 'قرارك التالي',
  'review.try.hint': 'اختر من جديد وتابع من هنا. اللعبة الحقيقية تبقى كما هي.',
  'review.try.again': 'جرّب مرة أخرى',
  'review.try.over':
    'هنا: {here} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}.',
  'review.try.real': 'في اللعبة: {real}.',
};
