import type { Translation } from '../translation.ts';
import type { scoreboard as english } from '../en/scoreboard.ts';

export const scoreboard: Translation<typeof english> = {
  'score.player': 'اللاعب',
  'score.place': 'المركز',
  'score.bid': 'الطلب',
  'score.took': 'المأخوذ',
  'score.points': 'النقاط',
  'score.total': 'المجموع',
  'score.missed': 'لم يتم',
  'score.leads': 'في الصدارة',
  'score.wins': 'الفائز',
  'score.up':
    'تقدُّم {count, plural, zero {صفر مراكز} one {مركزًا واحدًا} two {مركزين} few {# مراكز} many {# مركزًا} other {# مركز}}',
  'score.down':
    'تأخُّر {count, plural, zero {صفر مراكز} one {مركزًا واحدًا} two {مركزين} few {# مراكز} many {# مركزًا} other {# مركز}}',

  'summary.made':
    'تمّ طلبك: {points} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}',
  'summary.missed':
    'لم يتم طلبك بفارق {by}: {points} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}',
  'summary.side.made':
    'أتمّ فريقك عقده {bid}{nil, select, made { والصفر} failed {، وانكسر الصفر} other {}}{bags, plural, =0 {} zero {} one {، مع جزاء زائدة} two {، مع جزاء زائدتين} few {، مع جزاء # زوائد} many {، مع جزاء # زائدة} other {، مع جزاء # زائدة}}: {points} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}',
  'summary.side.set':
    'لم يتم عقد فريقك {bid} بفارق {by}{nil, select, made {، وتمّ الصفر} failed {، وانكسر الصفر} other {}}: {points} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}',
  'summary.side.none':
    'طلب فريقك الصفر مرتين، {made, plural, =0 {ولم يتمّ أيّ منهما} zero {ولم يتمّ أيّ منهما} one {وتمّ واحد} two {وتمّ كلاهما} few {وتمّ كلاهما} many {وتمّ كلاهما} other {وتمّ كلاهما}}: {points} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}',
  'summary.tied': 'تعادل عند {points}: تستمر اللعبة حتى يتقدّم أحد الفريقين',
  'summary.bags':
    '{bags, plural, =0 {لا زوائد حتى الآن} zero {لا زوائد حتى الآن} one {زائدة واحدة حتى الآن} two {زائدتان حتى الآن} few {# زوائد حتى الآن} many {# زائدة حتى الآن} other {# زائدة حتى الآن}}',
  'summary.next.you':
    'التالية: {count, plural, zero {لا أوراق} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}}، والتوزيع لك',
  'summary.next.other':
    'التالية: {count, plural, zero {لا أوراق} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}}، والتوزيع لـ {name}',
  'next.round': 'الجولة التالية',

  'ledger.made': '{name}: تمّ الطلب',
  'ledger.missed': '{name}: لم يتم الطلب',
  'ledger.streak': '{name}: سلسلة',
  'ledger.contract-made': 'تمّ العقد {bid}',
  'ledger.contract-set': 'لم يتم العقد {bid}',
  'ledger.bags':
    '{over, plural, zero {لا زوائد} one {زائدة واحدة} two {زائدتان} few {# زوائد} many {# زائدة} other {# زائدة}}',
  'ledger.bag-penalty':
    '{bags, plural, zero {لا جزاء} one {جزاء زائدة} two {جزاء زائدتين} few {جزاء # زوائد} many {جزاء # زائدة} other {جزاء # زائدة}}',
  'ledger.nil-made': '{name}: تمّ الصفر',
  'ledger.nil-failed': '{name}: انكسر الصفر',
  'ledger.blind-nil-made': '{name}: تمّ الصفر الأعمى',
  'ledger.blind-nil-failed': '{name}: انكسر الصفر الأعمى',

  'over.win.you': 'فزتَ!',
  'over.win.one': 'الفائز: {name}',
  'over.win.side': 'الفائزان: {names}',
  'over.win.shared': 'فوز مشترك: {names}',
  'over.caption':
    'النتيجة بعد {rounds, plural, zero {لا جولات} one {جولة واحدة} two {جولتين} few {# جولات} many {# جولة} other {# جولة}}',
  'bids.made': 'الطلبات التامّة',
  'over.madeOf': '{made} من {of}',
  'over.last': 'الجولة الأخيرة:',
  'over.place':
    'المركز {place}: {name}، {points} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}',
  'over.turn': 'نقطة التحوّل:',
  'over.turn.round':
    '{who, select, you {أخذتَ الصدارة نهائيًا في الجولة {round}} ours {أخذ فريقك الصدارة نهائيًا في الجولة {round}} theirs {أخذ الفريق الآخر الصدارة نهائيًا في الجولة {round}} other {أخذ {name} الصدارة نهائيًا في الجولة {round}}}',
  'over.turn.start':
    '{who, select, you {كنتَ في الصدارة من البداية إلى النهاية} ours {كان فريقك في الصدارة من البداية إلى النهاية} theirs {كان الفريق الآخر في الصدارة من البداية إلى النهاية} other {{name} في الصدارة من البداية إلى النهاية}}',
  'over.bestBid': 'أفضل طلب لك:',
  'over.bestBid.round': '{bid} في الجولة {round}، {points}',
  'over.luck': 'الحظ والمهارة:',
  'over.luck.points':
    'المتوقع {mean}. جلبت أوراقك ومقعدك {luck}، وقراراتك {skill}، والخصوم والحظ {rest}.',
  'over.reviewing': 'تجري مراجعة الجولة {done} من {of}',
  'over.playAgain': 'العب مرة أخرى',
  'over.sameCards': 'العب الأوراق نفسها',

  'sheet.caption': 'المأخوذ/الطلب والنقاط ومجموع كل جولة. م: الموزّع',
  'sheet.captionTarget': 'المأخوذ/العقد والنقاط والمجموع، حتى {points}',
  'sheet.captionTo': 'المأخوذ/الطلب والنقاط ومجموع كل جولة، حتى {points}. م: الموزّع',
  'sheet.bags':
    '{bags, plural, zero {لا زوائد} one {زائدة واحدة} two {زائدتان} few {# زوائد} many {# زائدة} other {# زائدة}}',
  'sheet.round': 'الجولة',
  'sheet.roundLabel':
    'الجولة {round}، {count, plural, zero {لا أوراق} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}}، {trump}',
  'sheet.running': 'جارية',
  'sheet.tookBid': '{tricks}\u200f/{bid}',
  'sheet.result': 'الطلب {bid}، المأخوذ {tricks}، {made, select, yes {تمّ} other {لم يتم}}',
  'sheet.runningTricks': 'الطلب {bid}، المأخوذ حتى الآن {tricks}',
  'sheet.noBid': 'لا طلب بعد',
  'sheet.dealer': 'الموزّع',
  'sheet.points':
    '{points} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}، المجموع {total}',
  'sheet.streak': 'منها {points} للسلسلة',
  'sheet.run.made':
    '{count, plural, zero {لا طلب تامّ} one {طلب تامّ واحد} two {طلبان تامّان متتاليان} few {# طلبات تامّة متتالية} many {# طلبًا تامًّا متتاليًا} other {# طلب تامّ متتالٍ}}',
  'sheet.run.missed':
    '{count, plural, zero {لا طلب ناقص} one {طلب واحد لم يتم} two {طلبان متتاليان لم يتمّا} few {# طلبات متتالية لم تتم} many {# طلبًا متتاليًا لم يتم} other {# طلب متتالٍ لم يتم}}',
  'sheet.empty': 'لا شيء هنا بعد: تملأ الجولة الأولى السطر الأول.',

  'chart.after': 'المجاميع بعد الجولة {round} من {rounds}',
  'chart.afterTarget': 'المجاميع بعد الجولة {round}، حتى {points}',
  'chart.empty': 'يبدأ الرسم بعد الجولة الأولى.',
};
