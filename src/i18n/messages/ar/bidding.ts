import type { Words } from '../words.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Words<typeof english> = {
  'bidding.heading': 'كم لمّة ستأخذ؟',
  'bidding.bid': 'اطلب {bid}',
  'bidding.unseen': 'ترى كل الأوراق إلا ورقتك',
  'bidding.soFar':
    'المطلوب حتى الآن {sum}، {left, plural, =0 {لم يبقَ شيء} zero {لم يبقَ شيء} one {بقيت #} two {بقيت #} few {بقيت #} many {بقيت #} other {بقيت #}} من {handSize}',
  'bidding.none':
    'أنت أول من يطلب. على الطاولة {handSize, plural, zero {لا لمّات} one {لمّة واحدة} two {لمّتان} few {# لمّات} many {# لمّة} other {# لمّة}}.',
  'bidding.sealedSoFar':
    '{count, plural, =0 {الطلبات مخفية: تُكشف كلها معًا} zero {الطلبات مخفية: تُكشف كلها معًا} one {الطلبات مخفية: وُضع طلب واحد، وتُكشف كلها معًا} two {الطلبات مخفية: وُضع طلبان، وتُكشف كلها معًا} few {الطلبات مخفية: وُضعت # طلبات، وتُكشف كلها معًا} many {الطلبات مخفية: وُضع # طلبًا، وتُكشف كلها معًا} other {الطلبات مخفية: وُضع # طلب، وتُكشف كلها معًا}}',
  'bidding.sides':
    'فريقك {ours} والآخرون {theirs}: {left, plural, =0 {لم يبقَ شيء} zero {لم يبقَ شيء} one {بقيت #} two {بقيت #} few {بقيت #} many {بقيت #} other {بقيت #}} من {handSize}',
  'bidding.partner.waiting': 'شريكك {name} لم يطلب بعد',
  'bidding.partner.bid': 'شريكك {name} طلب {bid}',
  'bidding.partner.nil': 'شريكك {name} طلب الصفر',
  'bidding.partner.blindNil': 'شريكك {name} طلب الصفر الأعمى',
  'bidding.nil': 'صفر',
  'bidding.nil.sure': 'صفر – متأكد؟',
  'bidding.nil.worth': '± {points}',
  'bidding.nil.ask':
    'طلب الصفر وعدٌ بألا تأخذ أي لمّة: {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} إن وفيت، وتخسر مثلها إن لم تفِ. اضغط مرة أخرى لطلب الصفر.',
  'bidding.refused.hook': 'لا يُسمح بطلب {bid}: عندئذ يصير مجموع الطلبات {handSize}',
  'bidding.refused.zero-limit':
    'لا يُسمح بطلب 0: طلبت 0 {limit, plural, zero {قبل ذلك} one {في الجولة الأخيرة} two {في الجولتين الأخيرتين} few {في آخر # جولات} many {في آخر # جولة} other {في آخر # جولة}}',
  'bidding.refused.bid-out-of-range': 'لا يُسمح بطلب {bid}: عدد اللمّات {max} فقط',
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
