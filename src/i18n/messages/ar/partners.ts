import type { partners as english } from '../en/partners.ts';
import type { Translation } from '../translation.ts';

export const partners: Translation<typeof english> = {
  'balance.side.you':
    'لنا: {won} من {bid}، {bags, plural, zero {لا زوائد} one {زائدة واحدة} two {زائدتان} few {# زوائد} many {# زائدة} other {# زائدة}}',
  'balance.side.they':
    'لهم: {won} من {bid}، {bags, plural, zero {لا زوائد} one {زائدة واحدة} two {زائدتان} few {# زوائد} many {# زائدة} other {# زائدة}}',
  'balance.side.you.open':
    'طلبنا {bid}، {bags, plural, zero {لا زوائد} one {زائدة واحدة} two {زائدتان} few {# زوائد} many {# زائدة} other {# زائدة}}',
  'balance.side.they.open':
    'طلبهم {bid}، {bags, plural, zero {لا زوائد} one {زائدة واحدة} two {زائدتان} few {# زوائد} many {# زائدة} other {# زائدة}}',
  'balance.side.you.bags':
    'لنا: {bags, plural, zero {لا زوائد} one {زائدة واحدة} two {زائدتان} few {# زوائد} many {# زائدة} other {# زائدة}}',
  'balance.side.they.bags':
    'لهم: {bags, plural, zero {لا زوائد} one {زائدة واحدة} two {زائدتان} few {# زوائد} many {# زائدة} other {# زائدة}}',
  'balance.side.you.nil':
    'لنا: صفران، {bags, plural, zero {لا زوائد} one {زائدة واحدة} two {زائدتان} few {# زوائد} many {# زائدة} other {# زائدة}}',
  'balance.side.they.nil':
    'لهم: صفران، {bags, plural, zero {لا زوائد} one {زائدة واحدة} two {زائدتان} few {# زوائد} many {# زائدة} other {# زائدة}}',

  'review.side.mean': 'المتوقع من مقاعد {who, select, you {فريقك} other {ذلك الفريق}}',
  'review.side.points': 'نقاط {who, select, you {فريقك} other {ذلك الفريق}}',
  'review.side.breakdown.note':
    'المتوقع هو ما يحققه فريق هناك في المتوسط حين يُحسن الجميع الطلب. والباقي {who, select, you {شريكك وخصومك} other {الشريك والخصوم}} وكيف توزعت الأوراق. لا تُحسب إلا الخيارات التي كلّفت نقاطًا بوضوح، بالكلفة المذكورة في القائمة.',
  'review.side.expected':
    'احتمال التحقيق: {ownMake}؛ النقاط المتوقعة {who, select, you {لفريقك} other {لذلك الفريق}}: {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {احتمال التحقيق: {ownMake} بدلًا من {bestMake}؛ النقاط المتوقعة {who, select, you {لفريقك} other {لذلك الفريق}}: {ownPoints} بدلًا من {bestPoints}.} chance {احتمال التحقيق: {ownMake} في الحالتين؛ النقاط المتوقعة {who, select, you {لفريقك} other {لذلك الفريق}}: {ownPoints} بدلًا من {bestPoints}.} points {احتمال التحقيق: {ownMake} بدلًا من {bestMake}؛ النقاط المتوقعة {who, select, you {لفريقك} other {لذلك الفريق}}: {ownPoints} في الحالتين.} other {احتمال التحقيق: {ownMake} في الحالتين؛ النقاط المتوقعة {who, select, you {لفريقك} other {لذلك الفريق}}: {ownPoints} في الحالتين.}}',
  'review.side.expected.others': 'النقاط المتوقعة للفريق الآخر: {own} بدلًا من {best}.',
  'review.side.expected.bags': 'الفرق في الزوائد.',
  'review.side.cost':
    'الكلفة: نقاط يخسرها {who, select, you {فريقك} other {ذلك الفريق}} أمام الفريق الآخر، مع ما ستكلفه الزوائد.',
  'review.side.hindsight.same':
    'لم يكن أي خيار أفضل {who, select, you {لفريقك} other {لذلك الفريق}}: {points} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}} على الفريق الآخر.',
  'review.side.hindsight.better':
    'الأفضل: {best}، وكان يمكن أن يجلب {who, select, you {لفريقك} other {لذلك الفريق}} {bestPoints} {bestCount, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}} على الفريق الآخر؛ وهذا الخيار {points} على الأكثر.',
  'review.side.hindsight.note':
    'لو كُشفت كل الأوراق: كم نقطة كان يمكن أن يكسبها على الفريق الآخر في هذه الجولة من يرى كل الأيدي، مع ما ستكلفه الزوائد، بينما يتابع الشريك والخصوم كما يلعب بحدسه خبير لا يرى إلا يده. وهذا لا يقول شيئًا عن جودة الخيار.',
  'review.side.try.over':
    '{who, select, you {فريقك} other {ذلك الفريق}} هنا: {here} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}.',
  'review.place.declaration': 'الجولة {round}، قبل النظر',
  'review.own.declaration':
    '{who, select, you {{own, select, blindNil {طلبت الصفر الأعمى.} other {نظرت أولًا.}}} other {{own, select, blindNil {طلب {name} الصفر الأعمى.} other {نظر {name} أولًا.}}}}',
  'review.better.declaration':
    '{who, select, you {{own, select, blindNil {طلبت الصفر الأعمى؛ كان النظر أولًا أفضل.} other {نظرت أولًا؛ كان الصفر الأعمى أفضل.}}} other {{own, select, blindNil {طلب {name} الصفر الأعمى؛ كان النظر أولًا أفضل.} other {نظر {name} أولًا؛ كان الصفر الأعمى أفضل.}}}}',
  'cost.side.parts':
    '{how, select, both {منها {own} من نقاط {who, select, you {فريقك} other {ذلك الفريق}}، و{others} مما يكسبه الخصوم وتكلّفه الزوائد.} less {هي {own} من نقاط {who, select, you {فريقك} other {ذلك الفريق}}، ناقص {others} مما يخسره الخصوم ويوفّره نقص الزوائد.} more {هي {others} مما يكسبه الخصوم وتكلّفه الزوائد، ناقص {own} يكسبها {who, select, you {فريقك} other {ذلك الفريق}}.} other {هذا ما يكسبه الخصوم وتكلّفه الزوائد.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {اطلب {choice}: احتمال تحقيق العقد {chance}.} probable {على الأرجح {choice}: احتمال تحقيق العقد {chance}.} close {الأفضل {choice} بفارق ضئيل: احتمال تحقيق العقد {chance}.} only {كل الطلبات سواء: احتمال تحقيق العقد {chance}.} tie {متقاربة: {choices}، احتمال تحقيق العقد {chance}.} other {متقاربة: {choice} كغيره، احتمال تحقيق العقد {chance}.}}',
  'hint.side.say.card':
    '{verdict, select, clear {العب {choice}: احتمال تحقيق العقد {chance}.} probable {على الأرجح {choice}: احتمال تحقيق العقد {chance}.} close {الأفضل {choice} بفارق ضئيل: احتمال تحقيق العقد {chance}.} only {كل الأوراق سواء: احتمال تحقيق العقد {chance}.} tie {متقاربة: {choices}، احتمال تحقيق العقد {chance}.} other {متقاربة: {choice} كغيرها، احتمال تحقيق العقد {chance}.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {لدى فريقك عقده: كل لمّة أخرى زائدة.} zero {لدى فريقك عقده: كل لمّة أخرى زائدة.} one {يحتاج فريقك بعد إلى لمّة من {of} باقية.} two {يحتاج فريقك بعد إلى لمّتين من {of} باقية.} few {يحتاج فريقك بعد إلى # لمّات من {of} باقية.} many {يحتاج فريقك بعد إلى # لمّة من {of} باقية.} other {يحتاج فريقك بعد إلى # لمّة من {of} باقية.}}',
  'hint.side.needs.all':
    '{of, plural, zero {لم تبقَ لمّات.} one {يحتاج فريقك إلى اللمّة الأخيرة.} two {يحتاج فريقك إلى اللمّتين الأخيرتين.} few {يحتاج فريقك إلى آخر # لمّات كلها.} many {يحتاج فريقك إلى آخر # لمّة كلها.} other {يحتاج فريقك إلى آخر # لمّة كلها.}}',
  'hint.side.needs.lost': 'ضاع عقد فريقك: صعّب الأمر على الآخرين.',
  'hint.their-need': 'عقد فريقك مضمون؛ يحتاج الآخرون بعد إلى {tricks} من آخر {of}.',
  'hint.their-need.all': 'عقد فريقك مضمون؛ يحتاج الآخرون إلى كل اللمّات الباقية.',
  'hint.fact.to-partner': 'شريكك يأخذ هذه اللمّة.',
  'hint.fact.partner-ahead': 'ورقة شريكك هي الأعلى حتى الآن.',
  'hint.fact.partner-may-ruff': 'شريكك بلا هذا النوع وقد يقطع.',
  'hint.side.points': 'النقاط المتوقعة لفريقك',
  'hint.say.look':
    '{verdict, select, clear {انظر إلى أوراقك أولًا: احتمال تحقيق الصفر الأعمى {chance}.} probable {على الأرجح النظر أولًا: احتمال تحقيق الصفر الأعمى {chance}.} close {الأفضل النظر أولًا بفارق ضئيل: احتمال تحقيق الصفر الأعمى {chance}.} other {متقاربان: احتمال تحقيق الصفر الأعمى {chance}.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {اطلب الصفر الأعمى: احتمال تحقيقه {chance}.} probable {على الأرجح الصفر الأعمى: احتمال تحقيقه {chance}.} close {الأفضل الصفر الأعمى بفارق ضئيل: احتمال تحقيقه {chance}.} other {متقاربان: احتمال تحقيق الصفر الأعمى {chance}.}}',
  'hint.blindNil.expected': 'النقاط المتوقعة لفريقك: {blind} مع الصفر الأعمى، و{look} إن نظرت أولًا.',
  'hint.game-at-stake': 'يزيد احتمال فوزك باللعبة.',
  'hint.below':
    '{how, select, left {مجموع طلبات الآخرين {sum} من {of}.} partner {مع طلب شريكك {partner} يحتاج فريقك إلى {sum} من {of}.} other {الطلب حد أدنى: ما يزيد عليه ليس إلا زوائد.}}',
  'hint.contrast.contract':
    '{whose, select, theirs {مع {other} تزيد فرص الآخرين في تحقيق عقدهم: {chance} بدل {best}.} other {مع {other} تقل فرص فريقك في تحقيق عقده: {chance} بدل {best}.}}',
  'hint.contrast.nil':
    '{how, select, more {مع {other} تزيد فرص {name} في تحقيق الصفر: {chance} بدل {best}.} other {مع {other} تقل فرص {name} في تحقيق الصفر: {chance} بدل {best}.}}',
  'hint.claim.nil':
    '{how, select, more {مع {other} تزيد فرص {name} في تحقيق الصفر} other {مع {other} تقل فرص {name} في تحقيق الصفر}}',
  'hint.why.taker': 'احتمال أن يأخذ {name} هذه اللمّة {chance} بدل {best}',
  'hint.why.breaks': 'احتمال أن ينكسر لاحقًا في {suit} هو {chance} بدل {best}',
  'hint.contrast.bags':
    '{whose, select, theirs {مع {other} تقل لمّات الآخرين الزائدة: {count} في المتوسط بدل {best}.} other {مع {other} تزيد لمّات فريقك الزائدة: {count} في المتوسط بدل {best}.}}',
  'hint.bags': 'بذلك تقلّ اللمّات الزائدة.',
  'hint.their-bags': 'بذلك تزيد لمّات الآخرين الزائدة.',
  'hint.nil-lost':
    '{tricks, plural, =0 {انكسر صفرك ولا تُحسب لمّاتك.} zero {انكسر صفرك ولا تُحسب لمّاتك.} one {انكسر صفرك ولا تُحسب لمّاتك: يحتاج شريكك بعد إلى لمّة من {of} باقية.} two {انكسر صفرك ولا تُحسب لمّاتك: يحتاج شريكك بعد إلى لمّتين من {of} باقية.} few {انكسر صفرك ولا تُحسب لمّاتك: يحتاج شريكك بعد إلى # لمّات من {of} باقية.} many {انكسر صفرك ولا تُحسب لمّاتك: يحتاج شريكك بعد إلى # لمّة من {of} باقية.} other {انكسر صفرك ولا تُحسب لمّاتك: يحتاج شريكك بعد إلى # لمّة من {of} باقية.}}',
  'hint.nil-against':
    '{count, plural, zero {طلب {names} الصفر: لمّة واحدة تكسره.} one {طلب {names} الصفر: لمّة واحدة تكسره.} two {طلب {names} الصفر: لمّة واحدة تكسر أيًّا منهما.} few {طلب {names} الصفر: لمّة واحدة تكسر أيًّا منهم.} many {طلب {names} الصفر: لمّة واحدة تكسر أيًّا منهم.} other {طلب {names} الصفر: لمّة واحدة تكسر أيًّا منهم.}}',
  'hint.contrast.broken':
    '{how, select, bid {احتمال انكسار الصفر {chance}.} alone {مع {other} احتمال انكسار صفرك {chance}.} other {مع {other} يكبر احتمال انكسار صفرك: {chance} بدل {best}.}}',
  'hint.nil.needs': 'صفرك صامد: لا تأخذ أي لمّة.',
  'hint.nil.lost': 'سينكسر صفرك حتمًا: صعّب الأمر على الآخرين.',
  'hint.nil.sunk-by': 'مع {cards} لمّة حتمية: سينكسر صفرك.',
  'hint.fact.breaks-own': 'تكسر صفرك.',
  'hint.fact.breaks': 'تكسر صفر {name}.',
  'hint.nil-beside': 'صفر شريكك صامد: خذ اللمّات التي كانت ستقع له.',
};
