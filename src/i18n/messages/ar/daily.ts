import type { Translation } from '../translation.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Translation<typeof english> = {
  'daily.intro':
    'لعبة قصيرة كل يوم: الأوراق والمقاعد والخصوم نفسها للجميع. تُحسب محاولتك الأولى في ذلك اليوم.',
  'daily.today': 'اليوم، {date}',
  'daily.rules':
    '{game}، {rounds, plural, zero {# جولة} one {جولة واحدة} two {جولتان} few {# جولات} many {# جولة} other {# جولة}}',
  'daily.rulesTo': '{game}، حتى {points} نقطة',
  'daily.against': 'ضد {names}',
  'daily.partner': 'مع {partner}، ضد {names}',
  'daily.player': '{name} ({level})',
  'daily.play': 'العب',
  'daily.unrated': 'العب للمتعة',
  'daily.again': 'العب مرة أخرى للمتعة',
  'daily.counts': 'محاولة واحدة: لا تلميحات ولا تراجع ولا إكمال تلقائي.',
  'daily.counts.learning':
    'محاولة واحدة: لا تلميحات ولا تراجع ولا إكمال تلقائي. وضع التعلّم متوقف في هذه اللعبة.',
  'daily.inProgress': 'أنت في منتصف هذه اللعبة.',
  'daily.past': 'هذه اللعبة لم تعد تُحسب.',
  'daily.kept': 'لعبتك الجارية ستنتظرك في «ألعابك».',
  'daily.next': 'اللعبة التالية {when}.',
  'daily.inHours':
    '{hours, plural, zero {بعد # ساعة} one {بعد ساعة واحدة} two {بعد ساعتين} few {بعد # ساعات} many {بعد # ساعة} other {بعد # ساعة}}',
  'daily.inMinutes':
    '{minutes, plural, zero {بعد # دقيقة} one {بعد دقيقة واحدة} two {بعد دقيقتين} few {بعد # دقائق} many {بعد # دقيقة} other {بعد # دقيقة}}',
  'daily.expert': 'الخبير',
  'daily.expert.thinking': 'الخبير يلعب الأوراق نفسها…',
  'daily.expert.failed': 'لم يتمكن الخبير من لعب هذه الأوراق الآن.',
  'daily.expert.watch': 'شاهد كيف لعبها الخبير',
  'daily.beat':
    '{by, plural, zero {تفوقت على الخبير بفارق {points} نقطة.} one {تفوقت على الخبير بنقطة واحدة.} two {تفوقت على الخبير بنقطتين.} few {تفوقت على الخبير بفارق {points} نقاط.} many {تفوقت على الخبير بفارق {points} نقطة.} other {تفوقت على الخبير بفارق {points} نقطة.}}',
  'daily.level': 'تعادلت مع الخبير.',
  'daily.lost':
    '{by, plural, zero {تفوق عليك الخبير بفارق {points} نقطة.} one {تفوق عليك الخبير بنقطة واحدة.} two {تفوق عليك الخبير بنقطتين.} few {تفوق عليك الخبير بفارق {points} نقاط.} many {تفوق عليك الخبير بفارق {points} نقطة.} other {تفوق عليك الخبير بفارق {points} نقطة.}}',
  'daily.streak': 'السلسلة الحالية',
  'daily.bestStreak': 'أفضل سلسلة',
  'daily.played': 'أيام اللعب',
  'daily.won': 'مرات الفوز',
  'daily.before': 'الشهر السابق',
  'daily.after': 'الشهر التالي',
  'daily.day.won': '{date}، فوز',
  'daily.day.played': '{date}، لُعبت',
  'daily.day.inProgress': '{date}، جارية',
  'daily.day.open': '{date}، لم تُلعب',
  'daily.failed': 'لا يمكن قراءة نتائجك على هذا الجهاز الآن. ألعاب الأيام ما زالت هنا.',
  'daily.over.counts': 'لعبة اليوم، {date}',
  'daily.over.unrated': 'لعبة اليوم، {date}، للمتعة',
  'daily.over.open': 'قارن مع الخبير',
};
