import type { Words } from '../words.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Words<typeof english> = {
  'rules.goal.solo': 'قل كم لمّة ستأخذ، ثم العب. يتمّ طلبك إذا أخذت هذا العدد بالضبط.',
  'rules.goal.partners':
    'قل كم لمّة ستأخذ، ثم العب. يجمع الشريكان طلبيهما، وعليهما معًا أخذ هذا العدد على الأقل.',

  'rules.table.title': 'اللاعبون والأيدي',
  'rules.players.solo':
    '{players, plural, two {# لاعبان، كلٌّ لنفسه.} few {# لاعبين، كلٌّ لنفسه.} many {# لاعبًا، كلٌّ لنفسه.} other {# لاعب، كلٌّ لنفسه.}}',
  'rules.players.partners':
    '{players, plural, two {# لاعبان. الشريكان متقابلان ولهما حساب واحد.} few {# لاعبين. الشريكان متقابلان ولهما حساب واحد.} many {# لاعبًا. الشريكان متقابلان ولهما حساب واحد.} other {# لاعب. الشريكان متقابلان ولهما حساب واحد.}}',
  'rules.hands.same':
    '{size, plural, zero {لا أوراق لكل لاعب} one {ورقة واحدة لكل لاعب} two {ورقتان لكل لاعب} few {# أوراق لكل لاعب} many {# ورقة لكل لاعب} other {# ورقة لكل لاعب}} في كل جولة.',
  'rules.hands.down-up':
    'تبدأ الأيدي بـ {high, plural, zero {لا أوراق} one {ورقة واحدة} two {ورقتين} few {# أوراق} many {# ورقة} other {# ورقة}} لكل لاعب، وتنقص ورقة كل جولة حتى {low}، ثم تعود فتكبر حتى {high}.',
  'rules.hands.up-down':
    'تبدأ الأيدي بـ {low, plural, zero {لا أوراق} one {ورقة واحدة} two {ورقتين} few {# أوراق} many {# ورقة} other {# ورقة}} لكل لاعب، وتزيد ورقة كل جولة حتى {high}، ثم تعود فتصغر حتى {low}.',
  'rules.hands.down':
    'تبدأ الأيدي بـ {high, plural, zero {لا أوراق} one {ورقة واحدة} two {ورقتين} few {# أوراق} many {# ورقة} other {# ورقة}} لكل لاعب وتنقص ورقة كل جولة حتى {low}.',
  'rules.hands.up':
    'تبدأ الأيدي بـ {low, plural, zero {لا أوراق} one {ورقة واحدة} two {ورقتين} few {# أوراق} many {# ورقة} other {# ورقة}} لكل لاعب وتزيد ورقة كل جولة حتى {high}.',
  'rules.hands.repeated':
    '{times, plural, two {تُلعب يد {size} مرتين متتاليتين.} few {تُلعب يد {size} # مرات متتالية.} many {تُلعب يد {size} # مرة متتالية.} other {تُلعب يد {size} # مرة متتالية.}}',
  'rules.hands.ends':
    '{times, plural, two {تُلعب يد {size} مرتين متتاليتين في البداية ومثلهما في النهاية.} few {تُلعب يد {size} # مرات متتالية في البداية ومثلها في النهاية.} many {تُلعب يد {size} # مرة متتالية في البداية ومثلها في النهاية.} other {تُلعب يد {size} # مرة متتالية في البداية ومثلها في النهاية.}}',
  'rules.hands.perPlayer': 'أي مرة واحدة لكل لاعب.',
  'rules.hands.capped': 'أكبر يد هي {limit}، لكن الورق مع {players} لاعبين لا يكفي إلا ليد {high}.',
  'rules.hands.flip': 'يد {high} هي أكبر يد تبقى معها ورقة تُكشف.',
  'rules.hands.rounds':
    'عدد جولات اللعبة: {rounds, plural, zero {لا جولات} one {جولة واحدة} two {جولتان} few {# جولات} many {# جولة} other {# جولة}}.',
  'rules.hands.atMost':
    '{rounds, plural, zero {لا جولات في اللعبة.} one {في اللعبة جولة واحدة.} two {في اللعبة جولتان على الأكثر.} few {في اللعبة # جولات على الأكثر.} many {في اللعبة # جولة على الأكثر.} other {في اللعبة # جولة على الأكثر.}}',
  'rules.hands.again':
    '{rounds, plural, zero {تتكرر الجولات حتى يبلغ أحدهم النقاط المطلوبة.} one {تتكرر الجولة حتى يبلغ أحدهم النقاط المطلوبة.} two {بعد هاتين الجولتين يُعاد من الأولى حتى يبلغ أحدهم النقاط المطلوبة.} few {بعد هذه الجولات الـ # يُعاد من الأولى حتى يبلغ أحدهم النقاط المطلوبة.} many {بعد هذه الجولات الـ # يُعاد من الأولى حتى يبلغ أحدهم النقاط المطلوبة.} other {بعد هذه الجولات الـ # يُعاد من الأولى حتى يبلغ أحدهم النقاط المطلوبة.}}',
  'rules.hands.sizes': 'أوراق كل لاعب، جولة بعد جولة',
  'rules.hands.deal': 'ينتقل التوزيع إلى اليسار كل جولة.',

  'rules.trump.flip': 'بعد التوزيع تُكشف ورقة: نوعها طرنيب الجولة. وتلك الورقة خارج اللعب.',
  'rules.trump.runsOut': 'إذا وُزّعت الأوراق كلها لا تُكشف ورقة، ولا طرنيب.',
  'rules.trump.all-dealt': 'توزَّع الأوراق كلها فلا تُكشف ورقة: لا طرنيب.',
  'rules.trump.dealers-last':
    'إذا وُزّعت الأوراق كلها يكشف الموزّع آخرها: نوعها هو الطرنيب. تبقى في يده ويعرفها الجميع حتى تُلعب.',
  'rules.trump.dealers-last.example':
    'مثال: إن كانت آس البستوني فالبستوني طرنيب، ويعرف الجميع مع من الآس.',
  'rules.trump.rotate': 'يتغيّر الطرنيب كل جولة بهذا الترتيب:',
  'rules.trump.rotate.again': 'ثم يبدأ الترتيب من جديد.',
  'rules.trump.rotate.example': 'مثال: طرنيب الجولة {round}: {trump}.',
  'rules.trump.without':
    '{count, plural, zero {لا جولات بلا طرنيب.} one {الجولة {rounds} بلا طرنيب.} two {الجولتان {rounds} بلا طرنيب.} few {الجولات {rounds} بلا طرنيب.} many {الجولات {rounds} بلا طرنيب.} other {الجولات {rounds} بلا طرنيب.}}',
  'rules.trump.without.flip': 'وحينها لا تُكشف ورقة.',
  'rules.trump.without.named': 'وحينها لا يختار أحد الطرنيب.',
  'rules.trump.without.order': 'ولا ينتظرها الترتيب، بل يتقدم كل جولة.',
  'rules.trump.without.again': 'وكذلك الأمر كلما أُعيد من البداية.',
  'rules.trump.highest-bidder':
    'بعد الطلب يختار صاحب أعلى طلب الطرنيب: نوعًا واحدًا أو بلا طرنيب. وعند تساوي الطلبات يختار الأقرب إلى يسار الموزّع.',
  'rules.trump.fixed':
    '{suit, select, C {السباتي طرنيب في كل جولة.} D {الديناري طرنيب في كل جولة.} H {الكبّة طرنيب في كل جولة.} other {البستوني طرنيب في كل جولة.}}',
  'rules.trump.none': 'لا طرنيب.',
  'rules.trump.all-but-led':
    'كل ورقة ليست من النوع المطلوب طرنيب. يفوز الطرنيب الأعلى قيمة؛ وعند تساوي القيم يحكم النوع، بهذا الترتيب من الأدنى إلى الأعلى:',
  'rules.trump.broken':
    'لا يجوز الافتتاح بالطرنيب حتى يُكسر: أي حتى يُلعب طرنيب على نوع آخر، أو لا يبقى مع المفتتح إلا الطرنيب.',
  'rules.trump.last': 'لا يفتتح بالطرنيب إلا من ليس معه غير الطرنيب.',
  'rules.trump.last.example': 'مثال: إن كان معك طرنيبان وورقة أخرى فعليك الافتتاح بالورقة الأخرى.',

  'rules.bid.title': 'الطلب',
  'rules.bid.in-turn':
    'يطلب كل لاعب مرة واحدة، بدءًا من يسار الموزّع، والموزّع أخيرًا. الطلب أي عدد من 0 إلى عدد أوراق اليد.',
  'rules.bid.sealed':
    'يطلب كل لاعب مرة واحدة سرًّا: أي عدد من 0 إلى عدد أوراق اليد. ثم تُكشف الطلبات كلها معًا.',
  'rules.bid.nil': 'طلب 0 هو الصفر: وعد بألا تأخذ أي لمّة.',
  'rules.bid.blindNil': 'يُعلن الصفر الأعمى قبل أن تنظر إلى أوراقك، وهو جائز للجميع.',
  'rules.bid.blindNil.behind':
    'يُعلن الصفر الأعمى قبل أن تنظر إلى أوراقك، وفقط إذا كان فريقك متأخرًا بفارق {behind, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} على الأقل.',
  'rules.hook.title': 'قيد الموزّع',
  'rules.hook.rule': 'لا يجوز أن يجعل آخر طلب المجموع مساويًا لعدد اللمّات.',
  'rules.hook.effect': 'فلا بد أن يخفق أحدهم.',
  'rules.hook.from':
    '{from, plural, two {يسري هذا في جولات الورقتين فأكثر فقط؛ وفيما دونها يجوز أي طلب.} few {يسري هذا في جولات # أوراق فأكثر فقط؛ وفيما دونها يجوز أي طلب.} many {يسري هذا في جولات # ورقة فأكثر فقط؛ وفيما دونها يجوز أي طلب.} other {يسري هذا في جولات # ورقة فأكثر فقط؛ وفيما دونها يجوز أي طلب.}}',
  'rules.hook.example':
    '{handSize, plural, zero {مثال: حيث لا لمّات وقد طُلب {others} حتى الآن، لا يجوز أن يكون آخر طلب {forbidden}.} one {مثال: حيث لمّة واحدة وقد طُلب {others} حتى الآن، لا يجوز أن يكون آخر طلب {forbidden}.} two {مثال: حيث لمّتان وقد طُلب {others} حتى الآن، لا يجوز أن يكون آخر طلب {forbidden}.} few {مثال: حيث # لمّات وقد طُلب {others} حتى الآن، لا يجوز أن يكون آخر طلب {forbidden}.} many {مثال: حيث # لمّة وقد طُلب {others} حتى الآن، لا يجوز أن يكون آخر طلب {forbidden}.} other {مثال: حيث # لمّة وقد طُلب {others} حتى الآن، لا يجوز أن يكون آخر طلب {forbidden}.}}',
  'rules.zero.title': 'طلبات 0',
  'rules.zero.limit':
    '{limit, plural, zero {لا حدّ لطلبات 0.} one {بعد طلب 0 لا يجوز لك طلب 0 في الجولة التالية.} two {بعد طلب 0 في جولتين متتاليتين لا يجوز لك طلب 0 في التالية.} few {بعد طلب 0 في # جولات متتالية لا يجوز لك طلب 0 في التالية.} many {بعد طلب 0 في # جولة متتالية لا يجوز لك طلب 0 في التالية.} other {بعد طلب 0 في # جولة متتالية لا يجوز لك طلب 0 في التالية.}}',
  'rules.zero.waived': 'وإن لم يترك قيد الموزّع طلبًا آخر، يُسمح بطلب 0 مع ذلك.',
  'rules.sight.title': 'جولات الورقة الواحدة',
  'rules.sight.forehead':
    'حين يكون لكل لاعب ورقة واحدة ترى أوراق الجميع إلا ورقتك. تطلب دون أن تعرفها وتلعبها دون رؤيتها.',

  'rules.play.title': 'اللعب',
  'rules.play.trick': 'في كل لمّة يلعب الجميع ورقة واحدة باتجاه عقارب الساعة، وأقواها تأخذ اللمّة.',
  'rules.play.lead': 'يفتتح اللمّة الأولى اللاعب على يسار الموزّع؛ وبعدها من أخذ اللمّة السابقة.',
  'rules.play.lead.highest':
    'يفتتح اللمّة الأولى صاحب أعلى طلب؛ وعند تساوي الطلبات الأقرب إلى يسار الموزّع. وبعدها من أخذ اللمّة السابقة.',
  'rules.play.lead.example':
    'مثال: إن كانت الطلبات من يسار الموزّع {bids} افتتح صاحب أول طلب {bid}.',
  'rules.play.follow': 'العب من النوع المطلوب إن استطعت؛ وإلا فالعب أي ورقة. الآس هو الأعلى.',
  'rules.play.trump': 'أعلى طرنيب يأخذ اللمّة؛ وإن لم يوجد فأعلى ورقة من النوع المطلوب.',
  'rules.deck.ranks': 'تُلعب اللعبة بـ{count} ورقة: في كل نوع من الآس إلى {rank}.',
  'rules.deck.without': 'تُلعب اللعبة بـ{count} ورقة. تُستبعد: {cards}.',
  'rules.deck.order':
    'تُلعب اللعبة بـ{count} ورقة. ترتيب كل نوع من الأعلى إلى الأدنى: {ranks}. فالثلاثة تغلب الملك.',
  'rules.play.followSuit': 'العب من النوع المطلوب إن استطعت. الآس هو الأعلى.',
  'rules.play.must-trump':
    'من لا يستطيع اتباع النوع عليه أن يلعب طرنيبًا إن كان معه، عاليًا أو منخفضًا.',
  'rules.play.must-trump.example':
    'ليس معك كبّة ومعك طرنيب منخفض: عليك أن تلعبه حتى لو كان على الطاولة طرنيب أعلى.',
  'rules.play.must-head':
    'من يستطيع كسب اللمّة في تلك اللحظة عليه ذلك: بورقة أعلى من النوع المطلوب، أو بطرنيب إن لم يستطع اتباع النوع. وإلا يلعب أي ورقة من النوع، أو أي ورقة إن لم يكن معه منه.',
  'rules.play.must-head.example': 'الورقة K♦ هي الرابحة ومعك A♦ وJ♦: عليك أن تلعب A♦.',
  'rules.play.led': 'أعلى ورقة من النوع المطلوب تأخذ اللمّة.',
  'rules.play.all-but-led':
    'ورقة من أي نوع آخر طرنيب وتأخذ اللمّة؛ وإن اتّبع الجميع النوع فأعلى ورقة منه.',
  'rules.lesson.winner': '{card}، تأخذ اللمّة',
  'rules.lesson.led': 'الافتتاح بالكبّة، فتفوز أعلى كبّة ولا يفوز آس البستوني.',
  'rules.lesson.trump':
    '{suit, select, C {حين يكون السباتي طرنيبًا تغلب حتى اثنين السباتي كل نوع آخر.} D {حين يكون الديناري طرنيبًا تغلب حتى اثنين الديناري كل نوع آخر.} H {حين تكون الكبّة طرنيبًا تغلب حتى اثنين الكبّة كل نوع آخر.} other {حين يكون البستوني طرنيبًا تغلب حتى اثنين البستوني كل نوع آخر.}}',
  'rules.lesson.followed': 'الجميع يتبعون النوع: أعلى سباتي يفوز.',
  'rules.lesson.one-off': 'اثنين البستوني هي الورقة الوحيدة من نوع آخر، فتفوز.',
  'rules.lesson.rank-off': 'ثلاثة الديناري أعلى قيمة من اثنين البستوني.',
  'rules.lesson.suit-off': 'ثلاثتان: الكبّة فوق الديناري.',

  'rules.pay.made': 'طلب تامّ',
  'rules.pay.missed': 'طلب لم يتم',
  'rules.pay.over': 'لم يتم بلمّات زائدة',
  'rules.pay.under': 'لم يتم بلمّات ناقصة',
  'rules.pay.some-made': 'طلب 1 أو أكثر تامّ',
  'rules.pay.some-missed': 'طلب 1 أو أكثر لم يتم',
  'rules.pay.some-over': 'طلب 1 أو أكثر، لمّات زائدة',
  'rules.pay.some-under': 'طلب 1 أو أكثر، لمّات ناقصة',
  'rules.pay.zero-made': 'طلب 0 تامّ',
  'rules.pay.zero-missed': 'طلب 0 لم يتم',
  'rules.pay.nothing': 'لا نقاط',
  'rules.gain.one':
    '{points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  'rules.gain.bid':
    '{points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} عن كل لمّة مطلوبة',
  'rules.gain.tricks':
    '{points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} عن كل لمّة مأخوذة',
  'rules.gain.off':
    '{points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} عن كل لمّة زائدة أو ناقصة',
  'rules.gain.bidSquared':
    '{points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} عن كل لمّة مطلوبة، مضروبة في الطلب',
  'rules.gain.offSquared':
    '{points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} عن كل لمّة زائدة أو ناقصة، مضروبة في عددها',
  'rules.gain.offTriangle':
    '{points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} عن أول لمّة زائدة أو ناقصة، و{second} عن الثانية، و{third} عن الثالثة، وهكذا',
  'rules.gain.handSize':
    '{points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} عن كل ورقة وُزّعت عليك',
  'rules.loss.one':
    'خصم {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}',
  'rules.loss.bid':
    'خصم {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} عن كل لمّة مطلوبة',
  'rules.loss.tricks':
    'خصم {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} عن كل لمّة مأخوذة',
  'rules.loss.off':
    'خصم {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} عن كل لمّة زائدة أو ناقصة',
  'rules.loss.bidSquared':
    'خصم {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} عن كل لمّة مطلوبة، مضروبة في الطلب',
  'rules.loss.offSquared':
    'خصم {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} عن كل لمّة زائدة أو ناقصة، مضروبة في عددها',
  'rules.loss.offTriangle':
    'خصم {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} عن أول لمّة زائدة أو ناقصة، و{second} عن الثانية، و{third} عن الثالثة، وهكذا',
  'rules.loss.handSize':
    'خصم {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} عن كل ورقة وُزّعت عليك',
  'rules.letters': 'حيث',
  'rules.letter.b': 'اللمّات المطلوبة',
  'rules.letter.t': 'اللمّات المأخوذة',
  'rules.letter.d': 'اللمّات الزائدة أو الناقصة',
  'rules.letter.n': 'أوراق كل لاعب',
  'rules.example.caption':
    'أمثلة، لكل لاعب {cards, plural, zero {لا أوراق} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}}',
  'rules.example.outcome': 'النتيجة',
  'rules.example.over':
    '{count, plural, two {زيادة #} few {زيادة #} many {زيادة #} other {زيادة #}}',
  'rules.example.under': '{count, plural, two {نقص #} few {نقص #} many {نقص #} other {نقص #}}',
  'rules.streak.gain':
    '{from, plural, zero {كل طلب تامّ يجلب {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} إضافية.} one {كل طلب تامّ يجلب {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} إضافية.} two {حين يتمّ لك طلبان متتاليان، يجلب ثانيهما وكل طلب بعده {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} إضافية، إلى أن تخفق.} few {حين تتمّ لك # طلبات متتالية، يجلب آخرها وكل طلب بعده {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} إضافية، إلى أن تخفق.} many {حين يتمّ لك # طلبًا متتاليًا، يجلب آخرها وكل طلب بعده {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} إضافية، إلى أن تخفق.} other {حين يتمّ لك # طلب متتالٍ، يجلب آخرها وكل طلب بعده {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} إضافية، إلى أن تخفق.}}',
  'rules.streak.loss':
    '{from, plural, zero {كل طلب تامّ يكلّف {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}.} one {كل طلب تامّ يكلّف {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}.} two {حين يتمّ لك طلبان متتاليان، يكلّف ثانيهما وكل طلب بعده {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}، إلى أن تخفق.} few {حين تتمّ لك # طلبات متتالية، يكلّف آخرها وكل طلب بعده {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}، إلى أن تخفق.} many {حين يتمّ لك # طلبًا متتاليًا، يكلّف آخرها وكل طلب بعده {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}، إلى أن تخفق.} other {حين يتمّ لك # طلب متتالٍ، يكلّف آخرها وكل طلب بعده {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}، إلى أن تخفق.}}',
  'rules.streak.example': 'عندئذ يُحسب طلب {bid} التامّ {points}.',
  'rules.streak.made':
    '{every, plural, zero {لا مكافأة للطلبات التامة.} one {كل طلب تامّ يزيد {points}.} two {كل طلبين تامّين متتاليين يزيدان {points}.} few {كل # طلبات تامّة متتالية تزيد {points}.} many {كل # طلبًا تامًّا متتاليًا تزيد {points}.} other {كل # طلب تامّ متتالٍ تزيد {points}.}}',
  'rules.streak.missed':
    '{every, plural, zero {لا حساب للطلبات التي لم تتم.} one {كل طلب لم يتم يزيد {points}.} two {كل طلبين متتاليين لم يتمّا يزيدان {points}.} few {كل # طلبات متتالية لم تتم تزيد {points}.} many {كل # طلبًا متتاليًا لم يتم تزيد {points}.} other {كل # طلب متتالٍ لم يتم تزيد {points}.}}',
  'rules.streak.example.missed': 'عندها يُحسب طلب {bid} لم يتم بفارق لمّة {points}.',

  'rules.side.contract': 'مجموع طلبي الشريكين هو عقدهما. واللمّات فوقه زوائد.',
  'rules.side.nil': 'يُحسب الصفر وحده. وإذا انكسر فلمّات ذلك اللاعب لا تُحسب للعقد وليست زوائد.',
  'rules.side.bagsKept':
    '{limit, plural, two {تبقى الزوائد من جولة إلى جولة؛ وكلما بلغت زائدتين خُصمتا وحُسبتا كما في الجدول.} few {تبقى الزوائد من جولة إلى جولة؛ وكلما بلغت # زوائد خُصمت وحُسبت كما في الجدول.} many {تبقى الزوائد من جولة إلى جولة؛ وكلما بلغت # زائدة خُصمت وحُسبت كما في الجدول.} other {تبقى الزوائد من جولة إلى جولة؛ وكلما بلغت # زائدة خُصمت وحُسبت كما في الجدول.}}',
  'rules.side.caption': 'نقاط الفريق',
  'rules.side.what': 'البند',
  'rules.side.trick.made': 'عقد تامّ: كل لمّة مطلوبة',
  'rules.side.trick.set': 'عقد لم يتم: كل لمّة مطلوبة',
  'rules.side.bag': 'كل زائدة',
  'rules.side.bags':
    '{limit, plural, zero {كل زائدة إضافة} one {كل زائدة إضافة} two {كل زائدتين} few {كل # زوائد} many {كل # زائدة} other {كل # زائدة}}',
  'rules.side.nil.made': 'صفر تامّ',
  'rules.side.nil.failed': 'صفر منكسر',
  'rules.side.blind.made': 'صفر أعمى تامّ',
  'rules.side.blind.failed': 'صفر أعمى منكسر',
  'rules.side.examples': 'أمثلة',
  'rules.side.example.contract': 'شريكان يطلبان {first} و{second} ويأخذان {won}: {points}.',
  'rules.side.example.bags':
    '{before, plural, =0 {شريكان بلا زوائد} zero {شريكان بلا زوائد} one {شريكان لهما زائدة واحدة} two {شريكان لهما زائدتان} few {شريكان لهما # زوائد} many {شريكان لهما # زائدة} other {شريكان لهما # زائدة}} يطلبان {first} و{second} ويأخذان {won}: {points}، {after, plural, =0 {ولا تبقى زائدة} zero {ولا تبقى زائدة} one {وتبقى زائدة واحدة} two {وتبقى زائدتان} few {وتبقى # زوائد} many {وتبقى # زائدة} other {وتبقى # زائدة}}.',
  'rules.side.example.nil':
    'أحدهما يطلب الصفر ويأخذ {own}، والشريك يطلب {bid} ويأخذ {won}: {points}.',

  'rules.end.title': 'نهاية اللعبة',
  'rules.end.high': 'بعد الجولة الأخيرة يفوز أعلى مجموع. وعند التعادل يكون الفوز مشتركًا.',
  'rules.end.low': 'بعد الجولة الأخيرة يفوز أدنى مجموع. وعند التعادل يكون الفوز مشتركًا.',
  'rules.end.target':
    'تنتهي اللعبة بعد جولة يتقدّم فيها فريق ومعه {target} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}} أو أكثر: يفوز ذلك الفريق.',
  'rules.end.target.late':
    'وإلا انتهت بعد {rounds, plural, zero {لا جولات} one {جولة واحدة} two {جولتين} few {# جولات} many {# جولة} other {# جولة}}: يفوز المجموع الأعلى، ومن تساوى مجموعهم يتقاسمون الفوز.',
  'rules.end.solo.high':
    'تنتهي اللعبة بعد أول جولة يبلغ فيها أحدهم {target} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}} أو أكثر. يفوز أعلى مجموع، وعند التعادل في الصدارة يُقتسم الفوز.',
  'rules.end.solo.low':
    'تنتهي اللعبة بعد أول جولة يبلغ فيها أحدهم {target} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}} أو أكثر. يفوز أدنى مجموع، وعند التعادل في الصدارة يُقتسم الفوز.',
  'rules.end.solo.example': 'مثال: المجاميع {totals} تنهي اللعبة: يفوز {winner}.',
  'rules.end.solo.late': 'وتنتهي على أبعد تقدير بعد الجولة {rounds}، ويفوز حينها أيضًا أفضل مجموع.',

  'rules.problem.players': 'تحتاج اللعبة إلى عدد لاعبين من {min} إلى {max}.',
  'rules.problem.eight-each-players': 'بثماني أوراق لكل لاعب من شدة واحدة يلعب من {min} إلى {max}.',
  'rules.problem.jokers-out-of-range': 'عدد الجوكر من كل نوع من 0 إلى {max}.',
  'rules.problem.partners-need-four': 'اللعب بالشركاء يحتاج إلى أربعة لاعبين بالضبط.',
  'rules.problem.low-out-of-range':
    '{max, plural, zero {لا أوراق لأصغر يد.} one {يجب أن تكون أصغر يد ورقة واحدة.} two {يجب أن تكون أصغر يد ورقة أو ورقتين.} few {يجب أن تكون أصغر يد من 1 إلى # أوراق.} many {يجب أن تكون أصغر يد من 1 إلى # ورقة.} other {يجب أن تكون أصغر يد من 1 إلى # ورقة.}}',
  'rules.problem.high-out-of-range':
    '{max, plural, zero {لا أوراق لأكبر يد.} one {يجب أن تكون أكبر يد ورقة واحدة.} two {يجب أن تكون أكبر يد ورقة أو ورقتين: لا أوراق أكثر لهذا العدد من اللاعبين.} few {يجب أن تكون أكبر يد من 1 إلى # أوراق: لا أوراق أكثر لهذا العدد من اللاعبين.} many {يجب أن تكون أكبر يد من 1 إلى # ورقة: لا أوراق أكثر لهذا العدد من اللاعبين.} other {يجب أن تكون أكبر يد من 1 إلى # ورقة: لا أوراق أكثر لهذا العدد من اللاعبين.}}',
  'rules.problem.low-above-high':
    'لا يجوز أن تزيد أصغر يد على أكبر يد، وفيها {high, plural, zero {لا أوراق} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}}.',
  'rules.problem.turns-out-of-range': 'يمكن أن تُلعب الجولة من 1 إلى {max} مرة متتالية.',
  'rules.problem.ends-out-of-range':
    'يمكن أن تُلعب الجولة الأولى والأخيرة من 1 إلى {max} مرة متتالية.',
  'rules.problem.zero-limit-out-of-range': 'يجب أن يكون حدّ طلبات 0 المتتالية من 1 إلى {max} جولة.',
  'rules.problem.hook-from-out-of-range': 'يمكن أن يبدأ قيد الموزّع من 1 إلى {max} ورقة.',
  'rules.problem.trump-list-length': 'يضم ترتيب الطرنيب من 1 إلى {max} خانة.',
  'rules.problem.no-trump-round-out-of-range':
    'تُعدّ الجولات بلا طرنيب من 1 إلى {max}، من البداية أو من النهاية.',
  'rules.problem.no-trump-rounds-need-suits':
    'إذا كان كل نوع غير المطلوب طرنيبًا فلا يمكن أن تكون جولة بلا طرنيب.',
  'rules.problem.duty-needs-suits':
    'إذا كان كل نوع غير المطلوب طرنيبًا فلا يمكن الإلزام بالقطع أو بالغلبة.',
  'rules.problem.partnership-needs-partners': 'هذا الحساب للشركاء.',
  'rules.problem.partners-need-partnership': 'الشركاء يحتاجون إلى حساب الشركاء.',
  'rules.problem.partnership-hides-nothing':
    'الشركاء يطلبون بالدور ويرون أوراقهم: حساب الشركاء لا يقبل الطلب المخفي ولا الأوراق المقلوبة.',
  'rules.problem.number-out-of-range':
    'أحد أعداد الحساب غير صالح. النقاط أعداد صحيحة من −{max, number} إلى {max, number}؛ وما يُعدّ (الزوائد والطلبات التامة المتتالية) يبدأ من 1، ونقاط اللمّات والتأخر تبدأ من 0.',
  'rules.problem.target-out-of-range': 'الهدف عدد صحيح من −{max, number} إلى {max, number}.',

  'rules.refused.not-a-link': 'لا قواعد في هذا الرابط.',
  'rules.refused.damaged': 'هذا الرابط تالف: ضاع منه شيء أو تغيّر في الطريق. اطلبه مرة أخرى.',
  'rules.refused.newer-version': 'هذه القواعد من إصدار أحدث من اللعبة. أعد تحميل الصفحة للتحديث.',
  'rules.refused.not-a-rules-file': 'ليس هذا ملف قواعد من \u2066Oh Hell!\u2069',
  'rules.refused.too-large': 'هذا الملف كبير جدًا: لا تزيد القواعد على {max} كيلوبايت.',
  'rules.refused.impossible': 'لا يمكن اللعب بهذه القواعد:',
};
