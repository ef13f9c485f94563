import type { review as english } from '../en/review.ts';
import type { Translation } from '../translation.ts';

export const review: Translation<typeof english> = {
  'review.title': 'المراجعة',
  'review.back': 'مغادرة المراجعة',
  'review.whose': '{who, select, named {لعبة لاعب آخر: {name}.} other {لعبة لاعب آخر.}}',
  'review.scope': 'ما تراجعه',
  'review.scope.game': 'اللعبة كلها',
  'review.scope.round':
    'الجولة {round}، {count, plural, zero {# ورقة} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}}',
  'review.working': 'مراجعة الجولة {round}: اكتملت {done} من {rounds}',
  'review.resting':
    'تمت مراجعة {done} من {rounds, plural, zero {# جولة} one {جولة واحدة} two {جولتين} few {# جولات} many {# جولة} other {# جولة}}',
  'review.done':
    'تمت مراجعة {rounds, plural, zero {# جولة} one {جولة واحدة} two {جولتين} few {# جولات} many {# جولة} other {# جولة}}',
  'review.failed': 'انقطعت المراجعة.',
  'button.pause': 'إيقاف مؤقت',

  'review.accuracy': 'الدقة',
  'review.accuracy.all': 'الإجمال',
  'review.accuracy.bids': 'الطلبات',
  'review.accuracy.play': 'اللعب',
  'review.accuracy.none': 'لا قرار فيه',
  'review.mark.superb': 'رائع',
  'review.mark.strong': 'قوي',
  'review.mark.solid': 'متين',
  'review.mark.fair': 'مقبول',
  'review.mark.learning': 'بحاجة إلى تحسين',

  'review.breakdown': 'الحظ والمهارة',
  'review.breakdown.mean': 'المتوقع من هذا المقعد',
  'review.breakdown.luck': 'الأوراق والمقعد',
  'review.breakdown.rest': 'الخصوم والحظ',
  'review.breakdown.points': 'النقاط المحققة',
  'review.breakdown.note':
    'المتوقع هو ما يحققه لاعب قوي من هذا المقعد وبهذا العدد من الأوراق في المتوسط، قبل الورقة الأولى. لا تُحسب إلا الخيارات التي كلّفت نقاطًا بوضوح، بالكلفة المذكورة في القائمة.',
  'review.breakdown.low': 'هنا يفوز المجموع الأدنى.',

  'review.decisions': 'القرارات، الأكثر كلفة أولًا',
  'review.showAll': 'إظهار الجيدة أيضًا',
  'review.flawless': 'لم يكلّف أي خيار هنا نقاطًا بوضوح.',
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
  'review.cost.note':
    '{who, select, you {الكلفة: نقاطك أنت، ونصف ما يعطيه الخيار للآخرين في المتوسط.} other {الكلفة: نقاط اللاعب، ونصف ما يعطيه الخيار للآخرين في المتوسط.}}',
  'review.own.bid': '{who, select, you {طلبت {own}.} other {طلب {name} {own}.}}',
  'review.own.trump': '{who, select, you {اخترت {own}.} other {اختار {name} {own}.}}',
  'review.own.card': '{who, select, you {لعبت {own}.} other {لعب {name} {own}.}}',
  'review.better.bid':
    '{who, select, you {طلبت {own}؛ كان {best} أفضل.} other {طلب {name} {own}؛ كان {best} أفضل.}}',
  'review.better.trump':
    '{who, select, you {اخترت {own}؛ الأفضل {best}.} other {اختار {name} {own}؛ الأفضل {best}.}}',
  'review.better.card':
    '{who, select, you {لعبت {own}؛ الأفضل {best}.} other {لعب {name} {own}؛ الأفضل {best}.}}',
  'review.choice.look': 'النظر أولًا',
  'review.expected': 'احتمال التحقيق: {ownMake}؛ النقاط المتوقعة: {ownPoints}.',
  'review.expected.better':
    '{same, select, none {احتمال التحقيق: {ownMake} بدلًا من {bestMake}؛ النقاط المتوقعة: {ownPoints} بدلًا من {bestPoints}.} chance {احتمال التحقيق: {ownMake} في الحالتين؛ النقاط المتوقعة: {ownPoints} بدلًا من {bestPoints}.} points {احتمال التحقيق: {ownMake} بدلًا من {bestMake}؛ النقاط المتوقعة: {ownPoints} في الحالتين.} other {احتمال التحقيق: {ownMake} في الحالتين؛ النقاط المتوقعة: {ownPoints} في الحالتين.}}',
  'review.expected.others': 'النقاط المتوقعة لكلٍّ من الآخرين: {own} بدلًا من {best}.',
  'review.miss.over': 'بهذا يكبر احتمال تجاوز طلبك: {own} بدل {best}.',
  'review.miss.short': 'بهذا يكبر احتمال النقص عن طلبك: {own} بدل {best}.',
  'review.reason.quoted': 'كان التلميح سيقول: «{reason}»',
  'review.hindsight': 'لو كُشفت كل الأوراق',
  'review.hindsight.same':
    'لم يكن أي خيار ليحقق نتيجة أفضل: {points} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}.',
  'review.hindsight.better':
    'الأفضل: {best}، وكان يمكن أن يجلب {bestPoints} {bestCount, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}؛ وهذا الخيار {points} في أحسن الأحوال.',
  'review.hindsight.far': 'لم تُفحص كل طرق المتابعة.',
  'review.hindsight.note':
    'لو كُشفت كل الأوراق: ما كان يمكن أن يبلغه من يرى كل الأيدي، بينما يتابع الآخرون كما يلعب بحدسه خبير لا يرى إلا يده. وهذا لا يقول شيئًا عن جودة الخيار.',
  'review.open': 'كل الخيارات والأوراق مكشوفة',
  'review.open.intro':
    'ما كان سيجلبه كل خيار والأوراق كما كانت. لم يكن أحد على الطاولة يعرف هذا، فهو لا يقول شيئًا عن جودة الخيار.',
  'review.open.known': 'المعروف حينها',
  'review.open.chance': 'الاحتمال',
  'review.open.experts': 'الخبراء',
  'review.open.most': 'الأفضل',
  'review.open.made': 'المختار',
  'review.open.working': 'يُلعب حتى النهاية…',
  'review.open.failed': 'تعذّر اللعب حتى النهاية. أغلق وحاول مرة أخرى.',
  'review.open.none': 'لا شيء للمقارنة هنا.',
  'review.open.note':
    'الخبراء: يتابع الجميع كما يلعب بحدسه خبير لا يرى إلا يده. الأفضل: مع رؤية كل الأيدي.',
  'review.open.side.note':
    'الخبراء: يتابع الجميع كما يلعب بحدسه خبير لا يرى إلا يده. الأفضل: مع رؤية كل الأيدي. كلاهما يحسب النقاط التي يكسبها فريقك على الفريق الآخر، مع ما ستكلفه الزوائد.',
  'review.look': 'عرض الموقف',
  'review.look.label': 'عرض الموقف: {place}',

  'review.try.title': 'القرار',
  'review.try.back': 'العودة إلى المراجعة',
  'review.try.hint': 'اختر مرة أخرى وتابع من هنا. اللعبة الحقيقية تبقى كما هي.',
  'review.try.again': 'جرّب مرة أخرى',
  'review.try.over':
    'هنا: {here} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}.',
  'review.try.real': 'في اللعبة: {real}.',
};
