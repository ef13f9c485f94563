import type { Translation } from '../translation.ts';
import type { advice as english } from '../en/advice.ts';

export const advice: Translation<typeof english> = {
  'hint.button': 'تلميح',
  'hint.close': 'إغلاق التلميح',
  'hint.thinking': 'جارٍ التفكير…',
  'hint.why': 'لماذا؟',
  'hint.failed': 'لا تلميح هذه المرة.',
  'hint.forced':
    '{kind, select, bid {لا يمكنك إلا طلب {choice}.} trump {لا يمكنك إلا اختيار {choice}.} other {لا يمكنك إلا لعب {choice}.}}',
  'hint.nothing': 'لا تلميح لهذا القرار.',
  'hint.noTrump': 'بلا طرنيب',
  'hint.table': 'قيمة كل خيار',
  'hint.choice': 'الخيار',
  'hint.make': 'احتمال تحقيقه',
  'hint.few': 'لمّات ناقصة',
  'hint.many': 'لمّات زائدة',
  'hint.misses': 'وإلا: لمّات ناقصة {few}، لمّات زائدة {many}.',
  'hint.make.short': 'الاحتمال %',
  'hint.points': 'النقاط المتوقعة',
  'hint.cost':
    '{scope, select, bags {الكلفة مقارنةً بالأفضل، باحتساب نقاط الخصوم والزوائد} points {الكلفة مقارنةً بالأفضل، باحتساب نقاط الآخرين} other {الكلفة مقارنةً بالأفضل}}',
  'hint.isBest': '{choice}، الأفضل',
  'hint.isTied': '{choice}، من الأفضل',
  'hint.under': 'أقل من {percent}',
  'hint.over': 'أكثر من {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': 'احتمال تحقيق طلبك {chance}، والنقاط المتوقعة {points}',
  'hint.opponent': 'احتمال تحقيق {name} للطلب',
  'hint.mark.opponent': 'احتمال تحقيق {name} للطلب: {chance}',
  'hint.mark.best': 'الأفضل: احتمال تحقيق طلبك {chance}، والنقاط المتوقعة {points}',
  'hint.mark.tied': 'من الأفضل: احتمال تحقيق طلبك {chance}، والنقاط المتوقعة {points}',

  'hint.say.bid':
    '{verdict, select, clear {اطلب {choice}: احتمال تحقيقه {chance}.} probable {على الأرجح {choice}: احتمال تحقيقه {chance}.} close {الأفضل {choice} بفارق ضئيل: احتمال تحقيقه {chance}.} only {كل الطلبات سواء: احتمال التحقيق {chance}.} tie {متقاربة: {choices}، احتمال التحقيق {chance}.} other {متقاربة: {choice} كغيره، احتمال تحقيقه {chance}.}}',
  'hint.say.trump':
    '{verdict, select, clear {اختر {choice}: احتمال تحقيق طلبك {chance}.} probable {على الأرجح {choice}: احتمال تحقيق طلبك {chance}.} close {الأفضل {choice} بفارق ضئيل: احتمال تحقيق طلبك {chance}.} only {كل طرنيب سواء: احتمال تحقيق طلبك {chance}.} tie {متقاربة: {choices}، احتمال تحقيق طلبك {chance}.} other {متقاربة: {choice} كغيره، احتمال تحقيق طلبك {chance}.}}',
  'hint.say.card':
    '{verdict, select, clear {العب {choice}: احتمال تحقيق طلبك {chance}.} probable {على الأرجح {choice}: احتمال تحقيق طلبك {chance}.} close {الأفضل {choice} بفارق ضئيل: احتمال تحقيق طلبك {chance}.} only {كل الأوراق سواء: احتمال تحقيق طلبك {chance}.} tie {متقاربة: {choices}، احتمال تحقيق طلبك {chance}.} other {متقاربة: {choice} كغيرها، احتمال تحقيق طلبك {chance}.}}',
  'hint.say.lost':
    '{verdict, select, clear {العب {choice}.} probable {على الأرجح {choice}.} close {الأفضل {choice} بفارق ضئيل.} only {كل الأوراق سواء.} tie {متقاربة: {choices}.} other {متقاربة: {choice} كغيرها.}}',
  'hint.nearly': 'يقاربه {other}.',
  'hint.certain': 'هذا مؤكد كيفما توزعت الأوراق.',
  'hint.others': 'يكلّف الآخرين أكثر مما يكلّفك.',
  'hint.hinders': 'يترك للآخرين أقل.',
  'cost.parts':
    '{who, select, you {{how, select, both {منها {own} من نقاطك أنت، و{others} هي نصف ما يكسبه الآخرون في المتوسط.} less {هي {own} من نقاطك أنت، ناقص {others}: نصف ما يخسره الآخرون في المتوسط.} more {هي {others}: نصف ما يكسبه الآخرون في المتوسط، ناقص {own} تكسبها أنت.} other {هذا نصف ما يكسبه الآخرون في المتوسط.}}} other {{how, select, both {منها {own} من نقاط اللاعب، و{others} هي نصف ما يكسبه الآخرون في المتوسط.} less {هي {own} من نقاط اللاعب، ناقص {others}: نصف ما يخسره الآخرون في المتوسط.} more {هي {others}: نصف ما يكسبه الآخرون في المتوسط، ناقص {own} يكسبها اللاعب.} other {هذا نصف ما يكسبه الآخرون في المتوسط.}}}}',
  'hint.net':
    '{scope, select, bags {باحتساب نقاط الخصوم واللمّات الزائدة} other {باحتساب نقاط الآخرين}} يكلّف {other} نحو {count, plural, zero {{points} نقطة} one {{points} نقطة} two {{points} نقطة} few {{points} نقاط} many {{points} نقطة} other {{points} نقطة}}.',
  'hint.hook':
    '{drawback, select, chance {لا يمكنك طلب {forbidden}، و{other} أقل نجاحًا: {chance}.} pay {لا يمكنك طلب {forbidden}، و{other} أقل قيمة.} other {لا يمكنك طلب {forbidden}.}}',
  'hint.contrast.over':
    '{never, select, yes {مع {other} احتمال تجاوز طلبك {chance}.} other {مع {other} يكبر احتمال تجاوز طلبك: {chance} بدل {best}.}}',
  'hint.contrast.short':
    '{never, select, yes {مع {other} احتمال النقص عن طلبك {chance}.} other {مع {other} يكبر احتمال النقص عن طلبك: {chance} بدل {best}.}}',
  'hint.contrast.make': 'مع {other} يقل احتمال تحقيق طلبك: {chance} بدل {best}.',
  'hint.contrast.pay': 'مع {other} النقاط المتوقعة {points} بدل {best}.',
  'hint.contrast.naming': 'مع {other} تقل فرص اختيارك للطرنيب.',
  'hint.contrast.against': 'مع {other} تزيد فرص {name} في تحقيق الطلب: {chance} بدل {best}.',
  'hint.contrast.bid':
    '{how, select, less {{other} أقل نجاحًا: {chance} بدل {best}.} other {احتمال نجاح {other} هو {chance}، لكنه أقل قيمة.}}',
  'hint.because': '{claim}: {why}.',
  'hint.claim':
    '{drawback, select, over {مع {other} يكبر احتمال تجاوز طلبك} nil {مع {other} يكبر احتمال انكسار صفرك} short {مع {other} يكبر احتمال النقص عن طلبك} theirs {مع {other} تزيد فرص الآخرين في تحقيق عقدهم} other {مع {other} تقل نقاطك}}',
  'hint.why.now': '{high} تأخذ هذه اللمّة باحتمال {chance}، و{low} باحتمال {less}',
  'hint.why.later': 'إن بقيت {high} أخذت لمّة باحتمال {chance}، وإن بقيت {low} فباحتمال {less}',
  'hint.why.own':
    '{odds, select, never {{card} لا يمكن أن تأخذ هذه اللمّة، لكنها إن بقيت أخذت لمّة لاحقة باحتمال {later}} sure {{card} تأخذ هذه اللمّة حتمًا، وإن بقيت أخذت لمّة لاحقة باحتمال {later}} other {{card} تأخذ هذه اللمّة باحتمال {now}، وإن بقيت أخذت لمّة لاحقة باحتمال {later}}}',
  'hint.why.rest': 'عندئذ تأخذ {card} لمّة باحتمال {chance} بدل {best}',
  'hint.why.suits': 'متوسط لمّاتك في {suits} يصبح عندها {count} بدل {best}',
  'hint.why.higher': 'الورقة الأعلى إن بقيت أقرب إلى أخذ لمّة',
  'hint.why.points': 'النقاط المتوقعة {points} بدل {best}',

  'hint.needs':
    '{tricks, plural, =0 {لديك ما طلبته: لا تأخذ المزيد.} zero {لديك ما طلبته: لا تأخذ المزيد.} one {تحتاج بعد إلى لمّة من {of} باقية.} two {تحتاج بعد إلى لمّتين من {of} باقية.} few {تحتاج بعد إلى # لمّات من {of} باقية.} many {تحتاج بعد إلى # لمّة من {of} باقية.} other {تحتاج بعد إلى # لمّة من {of} باقية.}}',
  'hint.needs.all':
    '{of, plural, zero {لم تبقَ لمّات.} one {تحتاج إلى اللمّة الأخيرة.} two {تحتاج إلى اللمّتين الأخيرتين.} few {تحتاج إلى آخر # لمّات كلها.} many {تحتاج إلى آخر # لمّة كلها.} other {تحتاج إلى آخر # لمّة كلها.}}',
  'hint.needs.lost': 'ضاع طلبك: صعّب الأمر على الآخرين.',
  'hint.sunk-by':
    '{tricks, plural, zero {ضاع طلبك.} one {مع {cards} لمّة حتمية: ضاع طلبك.} two {مع {cards} لمّتان حتميتان: ضاع طلبك.} few {مع {cards} # لمّات حتمية: ضاع طلبك.} many {مع {cards} # لمّة حتمية: ضاع طلبك.} other {مع {cards} # لمّة حتمية: ضاع طلبك.}}',
  'hint.hopeless': 'ضائع على الأرجح مهما اخترت.',

  'hint.sure':
    '{count, plural, zero {لا لمّات مضمونة} one {لمّة مضمونة: {cards}} two {لمّتان مضمونتان: {cards}} few {# لمّات مضمونة: {cards}} many {# لمّة مضمونة: {cards}} other {# لمّة مضمونة: {cards}}}',
  'hint.likely': 'شبه مضمون: {cards}',
  'hint.probable':
    '{count, plural, zero {لمّة مرجّحة: {cards}} one {لمّة مرجّحة: {cards}} two {لمّتان مرجّحتان: {cards}} few {لمّات مرجّحة: {cards}} many {لمّات مرجّحة: {cards}} other {لمّات مرجّحة: {cards}}}',
  'hint.even': 'فرصة متساوية: {cards}',
  'hint.join': '{first}؛ {second}',
  'hint.tricks': '{parts}.',
  'hint.toward':
    '{cards} {count, plural, zero {تقرّبك} one {تقرّبك} two {تقرّبانك} few {تقرّبك} many {تقرّبك} other {تقرّبك}} من {bid}',
  'hint.asTrump': '{card} بصفتها طرنيبًا',
  'hint.nothing-likely': 'لا يُرجَّح أن تأخذ أيٌّ من أوراقك لمّة.',
  'hint.nothing-likely.one': 'لا يُرجَّح أن تأخذ ورقتك اللمّة.',
  'hint.danger': 'خطر أخذ لمّة زائدة: {cards}.',
  'hint.only-if-led': 'لا تفوز ورقتك إلا إذا افتُتحت اللمّة بورقة أدنى من نوعها.',
  'hint.void': 'يمكنك قطع {suits} بالطرنيب.',
  'hint.no-trumps': 'ليس معك أي طرنيب.',
  'hint.discards': 'يمكنك الرمي على {suits}.',
  'hint.naming': 'باختيار {trump}',
  'hint.bids-for': 'الآخرون يرون ورقتك، وطلباتهم تدل على أنها قوية.',
  'hint.bids-against': 'الآخرون يرون ورقتك، وطلباتهم تدل على أنها ضعيفة.',
  'hint.forehead':
    '{wins, plural, zero {من {of} ورقة قد تكون معك، لا تأخذ اللمّة أي واحدة.} one {من {of} ورقة قد تكون معك، تأخذ اللمّة واحدة.} two {من {of} ورقة قد تكون معك، تأخذ اللمّة اثنتان.} few {من {of} ورقة قد تكون معك، تأخذ اللمّة #.} many {من {of} ورقة قد تكون معك، تأخذ اللمّة #.} other {من {of} ورقة قد تكون معك، تأخذ اللمّة #.}}',

  'hint.fact.wins': 'تأخذ هذه اللمّة حتمًا.',
  'hint.fact.loses': 'لا يمكن أن تأخذ هذه اللمّة.',
  'hint.fact.fulfills': 'تأخذ آخر لمّة تحتاج إليها.',
  'hint.fact.overshoots': 'تأخذ لمّة زائدة.',
  'hint.fact.one-too-many':
    '{tricks, plural, zero {هذه زائدة.} one {مع {cards} تأتي لمّة على أي حال: هذه زائدة.} two {مع {cards} تأتي لمّتان على أي حال: هذه زائدة.} few {مع {cards} تأتي # لمّات على أي حال: هذه زائدة.} many {مع {cards} تأتي # لمّة على أي حال: هذه زائدة.} other {مع {cards} تأتي # لمّة على أي حال: هذه زائدة.}}',
  'hint.fact.falls-short': 'تُضيع طلبك.',
  'hint.fact.ruff': 'تقطع بالطرنيب.',
  'hint.fact.overruff': 'تقطع بطرنيب أعلى.',
  'hint.fact.underruff': 'تتخلص من طرنيب تحت طرنيب أعلى.',
  'hint.fact.discard': 'ترميها.',
  'hint.fact.duck': 'تترك اللمّة لغيرك.',
  'hint.fact.unload': 'تتخلص من ورقة لن يغلبها شيء من نوعها لاحقًا.',
  'hint.dangerous-discard': 'لا ورقة أخرى أقرب منها إلى أخذ لمّة زائدة.',
  'hint.fact.lowest-winner': 'هي أدنى ورقة تفوز حتمًا.',
  'hint.fact.highest-loser': 'هي أعلى ورقة تخسر حتمًا.',
  'hint.fact.lowest-loser': 'لا يمكن لأيٍّ من أوراقك أن تأخذ هذه اللمّة، وهذه أدناها.',
  'hint.fact.puts-over': 'بذلك تزيد لمّة على طلب {name}.',
  'hint.fact.denies': 'بذلك يضيع طلب {name}.',
  'hint.fact.beaten-by': 'أعلى منها ولم تُرَ: {cards}.',
  'hint.fact.ahead': 'هي الأعلى حتى الآن؛ أعلى منها ولم تُرَ: {cards}.',
  'hint.fact.ahead.out': 'هي الأعلى حتى الآن؛ عدد الأوراق الأعلى منها ولم تُرَ: {above}.',
  'hint.fact.ahead.lowest': 'كل أوراقك تغلب {leading}؛ وأسهلها أن تُغلب {lowest}.',
  'hint.fact.out':
    '{card}: من نوعها ولم يُرَ، أعلى منها {above}، وأدنى منها {below, plural, =0 {لا شيء} zero {لا شيء} one {#} two {#} few {#} many {#} other {#}}.',
  'hint.fact.out.each':
    '{above, plural, zero {لا أعلى منها.} one {فوق كلٍّ منها ورقة من نوعها لم تُرَ.} two {فوق كلٍّ منها ورقتان على الأقل من نوعها لم تُرَيا.} few {فوق كلٍّ منها # أوراق على الأقل من نوعها لم تُرَ.} many {فوق كلٍّ منها # ورقة على الأقل من نوعها لم تُرَ.} other {فوق كلٍّ منها # ورقة على الأقل من نوعها لم تُرَ.}}',
  'hint.fact.wins.each': 'كلٌّ منها تأخذ هذه اللمّة حتمًا.',
  'hint.fact.loses.each': 'لا يمكن لأيٍّ منها أن تأخذ هذه اللمّة.',
  'hint.fact.only-ruff.each': 'لا يغلب أيًّا منها إلا القطع.',
  'hint.fact.alike': 'النتيجة متقاربة أيًّا كانت الورقة.',
  'hint.fact.either': 'عالية أو منخفضة، لا فرق يُذكر.',
  'hint.fact.keeps': 'تُبقي {cards} لما بعد.',
  'hint.fact.voids': 'بعدها لا يبقى لديك شيء من {suit}.',
  'hint.fact.only-ruff': 'لا يغلبها إلا القطع.',
  'hint.fact.only-overruff': 'لا يغلبها إلا قطع أعلى.',
  'hint.fact.only-joker': 'لا يغلبها إلا الجوكر العالي.',
  'hint.fact.ruff-by':
    '{count, plural, zero {لا يغلبها إلا القطع: {names}.} one {لا يغلبها إلا القطع، و{names} بلا هذا النوع.} two {لا يغلبها إلا القطع، و{names} بلا هذا النوع.} few {لا يغلبها إلا القطع، و{names} بلا هذا النوع.} many {لا يغلبها إلا القطع، و{names} بلا هذا النوع.} other {لا يغلبها إلا القطع، و{names} بلا هذا النوع.}}',
  'hint.fact.may-ruff':
    '{count, plural, zero {لا أحد يقطع: {names}.} one {{names} بلا هذا النوع وقد يقطع.} two {{names} بلا هذا النوع وقد يقطعان.} few {{names} بلا هذا النوع وقد يقطعون.} many {{names} بلا هذا النوع وقد يقطعون.} other {{names} بلا هذا النوع وقد يقطعون.}}',

  'learn.tally': 'أفضل خيار: {found} من {count}',
  'learn.ask.title': 'هل أنت متأكد؟',
  'learn.ask.text':
    '{points, plural, zero {{choice} بلا كلفة. الأفضل: {best}.} one {{choice} يكلّف نحو نقطة. الأفضل: {best}.} two {{choice} يكلّف نحو نقطتين. الأفضل: {best}.} few {{choice} يكلّف نحو # نقاط. الأفضل: {best}.} many {{choice} يكلّف نحو # نقطة. الأفضل: {best}.} other {{choice} يكلّف نحو # نقطة. الأفضل: {best}.}}',
  'learn.ask.anyway': 'نعم، على أي حال',
  'learn.ask.back': 'فكّر من جديد',

  'settings.group.learning': 'التعلّم',
  'settings.learning': 'وضع التعلّم',
  'settings.learning.hint':
    'يعرض تلميحًا عند كل قرار ويعدّ المرات التي تجد فيها أفضل خيار. لا تدخل هذه الألعاب في إحصاءاتك.',
  'settings.askBefore': 'السؤال قبل خيار مكلف',
  'settings.askBefore.hint':
    'في وضع التعلّم فقط، وفقط حين يكلّف الخيار نقاطًا بوضوح. بالنقاط المعتادة (10 + الطلب)، وبالنسبة نفسها حيث تساوي الجولة أكثر.',
  'askBefore.never': 'أبدًا',
  'askBefore.points':
    '{points, plural, zero {# نقطة أو أكثر} one {نقطة أو أكثر} two {نقطتان أو أكثر} few {# نقاط أو أكثر} many {# نقطة أو أكثر} other {# نقطة أو أكثر}}',
};
