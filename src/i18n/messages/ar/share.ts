import type { Translation } from '../translation.ts';
import type { share as english } from '../en/share.ts';

export const share: Translation<typeof english> = {
  'result.title': 'شارك هذه اللعبة',
  'result.name': 'اسمك (اختياري)',
  'result.form': 'النتيجة',
  'result.form.symbols': 'بالرموز',
  'result.form.words': 'بالكلمات',
  'result.places': 'في الأسفل: المركز بعد الجولة',
  'result.made': 'تمّ',
  'result.over': 'زيادة',
  'result.under': 'نقص',
  'result.head.game': '\u2066Oh Hell!\u2069 لعبة {game}',
  'result.head.daily': '\u2066Oh Hell!\u2069 لعبة اليوم، {date}',
  'result.score':
    'المركز {place} من {sides}، {count, plural, zero {{points} نقطة} one {{points} نقطة} two {{points} نقطة} few {{points} نقاط} many {{points} نقطة} other {{points} نقطة}}، تمّ {made} من {rounds, plural, zero {صفر طلبات} one {طلب واحد} two {طلبين} few {# طلبات} many {# طلبًا} other {# طلب}}',
  'result.expert':
    'الخبير: {count, plural, zero {{points} نقطة} one {{points} نقطة} two {{points} نقطة} few {{points} نقاط} many {{points} نقطة} other {{points} نقطة}}',
  'result.round.made':
    'الجولة {round}، {cards, plural, zero {# ورقة} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}}: الطلب {bid}، المأخوذ {tricks}، تمّ. المركز {place} بمجموع {total}.',
  'result.round.over':
    'الجولة {round}، {cards, plural, zero {# ورقة} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}}: الطلب {bid}، المأخوذ {tricks}، زيادة. المركز {place} بمجموع {total}.',
  'result.round.under':
    'الجولة {round}، {cards, plural, zero {# ورقة} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}}: الطلب {bid}، المأخوذ {tricks}، نقص. المركز {place} بمجموع {total}.',
  'result.caption': 'جولة بعد جولة',
  'result.copy': 'انسخ النتيجة',
  'result.send': 'أرسل النتيجة',
  'result.watch.title': 'اللعبة كاملة',
  'result.watch.text': 'من يفتح هذا الرابط يمكنه مشاهدة اللعبة ورقة بعد ورقة.',
  'result.deal.title': 'الأوراق نفسها',
  'result.deal.text':
    'من يفتح هذا الرابط يلعب أوراقك من مقعدك ضد الخصوم أنفسهم، ويحاول التفوق على نقاطك. لا تُعرض أوراقك.',
  'result.link.copy': 'انسخ الرابط',
  'result.link.send': 'أرسل الرابط',
  'copy.done': 'تم النسخ.',
  'copy.failed': 'تعذّر النسخ. حدّد النص وانسخه بنفسك.',
  'guest.friend': 'صديق',
  'guest.title.game': 'شارك {name} معك لعبة',
  'guest.title.deal': '{name} يتحداك',
  'guest.deal':
    'أنهى {name} في المركز {place} من {sides} بهذه الأوراق، ومعه {count, plural, zero {{points} نقطة} one {{points} نقطة} two {{points} نقطة} few {{points} نقاط} many {{points} نقطة} other {{points} نقطة}}. هل تستطيع التفوق عليه؟',
  'guest.aided': 'بمساعدة: تلميحات أو تراجع أو إكمال تلقائي.',
  'guest.play': 'العب هذه الأوراق',
  'guest.watch': 'شاهد اللعبة',
  'guest.reading': 'جارٍ قراءة الرابط…',
  'guest.refused.not-a-link': 'ليس هذا رابطًا إلى لعبة من \u2066Oh Hell!\u2069',
  'guest.refused.damaged':
    'هذا الرابط ناقص أو جرى تغييره، فلا يمكن قراءة اللعبة. اطلبه مرة أخرى. ألعابك في أمان.',
  'guest.refused.newer-version':
    'هذا الرابط من إصدار أحدث من اللعبة. أعد تحميل الصفحة للتحديث، ثم افتحه مرة أخرى.',
  'challenge.better': 'تفوقت على {name}: {own} مقابل {theirs}.',
  'challenge.level': 'تعادلت مع {name} عند {own}.',
  'challenge.worse': 'تفوق عليك {name}: {theirs} مقابل {own}.',
  'challenge.watch': 'شاهد كيف لعبها {name}',
  'over.share': 'مشاركة',
};
