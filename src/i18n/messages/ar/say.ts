import type { Words } from '../words.ts';
import type { say as english } from '../en/say.ts';

export const say: Words<typeof english> = {
  'say.dealt':
    '{name} يوزّع {count, plural, zero {لا شيء} one {ورقة واحدة} two {ورقتين} few {# أوراق} many {# ورقة} other {# ورقة}} لكل لاعب.',
  'say.youDeal':
    'توزّع أنت {count, plural, zero {لا شيء} one {ورقة واحدة} two {ورقتين} few {# أوراق} many {# ورقة} other {# ورقة}} لكل لاعب.',
  'say.trumpTurned': 'الورقة المكشوفة {card}: الطرنيب {suit}.',
  'say.suitTrump': 'الطرنيب {suit}.',
  'say.movingTrump': 'كل نوع غير المطلوب طرنيب.',
  'say.holds': 'مع {name}: {card}.',
  'say.ownUnseen': 'لا يمكنك رؤية ورقتك.',
  'say.blindNil': '{name} يطلب الصفر الأعمى.',
  'say.youBlindNil': 'تطلب الصفر الأعمى.',
  'say.looks': '{name} ينظر إلى أوراقه.',
  'say.youLook': 'تنظر إلى أوراقك.',
  'say.nil': '{name} يطلب الصفر.',
  'say.youNil': 'تطلب الصفر.',
  'say.youSealed': 'تطلب {bid}، مخفيًا.',
  'say.bids': 'الطلبات: {bids}.',
  'say.oneBid': '{name} {bid}',
  'say.total':
    '{kind, select, over {الطلبات {bid} من {tricks}، زيادة {by}.} under {الطلبات {bid} من {tricks}، نقص {by}.} other {الطلبات {bid} من {tricks}، متساوٍ.}}',
  'say.contracts': 'فريقك طلب {ours} والفريق الآخر {theirs}.',
  'say.leads': 'يفتتح {name}.',
  'say.leadsFor': 'يفتتح {name}. {reason}.',
  'say.choosesTrump': '{name} يختار الطرنيب. {reason}.',
  'say.youChooseTrump': 'تختار أنت الطرنيب. {reason}.',
  'say.youNamedTrump': 'تختار {trump}.',
  'say.nilBroken': 'انكسر صفر {name}.',
  'say.yourNilBroken': 'انكسر صفرك.',
  'say.yourDeclare': 'يجوز لك طلب الصفر الأعمى قبل أن تنظر إلى أوراقك.',
  'say.noTrump': 'لا طرنيب في هذه الجولة.',
  'say.bid': '{name} يطلب {bid}.',
  'say.youBid': 'تطلب {bid}.',
  'say.sealed': 'وضع {name} طلبه.',
  'say.namedTrump': '{name} يختار {trump}.',
  'say.plays': '{name} يلعب {card}.',
  'say.youPlay': 'تلعب {card}.',
  'say.playsAhead': '{name} يلعب {card}، وهي الأعلى.',
  'say.youPlayAhead': 'تلعب {card}، وهي الأعلى.',
  'say.takes': '{name} يأخذ اللمّة.',
  'say.youTake': 'تأخذ اللمّة.',
  'say.need':
    '{count, plural, =0 {اكتمل طلبك.} zero {اكتمل طلبك.} one {تلزمك لمّة واحدة.} two {تلزمك لمّتان.} few {تلزمك # لمّات.} many {تلزمك # لمّة.} other {تلزمك # لمّة.}}',
  'say.over': 'لديك زيادة {by}.',
  'say.bidSoFar': 'الطلبات حتى الآن {bid} من {tricks}.',
  'say.yourBid': 'دورك في الطلب.',
  'say.yourTurn': 'دورك.',
  'say.yourLead': 'لك الافتتاح.',
  'say.yourLeadFor': 'لك الافتتاح. {reason}.',
  'say.roundOver': 'انتهت الجولة.',
  'say.result':
    '{name}: {tricks} من {bid}، {points} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}.',
  'say.sideResult':
    '{names}: {points} {count, plural, zero {نقطة} one {نقطة} two {نقطة} few {نقاط} many {نقطة} other {نقطة}}.',
  'say.gameOver': 'انتهت اللعبة.',
};
