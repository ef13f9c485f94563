import type { compare as english } from '../en/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof english> = {
  'compare.title': 'أوراقك بيد آخرين',
  'compare.title.theirs': 'هذه الأوراق بيد آخرين',
  'compare.open': 'قارن',
  'compare.level': 'من يلعب بأوراقك',
  'compare.level.theirs': 'من يلعب بهذه الأوراق',
  'compare.working':
    'لُعبت {done} من {rounds, plural, zero {# جولة} one {جولة واحدة} two {جولتين} few {# جولات} many {# جولة} other {# جولة}}',
  'compare.failed': 'تعذّر لعب الباقي الآن.',
  'compare.more':
    '{by, plural, zero {تزيد {who, select, you {نقاطك} ours {نقاط فريقك} side {نقاط ذلك الفريق} other {نقاط {name}}} بفارق {points} نقطة.} one {تزيد {who, select, you {نقاطك} ours {نقاط فريقك} side {نقاط ذلك الفريق} other {نقاط {name}}} بنقطة واحدة.} two {تزيد {who, select, you {نقاطك} ours {نقاط فريقك} side {نقاط ذلك الفريق} other {نقاط {name}}} بنقطتين.} few {تزيد {who, select, you {نقاطك} ours {نقاط فريقك} side {نقاط ذلك الفريق} other {نقاط {name}}} بفارق {points} نقاط.} many {تزيد {who, select, you {نقاطك} ours {نقاط فريقك} side {نقاط ذلك الفريق} other {نقاط {name}}} بفارق {points} نقطة.} other {تزيد {who, select, you {نقاطك} ours {نقاط فريقك} side {نقاط ذلك الفريق} other {نقاط {name}}} بفارق {points} نقطة.}}',
  'compare.fewer':
    '{by, plural, zero {تنقص {who, select, you {نقاطك} ours {نقاط فريقك} side {نقاط ذلك الفريق} other {نقاط {name}}} بفارق {points} نقطة.} one {تنقص {who, select, you {نقاطك} ours {نقاط فريقك} side {نقاط ذلك الفريق} other {نقاط {name}}} بنقطة واحدة.} two {تنقص {who, select, you {نقاطك} ours {نقاط فريقك} side {نقاط ذلك الفريق} other {نقاط {name}}} بنقطتين.} few {تنقص {who, select, you {نقاطك} ours {نقاط فريقك} side {نقاط ذلك الفريق} other {نقاط {name}}} بفارق {points} نقاط.} many {تنقص {who, select, you {نقاطك} ours {نقاط فريقك} side {نقاط ذلك الفريق} other {نقاط {name}}} بفارق {points} نقطة.} other {تنقص {who, select, you {نقاطك} ours {نقاط فريقك} side {نقاط ذلك الفريق} other {نقاط {name}}} بفارق {points} نقطة.}}',
  'compare.even':
    '{who, select, you {لك} ours {لفريقك} side {لذلك الفريق} other {لدى {name}}} العدد نفسه من النقاط.',
  'compare.result': 'الطلب {bid}، المأخوذ {tricks}',
  'compare.place': 'المركز {place}',
  'compare.watch': 'شاهد هذه اللعبة',
  'compare.note':
    'التوزيع واللاعبون الآخرون هم أنفسهم. لا يرون إلا أوراقهم وما لُعب، فقد يلعبون على نحو آخر بعد طلب أو ورقة مختلفة. هي لعبة واحدة، وللحظ نصيب فيها.',
};
