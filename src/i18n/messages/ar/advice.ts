import type { Words } from '../words.ts';
import type { advice as english } from '../en/advice.ts';

export const advice: Words<typeof english> = {
  'hint.close': 'إغلاق التلميح',
  'hint.thinking': 'جارٍ التفكير…',
  'hint.failed': 'لم يصل أي تلميح. أغلقه واطلبه مرة أخرى.',
  'hint.forced': 'لا يُسمح هنا إلا بأمر واحد: {choice}.',
  'hint.nothing': 'لا تلميح لهذا القرار.',
  'hint.noTrump': 'بلا طرنيب',
  'hint.table': 'ما يَعِد به كل خيار',
  'hint.choice': 'الخيار',
  'hint.make': 'احتمال تحقيقه',
  'hint.make.short': 'الاحتمال %',
  'hint.points': 'النقاط المتوقعة',
  'hint.cost': 'كلفته مقارنةً بالأفضل',
  'hint.isBest': '{choice}، الأفضل',
  'hint.under': 'أقل من {percent}',
  'hint.over': 'أكثر من {percent}',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': 'احتمال تحقيق طلبك {chance}، والنقاط المتوقعة {points}',
  'hint.mark.best': 'الأفضل: احتمال تحقيق طلبك {chance}، والنقاط المتوقعة {points}',

  'hint.say.bid':
    '{verdict, select, clear {اطلب {choice}: احتمال تحقيقه {chance}.} probable {الأفضل على الأرجح {choice}: احتمال تحقيقه {chance}.} close {الأحسن {choice}: احتمال تحقيقه {chance}، لكن الفارق ضئيل.} only {أيًّا كان طلبك فالنتيجة واحدة: احتمال تحقيقه {chance}.} tie {الأمر سيّان: {choices}، احتمال تحقيقه {chance}.} other {كلها سواء، ومنها {choice}: احتمال تحقيقه {chance}.}}',
  'hint.say.trump':
    '{verdict, select, clear {الطرنيب: {choice}. احتمال تحقيق طلبك {chance}.} probable {الأفضل على الأرجح {choice}: احتمال تحقيق طلبك {chance}.} close {الأحسن {choice}: احتمال تحقيق طلبك {chance}، لكن الفارق ضئيل.} only {أيًّا كان الطرنيب فالنتيجة واحدة: احتمال تحقيق طلبك {chance}.} tie {الأمر سيّان: {choices}، احتمال تحقيق طلبك {chance}.} other {كلها سواء، ومنها {choice}: احتمال تحقيق طلبك {chance}.}}',
  'hint.say.card':
    '{verdict, select, clear {العب {choice}: احتمال تحقيق طلبك {chance}.} probable {الأفضل على الأرجح {choice}: احتمال تحقيق طلبك {chance}.} close {الأحسن {choice}: احتمال تحقيق طلبك {chance}، لكن الفارق ضئيل.} only {أيًّا كان ما تلعبه فالنتيجة واحدة: احتمال تحقيق طلبك {chance}.} tie {الأمر سيّان: {choices}، احتمال تحقيق طلبك {chance}.} other {كلها سواء، ومنها {choice}: احتمال تحقيق طلبك {chance}.}}',
  'hint.others': 'كلفة ذلك على الآخرين أكبر من كلفته عليك.',
  'hint.hinders': 'لا يبقى للآخرين إلا أقل.',

  'hint.needs':
    '{tricks, plural, =0 {لديك ما طلبته: لا لمّة أخرى.} zero {لديك ما طلبته: لا لمّة أخرى.} one {تحتاج بعد إلى لمّة واحدة من {of}.} two {تحتاج بعد إلى لمّتين من {of}.} few {تحتاج بعد إلى # لمّات من {of}.} many {تحتاج بعد إلى # لمّة من {of}.} other {تحتاج بعد إلى # لمّة من {of}.}}',
  'hint.needs.all':
    '{of, plural, zero {لم تبق لمّات.} one {تحتاج إلى اللمّة الأخيرة.} two {تحتاج إلى اللمّتين الباقيتين.} few {تحتاج إلى اللمّات الباقية كلها، وهي #.} many {تحتاج إلى اللمّات الباقية كلها، وهي #.} other {تحتاج إلى اللمّات الباقية كلها، وهي #.}}',
  'hint.needs.lost': 'ضاع طلبك: صعّب الأمر على الآخرين.',

  'hint.sure':
    '{count, plural, zero {لا لمّات مضمونة.} one {لمّة مضمونة: {cards}.} two {لمّتان مضمونتان: {cards}.} few {# لمّات مضمونة: {cards}.} many {# لمّة مضمونة: {cards}.} other {# لمّة مضمونة: {cards}.}}',
  'hint.likely': 'شبه مضمون: {cards}.',
  'hint.probable': 'لمّة على الأرجح: {cards}.',
  'hint.even': 'مناصفة: {cards}.',
  'hint.nothing-likely': 'لا يُرجَّح أن تأخذ أيٌّ من أوراقك لمّة.',
  'hint.danger': 'أكبر خطر: {cards}.',
  'hint.void': 'يمكنك القطع بالطرنيب: {suits}.',
  'hint.discards': 'يمكنك التخلّص من أوراقك على: {suits}.',
  'hint.bids-for': 'الآخرون يرون ورقتك، وطلباتهم تدل على أنها قوية.',
  'hint.bids-against': 'الآخرون يرون ورقتك، وطلباتهم تدل على أنها ضعيفة.',
  'hint.forehead':
    '{wins, plural, zero {من بين {of} ورقة قد تكون ورقتك، لا تأخذ اللمّة أي واحدة.} one {من بين {of} ورقة قد تكون ورقتك، تأخذ اللمّة واحدة.} two {من بين {of} ورقة قد تكون ورقتك، تأخذ اللمّة اثنتان.} few {من بين {of} ورقة قد تكون ورقتك، تأخذ اللمّة #.} many {من بين {of} ورقة قد تكون ورقتك، تأخذ اللمّة #.} other {من بين {of} ورقة قد تكون ورقتك، تأخذ اللمّة #.}}',

  'hint.fact.wins': 'تأخذ هذه اللمّة حتمًا.',
  'hint.fact.loses': 'لا تأخذ هذه اللمّة.',
  'hint.fact.fulfils': 'تأخذ آخر لمّة تحتاج إليها.',
  'hint.fact.overshoots': 'تأخذ لمّة زائدة.',
  'hint.fact.falls-short': 'يضيع طلبك بها.',
  'hint.fact.ruff': 'تقطع بالطرنيب.',
  'hint.fact.overruff': 'تقطع بطرنيب أعلى.',
  'hint.fact.underruff': 'تتخلص من طرنيب تحت طرنيب أعلى.',
  'hint.fact.discard': 'ترمي ورقة لا تنفع.',
  'hint.fact.duck': 'تتنازل عن اللمّة.',
  'hint.fact.unload': 'تتخلص من ورقة لم يعد شيء يغلبها في نقشها.',
  'hint.fact.cheapest': 'هي أدنى ورقة تفوز.',
  'hint.fact.dearest': 'هي أعلى ورقة تخسر.',
  'hint.fact.busts': 'لمّة زائدة: {name}.',
  'hint.fact.denies': 'لن يتحقق بعدها طلب هذا المقعد: {name}.',
  'hint.fact.beaten-by': 'أعلى منها وما زال في اللعب: {cards}.',
  'hint.fact.out':
    'ما زال في اللعب من نقشها: أعلى منها {above}، وأدنى منها {below, plural, =0 {لا شيء} zero {لا شيء} one {#} two {#} few {#} many {#} other {#}}.',
  'hint.fact.out.each':
    '{above, plural, zero {لا أعلى منها.} one {بقيت فوق كلٍّ منها ورقة واحدة من نقشها.} two {بقيت فوق كلٍّ منها ورقتان على الأقل من نقشها.} few {بقيت فوق كلٍّ منها # أوراق على الأقل من نقشها.} many {بقيت فوق كلٍّ منها # ورقة على الأقل من نقشها.} other {بقيت فوق كلٍّ منها # ورقة على الأقل من نقشها.}}',
  'hint.fact.either': 'عالية أو منخفضة، لا فرق يُذكر.',
  'hint.fact.keeps': 'تُبقي لما بعد: {cards}.',
  'hint.fact.voids': 'بعدها لا يبقى لديك من نقشها شيء.',
  'hint.fact.only-ruff': 'لم يبق أعلى منها في نوعها: لا يغلبها إلا القطع.',
  'hint.fact.may-ruff':
    '{count, plural, zero {لا أحد يقطع: {names}.} one {بلا النقش وقد يقطع: {names}.} two {بلا النقش وقد يقطعان: {names}.} few {بلا النقش وقد يقطعون: {names}.} many {بلا النقش وقد يقطعون: {names}.} other {بلا النقش وقد يقطعون: {names}.}}',

  'learn.tally': 'أفضل خيار وجدته: {found} من {count}',
  'learn.ask.title': 'هل أنت متأكد؟',
  'learn.ask.text':
    '{points, plural, zero {{choice} بدلًا من {best} بلا كلفة.} one {{choice} بدلًا من {best} يكلّف نحو نقطة.} two {{choice} بدلًا من {best} يكلّف نحو نقطتين.} few {{choice} بدلًا من {best} يكلّف نحو # نقاط.} many {{choice} بدلًا من {best} يكلّف نحو # نقطة.} other {{choice} بدلًا من {best} يكلّف نحو # نقطة.}}',
  'learn.ask.anyway': 'افعل ذلك رغم هذا',
  'learn.ask.back': 'فكّر من جديد',

  'settings.group.learning': 'التعلّم',
  'settings.learning': 'وضع التعلّم',
  'settings.learning.hint':
    'يعرض التلميح عند كل قرار لك ويعدّ المرات التي تجد فيها أفضل خيار. لا تدخل هذه الألعاب في إحصاءاتك.',
  'settings.askBefore': 'السؤال قبل خيار يكلّف',
  'settings.askBefore.hint':
    'في وضع التعلّم فقط، وحيث لا شكّ. تُحسب النقاط بالطريقة المعتادة، 10 مع الطلب: وحيث تساوي الجولة أكثر، يلزم أكثر بالنسبة نفسها.',
  'askBefore.never': 'لا تسأل أبدًا',
  'askBefore.points':
    '{points, plural, zero {# نقطة أو أكثر} one {نقطة أو أكثر} two {نقطتان أو أكثر} few {# نقاط أو أكثر} many {# نقطة أو أكثر} other {# نقطة أو أكثر}}',
};
