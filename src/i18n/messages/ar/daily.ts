import type { Words } from '../words.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Words<typeof english> = {
  'daily.intro':
    'كل يوم لعبة قصيرة: الأوراق والمقاعد والخصوم نفسها للجميع. تُحسب محاولتك الأولى في اليوم نفسه.',
  'daily.today': 'اليوم، {date}',
  'daily.rules':
    '{game}، {rounds, plural, zero {# جولة} one {جولة واحدة} two {جولتان} few {# جولات} many {# جولة} other {# جولة}}',
  'daily.rulesTo': '{game}، حتى {points} نقطة',
  'daily.against': 'ضد {names}',
  'daily.partner': 'مع {partner}، ضد {names}',
  'daily.player': '{name} (المستوى: {level})',
  'daily.play': 'العب',
  'daily.unrated': 'العبها للمتعة فقط',
  'daily.again': 'العبها مرة أخرى للمتعة فقط',
  'daily.counts': 'لديك محاولة واحدة تلعبها وحدك: لا تلميحات ولا تراجع.',
  'daily.counts.learning':
    'لديك محاولة واحدة تلعبها وحدك: لا تلميحات ولا تراجع. ووضع التعلّم يستريح في أثنائها.',
  'daily.begun': 'أنت في منتصف هذه اللعبة.',
  'daily.past': 'انقضى يومها، فلا تُحسب بعد الآن.',
  'daily.kept': 'اللعبة التي على الطاولة محفوظة. تجدها في «ألعابك».',
  'daily.next': 'تأتي اللعبة التالية {when}.',
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
  'daily.level': 'أنت والخبير متعادلان.',
  'daily.lost':
    '{by, plural, zero {تفوق الخبير بفارق {points} نقطة.} one {تفوق الخبير بنقطة واحدة.} two {تفوق الخبير بنقطتين.} few {تفوق الخبير بفارق {points} نقاط.} many {تفوق الخبير بفارق {points} نقطة.} other {تفوق الخبير بفارق {points} نقطة.}}',
  'daily.streak': 'أيام متتالية',
  'daily.longest': 'أطول سلسلة',
  'daily.played': 'أيام اللعب',
  'daily.won': 'مرات الفوز',
  'daily.before': 'الشهر السابق',
  'daily.after': 'الشهر التالي',
  'daily.day.won': '{date}، فوز',
  'daily.day.played': '{date}، لُعبت',
  'daily.day.begun': '{date}، بدأت',
  'daily.day.open': '{date}، لم تُلعب',
  'daily.failed': 'لا يمكن الآن قراءة ما لعبته على هذا الجهاز. ألعاب الأيام ما زالت موجودة.',
  'daily.over.counts': 'لعبة يوم {date}',
  'daily.over.unrated': 'لعبة يوم {date}، للمتعة فقط',
  'daily.over.open': 'قارن مع الخبير',
};
