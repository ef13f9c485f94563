import type { Translation } from '../translation.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Translation<typeof english> = {
  'bidding.heading': 'كم لمّة ستأخذ؟',
  'bidding.bid': 'اطلب {bid}',
  'bidding.unseen': 'ترى كل الأوراق إلا ورقتك',
  'bidding.first': 'أنت أول من يطلب',
  'bidding.together': 'تُكشف الطلبات كلها معًا',
  'bidding.unclaimed':
    '{left, plural, =0 {لم تبقَ لمّة بلا طلب} zero {لم تبقَ لمّة بلا طلب} one {لمّة واحدة بلا طلب} two {لمّتان بلا طلب} few {# لمّات بلا طلب} many {# لمّة بلا طلب} other {# لمّة بلا طلب}}',
  'bidding.nil': 'صفر',
  'bidding.nil.sure': 'صفر، متأكد؟',
  'bidding.nil.points': '±{points}',
  'bidding.nil.ask':
    'الصفر ألا تأخذ أي لمّة: تكسب {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}} إن حققته، وتخسر مثلها إن لم تحققه. اضغط مرة أخرى لطلب الصفر.',
  'bidding.pay': '{when}: {pays}.',
  'bidding.refused.hook': 'لا يمكنك طلب {bid}: لا يجوز أن يكون مجموع الطلبات {handSize}.',
  'bidding.refused.zero-limit':
    'لا يمكنك طلب 0: طلبت 0 {limit, plural, zero {قبل ذلك} one {في الجولة الأخيرة} two {في الجولتين الأخيرتين} few {في آخر # جولات} many {في آخر # جولة} other {في آخر # جولة}}.',
  'bidding.refused.bid-out-of-range':
    'لا يمكنك طلب {bid}: {max, plural, zero {لا لمّات} one {هناك لمّة واحدة فقط} two {هناك لمّتان فقط} few {هناك # لمّات فقط} many {هناك # لمّة فقط} other {هناك # لمّة فقط}}.',
  'bidding.refused.bid-not-whole': 'الطلب عدد صحيح.',

  'naming.heading': 'اختر الطرنيب',
  'naming.other': '{name} يختار الطرنيب',
  'naming.done': '{name} اختار الطرنيب',
  'naming.doneYou': 'اخترتَ الطرنيب',
  'trump.why.you.highest': 'طلبت {bid}، وهو الأعلى',
  'trump.why.you.first': 'سبقتَ إلى طلب {bid}، وهو الأعلى',
  'trump.why.you.nearest': 'طلبت {bid}، وهو الأعلى، وأنت الأقرب إلى يسار الموزّع',
  'trump.why.you.zero': 'طلب الجميع 0، وأنت على يسار الموزّع',
  'trump.why.you.joker': 'ورقة الطرنيب جوكر عالٍ، وأنت الموزّع',
  'trump.why.other.highest': 'طلب {name} {bid}، وهو الأعلى',
  'trump.why.other.first': 'سبق {name} إلى طلب {bid}، وهو الأعلى',
  'trump.why.other.nearest': 'طلب {name} {bid}، وهو الأعلى، ومقعده الأقرب إلى يسار الموزّع',
  'trump.why.other.zero': 'طلب الجميع 0، وعلى يسار الموزّع {name}',
  'trump.why.other.joker': 'ورقة الطرنيب جوكر عالٍ، والموزّع {name}',
  'trump.coming': 'ثم {trumps}',
  'lead.other': 'يفتتح {name}',
  'trick.heading': 'اللمّة',
  'trick.led': 'المطلوب: {suit}',
  'trick.winning': 'الأعلى: {name}',
  'trick.youWinning': 'ورقتك هي الأعلى',
  'trick.card': '{name}: {card}',
  'trick.cardWinning': '{name}: {card}، الأعلى',
  'trick.order': 'كل نوع غير المطلوب طرنيب',
  'trick.orderLed': 'كل نوع آخر طرنيب',
  'trick.orderSaid':
    'بين أوراق الطرنيب تحكم القيمة؛ وعند التساوي السباتي أدنى، ثم الديناري فالكبّة فالبستوني',
};
