import type { compare as english } from '../en/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof english> = {
  'compare.title': 'أوراقك بيد آخرين',
  'compare.open': 'قارن',
  'compare.level': 'من يلعب بأوراقك',
  'compare.working':
    'لُعبت {done} من {rounds, plural, zero {# جولة} one {جولة واحدة} two {جولتين} few {# جولات} many {# جولة} other {# جولة}}',
  'compare.failed': 'تعذّر لعب الباقي الآن.',
  'compare.more':
    '{by, plural, zero {تزيد نقاطك بفارق {points} نقطة.} one {تزيد نقاطك بنقطة واحدة.} two {تزيد نقاطك بنقطتين.} few {تزيد نقاطك بفارق {points} نقاط.} many {تزيد نقاطك بفارق {points} نقطة.} other {تزيد نقاطك بفارق {points} نقطة.}}',
  'compare.fewer':
    '{by, plural, zero {تنقص نقاطك بفارق {points} نقطة.} one {تنقص نقاطك بنقطة واحدة.} two {تنقص نقاطك بنقطتين.} few {تنقص نقاطك بفارق {points} نقاط.} many {تنقص نقاطك بفارق {points} نقطة.} other {تنقص نقاطك بفارق {points} نقطة.}}',
  'compare.even': 'لك العدد نفسه من النقاط.',
  'compare.result': 'الطلب {bid}، المأخوذ {tricks}',
  'compare.place': 'المركز {place}',
  'compare.watch': 'شاهد هذه اللعبة',
  'compare.note':
    'التوزيع واللاعبون الآخرون هم أنفسهم. لا يرون إلا أوراقهم وما لُعب، فقد يلعبون على نحو آخر بعد طلب أو ورقة مختلفة. هي لعبة واحدة، وللحظ نصيب فيها.',
};
