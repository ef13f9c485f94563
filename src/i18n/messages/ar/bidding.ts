import type { Words } from '../words.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Words<typeof english> = {
  'bidding.heading': 'كم لمّة ستأخذ؟',
  'bidding.bid': 'اطلب {bid}',
  'bidding.unseen': 'ترى كل الأوراق إلا ورقتك',
  'bidding.first': 'تطلب أولًا',
  'bidding.together': 'تُكشف الطلبات كلها معًا',
  'bidding.unclaimed':
    '{left, plural, =0 {لم تبقَ لمّات} zero {لم تبقَ لمّات} one {بقيت لمّة واحدة} two {بقيت لمّتان} few {بقيت # لمّات} many {بقيت # لمّة} other {بقيت # لمّة}}',
  'bidding.nil': 'صفر',
  'bidding.nil.sure': 'صفر – متأكد؟',
  'bidding.nil.worth': '± {points}',
  'bidding.nil.ask':
    'طلب الصفر وعدٌ بألا تأخذ أي لمّة: {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} إن وفيت، وتخسر مثلها إن لم تفِ. اضغط مرة أخرى لطلب الصفر.',
  'bidding.refused.hook': 'لا يُسمح بطلب {bid}: عندئذ يصير مجموع الطلبات {handSize}',
  'bidding.refused.zero-limit':
    'لا يُسمح بطلب 0: طلبت 0 {limit, plural, zero {قبل ذلك} one {في الجولة الأخيرة} two {في الجولتين الأخيرتين} few {في آخر # جولات} many {في آخر # جولة} other {في آخر # جولة}}',
  'bidding.refused.bid-out-of-range':
    'لا يمكنك طلب {bid}: {max, plural, zero {لا لمّات} one {هناك لمّة واحدة فقط} two {هناك لمّتان فقط} few {هناك # لمّات فقط} many {هناك # لمّة فقط} other {هناك # لمّة فقط}}',
  'bidding.refused.bid-not-whole': 'الطلب عدد صحيح',

  'naming.heading': 'اختر الطرنيب',
  'trump.why.you.highest': 'طلبك هو الأعلى: {bid}',
  'trump.why.you.first': 'طلبك هو الأعلى، {bid}، وكنت الأسبق إليه',
  'trump.why.you.nearest': 'طلبك هو الأعلى، {bid}، وأنت الأقرب إلى يسار الموزّع',
  'trump.why.you.zero': 'طلب الجميع 0، وأنت على يسار الموزّع',
  'trump.why.other.highest': 'الطلب الأعلى لـ {name}: {bid}',
  'trump.why.other.first': 'الطلب الأعلى، {bid}، لـ {name} قبل غيره',
  'trump.why.other.nearest': 'الطلب الأعلى، {bid}، لـ {name}، الأقرب إلى يسار الموزّع',
  'trump.why.other.zero': 'طلب الجميع 0، وعلى يسار الموزّع {name}',
};
