import type { partners as english } from '../en/partners.ts';
import type { Words } from '../words.ts';

export const partners: Words<typeof english> = {
  'review.side.mean': 'المعتاد لفريقك في هذا المقعد',
  'review.side.points': 'نقاط فريقك',
  'review.side.split.note':
    'المعتاد هو ما يتوقعه فريق هناك في المتوسط حين يطلب الجميع طلبات جيدة. والباقي هو ما فعله شريكك والآخرون وكيف توزعت الأوراق. ومن طلباتك وأوراقك يُحسب ما كان خطأ بلا شك، وبنقاط فريقك وحدها.',
  'review.side.expected': 'فرصة النجاح: {ownMake}؛ النقاط المتوقعة لفريقك: {ownPoints}.',
  'review.side.expected.better':
    '{same, select, none {فرصة النجاح: {ownMake} بدلًا من {bestMake}؛ النقاط المتوقعة لفريقك: {ownPoints} بدلًا من {bestPoints}.} chance {فرصة النجاح: {ownMake} في الحالتين؛ النقاط المتوقعة لفريقك: {ownPoints} بدلًا من {bestPoints}.} points {فرصة النجاح: {ownMake} بدلًا من {bestMake}؛ النقاط المتوقعة لفريقك: {ownPoints} في الحالتين.} other {فرصة النجاح: {ownMake} في الحالتين؛ النقاط المتوقعة لفريقك: {ownPoints} في الحالتين.}}',
  'review.side.expected.others': 'النقاط المتوقعة للفريق الآخر: {own} بدلًا من {best}.',
  'review.side.expected.bags': 'الفرق في الزوائد.',
  'review.side.cost': 'كلفة الخيار: نقاط يكسبها فريقك على الفريق الآخر، مع ما ستكلفه الزوائد.',
  'review.side.hindsight.same':
    'لم يكن أي خيار ليجلب لفريقك أكثر من هذا: {points} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}} على الفريق الآخر.',
  'review.side.hindsight.better':
    'الأفضل: {best}، وكان يمكن أن يجلب لفريقك {bestPoints} {bestCount, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}} على الفريق الآخر؛ وهذا الخيار {points} على الأكثر.',
  'review.side.hindsight.note':
    'لو كُشفت كل الأوراق: كم نقطة كان يمكن أن يكسبها على الفريق الآخر في هذه الجولة من يرى كل الأيدي، مع ما ستكلفه الزوائد، بينما يتابع الشريك والخصوم كما يلعب الخبير الذي لا يرى إلا يده. وهذا لا يقول شيئًا عن جودة خيارك.',
  'review.side.try.over':
    'فريقك هنا: {here} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}.',
  'review.place.declaration': 'الجولة {round}، قبل النظر',
  'review.own.declaration':
    '{own, select, blindNil {طلبت الصفر الأعمى.} other {نظرت إلى أوراقك أولًا.}}',
  'review.better.declaration':
    '{own, select, blindNil {طلبت الصفر الأعمى؛ كان النظر أولًا أفضل.} other {نظرت إلى أوراقك أولًا؛ كان الصفر الأعمى أفضل.}}',
  'hint.side.say.bid':
    '{verdict, select, clear {اطلب {choice}: احتمال أن يحقق فريقك عقده {chance}.} probable {الأفضل على الأرجح {choice}: احتمال أن يحقق فريقك عقده {chance}.} close {الأحسن {choice}: احتمال أن يحقق فريقك عقده {chance}، لكن الفارق ضئيل.} only {أيًّا كان طلبك فالنتيجة واحدة: احتمال أن يحقق فريقك عقده {chance}.} tie {الأمر سيّان: {choices}، احتمال أن يحقق فريقك عقده {chance}.} other {كلها سواء، ومنها {choice}: احتمال أن يحقق فريقك عقده {chance}.}}',
  'hint.side.say.card':
    '{verdict, select, clear {العب {choice}: احتمال أن يحقق فريقك عقده {chance}.} probable {الأفضل على الأرجح {choice}: احتمال أن يحقق فريقك عقده {chance}.} close {الأحسن {choice}: احتمال أن يحقق فريقك عقده {chance}، لكن الفارق ضئيل.} only {أيًّا كان ما تلعبه فالنتيجة واحدة: احتمال أن يحقق فريقك عقده {chance}.} tie {الأمر سيّان: {choices}، احتمال أن يحقق فريقك عقده {chance}.} other {كلها سواء، ومنها {choice}: احتمال أن يحقق فريقك عقده {chance}.}}',
  'hint.side.needs':
    '{tricks, plural, =0 {لدى فريقك عقده: كل لمّة أخرى زائدة.} zero {لدى فريقك عقده: كل لمّة أخرى زائدة.} one {يحتاج فريقك بعد إلى لمّة واحدة من {of}.} two {يحتاج فريقك بعد إلى لمّتين من {of}.} few {يحتاج فريقك بعد إلى # لمّات من {of}.} many {يحتاج فريقك بعد إلى # لمّة من {of}.} other {يحتاج فريقك بعد إلى # لمّة من {of}.}}',
  'hint.side.needs.all':
    '{of, plural, zero {لم تبق لمّات.} one {يحتاج فريقك إلى اللمّة الأخيرة.} two {يحتاج فريقك إلى اللمّتين الباقيتين.} few {يحتاج فريقك إلى اللمّات الباقية كلها، وهي #.} many {يحتاج فريقك إلى اللمّات الباقية كلها، وهي #.} other {يحتاج فريقك إلى اللمّات الباقية كلها، وهي #.}}',
  'hint.side.needs.lost': 'ضاع عقد فريقك: صعّب الأمر على الآخرين.',
  'hint.fact.to-partner': 'شريكك يأخذ هذه اللمّة.',
  'hint.fact.partner-ahead': 'شريكك متقدّم حتى الآن.',
  'hint.fact.partner-may-ruff': 'شريكك بلا النقش وقد يقطع.',
  'hint.side.points': 'النقاط المتوقعة لفريقك',
  'hint.say.look':
    '{verdict, select, clear {انظر إلى أوراقك أولًا: احتمال نجاح الصفر الأعمى {chance}.} probable {الأفضل على الأرجح أن تنظر إلى أوراقك أولًا: احتمال نجاح الصفر الأعمى {chance}.} close {الأرجح أن تنظر إلى أوراقك أولًا، لكن الفارق ضئيل: احتمال نجاح الصفر الأعمى {chance}.} other {الأمر سيّان: احتمال نجاح الصفر الأعمى {chance}.}}',
  'hint.say.blindNil':
    '{verdict, select, clear {اطلب الصفر الأعمى: احتمال نجاحه {chance}.} probable {الأفضل على الأرجح الصفر الأعمى: احتمال نجاحه {chance}.} close {الأرجح أن تطلب الصفر الأعمى، لكن الفارق ضئيل: احتمال نجاحه {chance}.} other {الأمر سيّان: احتمال نجاح الصفر الأعمى {chance}.}}',
  'hint.blindNil.expected': 'النقاط المتوقعة لفريقك: {blind} معه، و{look} إن نظرت أولًا.',
  'hint.game-at-stake': 'تميل اللعبة إليك أكثر بهذا الخيار.',
  'hint.bags': 'بذلك تقلّ الزوائد.',
  'hint.their-bags': 'بذلك تزيد زوائد الآخرين.',
  'hint.nil-lost':
    '{tricks, plural, =0 {انكسر صفرك ولم تعد لمّاتك تُحسب.} zero {انكسر صفرك ولم تعد لمّاتك تُحسب.} one {انكسر صفرك ولم تعد لمّاتك تُحسب: يحتاج شريكك بعد إلى لمّة واحدة من {of}.} two {انكسر صفرك ولم تعد لمّاتك تُحسب: يحتاج شريكك بعد إلى لمّتين من {of}.} few {انكسر صفرك ولم تعد لمّاتك تُحسب: يحتاج شريكك بعد إلى # لمّات من {of}.} many {انكسر صفرك ولم تعد لمّاتك تُحسب: يحتاج شريكك بعد إلى # لمّة من {of}.} other {انكسر صفرك ولم تعد لمّاتك تُحسب: يحتاج شريكك بعد إلى # لمّة من {of}.}}',
  'hint.nil-against':
    '{count, plural, zero {طلب {names} الصفر: لمّة واحدة تكسره.} one {طلب {names} الصفر: لمّة واحدة تكسره.} two {طلب {names} الصفر: لمّة واحدة تكسر أيًّا منهما.} few {طلب {names} الصفر: لمّة واحدة تكسر أيًّا منهم.} many {طلب {names} الصفر: لمّة واحدة تكسر أيًّا منهم.} other {طلب {names} الصفر: لمّة واحدة تكسر أيًّا منهم.}}',
  'hint.nil-beside': 'صفر شريكك ما زال قائمًا: خذ اللمّات التي كانت ستقع له.',
};
