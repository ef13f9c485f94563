import type { guide as english } from '../en/guide.ts';
import type { Translation } from '../translation.ts';

export const guide: Translation<typeof english> = {
  'guide.title': 'قيمة الأوراق',
  'guide.back': 'مغادرة الدليل',
  'guide.intro':
    'قيس هذا في {deals} توزيعة من {game}، لعبها حتى النهاية خبراء لا يرى كل منهم إلا يده. ± هو مجال الثقة 95%. وفي المتوسطات للأيدي من ورقة إلى 10 أوراق الوزن نفسه.',
  'guide.handSize': 'الأوراق في اليد',
  'guide.rare': 'نادر جدًا',
  'guide.cards': 'هل تأخذ الورقة لمّة؟',
  'guide.suit': 'النوع',
  'guide.side': 'غير الطرنيب',
  'guide.length': 'أوراق نوعها في اليد',
  'guide.card': 'الورقة',
  'guide.takes': 'تأخذ لمّة',
  'guide.byLength': '{card}، {suit}: حسب طول نوعها',
  'guide.cards.note': 'تُحسب كل ورقة موزّعة، حتى التي تُركت عمدًا.',
  'guide.say.cards':
    'مع عشر أوراق يأخذ الآس من غير الطرنيب لمّة في {ace} من الحالات، والملك في {king}، والطرنيب من 2 إلى 6 في {low}.',
  'guide.say.alone':
    'مع عشر أوراق يأخذ الملك الوحيد في نوعه لمّة في {alone} من الحالات، ومع ورقة أخرى بجانبه في {two}.',
  'guide.bids': 'كم مرة يتم الطلب؟',
  'guide.share': 'من كل الطلبات',
  'guide.say.made':
    'الطلبات التامّة: {made} من الكل، و{zero} من طلبات 0، و{one} من طلبات 1، و{more} من طلبات 3 فأكثر.',
  'guide.say.zeros': 'طلبات 0: {zeros} من الكل.',
  'guide.seats': 'قيد الموزّع والافتتاح والمقعد',
  'guide.seat.first': '1، يفتتح',
  'guide.withHook': 'التامّة، مع قيد الموزّع',
  'guide.withoutHook': 'التامّة، بلا قيد',
  'guide.say.barred': 'بلا قيد الموزّع، في {barred} من الجولات يكون الطلب الأخير هو الذي كان سيُمنع.',
  'guide.say.hook': 'قيد الموزّع يكلّف الموزّع {points} نقطة في الجولة.',
  'guide.say.dealerFree':
    'بلا قيد الموزّع يجلب الطلب الأخير {points} نقطة في الجولة أكثر مما يناله الآخرون.',
  'guide.say.dealerHook': 'مع قيد الموزّع يبقى للموزّع {points} نقطة في الجولة أكثر من الآخرين.',
  'guide.say.dealerEven': 'مع قيد الموزّع لا يظهر بوضوح أن الموزّع ينال أكثر من الآخرين.',
  'guide.say.leadTricks': 'من يفتتح أولًا يأخذ {points} لمّة في الجولة أكثر من كل واحد من الآخرين.',
  'guide.say.leadLess': 'الطلب والافتتاح أولًا يكلّف {points} نقطة في الجولة مقارنة بالآخرين.',
  'guide.say.leadMore': 'الطلب والافتتاح أولًا يجلب {points} نقطة في الجولة مقارنة بالآخرين.',
};
