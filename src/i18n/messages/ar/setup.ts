import type { Translation } from '../translation.ts';
import type { setup as english } from '../en/setup.ts';

export const setup: Translation<typeof english> = {
  'setup.game': 'اللعبة',
  'setup.players': 'اللاعبون',
  'setup.others': 'كل اللاعبين الآخرين',
  'setup.character': '{name} ({style})',
  'setup.characters': 'لكل لاعب أسلوب',
  'setup.characters.hint':
    'عند التردد يطلب الحذر أقل والجريء أكثر، أما المعرقل فيحاول إضاعة طلبات غيره. ويحتفظ كل لاعب بأسلوبه من لعبة إلى أخرى.',
  'setup.scoring': 'الحساب',
  'setup.shape': 'الأيدي',
  'setup.deck': 'الأوراق',
  'setup.wholeDeck': 'توزيع الأوراق كلها',
  'setup.wholeDeck.hint': 'أكبر يد تستعمل كل الأوراق التي تُقسم بالتساوي.',
  'setup.handSizes':
    '{rounds, plural, zero {لا جولات} one {جولة واحدة} two {جولتان} few {# جولات} many {# جولة} other {# جولة}}، بهذا العدد من الأوراق:',
  'setup.handSizes.target':
    '{rounds, plural, zero {لا جولات} one {جولة واحدة على الأكثر} two {جولتان على الأكثر} few {# جولات على الأكثر} many {# جولة على الأكثر} other {# جولة على الأكثر}}، بهذا العدد من الأوراق:',
  'setup.handSizes.again': 'جولات بهذا العدد من الأوراق، تتكرر حتى {points}:',
  'setup.handSizes.same':
    '{rounds, plural, zero {لا جولات} one {جولة واحدة} two {جولتان} few {# جولات} many {# جولة} other {# جولة}}، لكل لاعب {size, plural, zero {لا أوراق} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}}',
  'setup.handSizes.sameTarget':
    'بحدّ أقصى {rounds, plural, zero {لا جولات} one {جولة واحدة} two {جولتان} few {# جولات} many {# جولة} other {# جولة}}، لكل لاعب {size, plural, zero {لا أوراق} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}}',
  'setup.handSizes.sameAgain':
    'لكل لاعب {size, plural, zero {لا أوراق} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}} في كل جولة، حتى {points}',
  'setup.inProgress': 'لعبتك الجارية (الجولة {round}) ستنتظرك في «ألعابك».',
  'setup.start': 'ابدأ اللعبة',
  'setup.startShort':
    'لعبة قصيرة: {rounds, plural, zero {لا جولات} one {جولة واحدة} two {جولتان} few {# جولات} many {# جولة} other {# جولة}}',
  'setup.startFull':
    'لعبة كاملة: {rounds, plural, zero {لا جولات} one {جولة واحدة} two {جولتان} few {# جولات} many {# جولة} other {# جولة}}',
  'setup.import': 'استيراد',
  'setup.back': 'رجوع',
  'setup.unreadable':
    '{count, plural, zero {قُرئت كل القواعد.} one {تعذّرت قراءة مجموعة قواعد محفوظة فوُضعت جانبًا.} two {تعذّرت قراءة مجموعتي قواعد محفوظتين فوُضعتا جانبًا.} few {تعذّرت قراءة # مجموعات قواعد محفوظة فوُضعت جانبًا.} many {تعذّرت قراءة # مجموعة قواعد محفوظة فوُضعت جانبًا.} other {تعذّرت قراءة # مجموعة قواعد محفوظة فوُضعت جانبًا.}}',
  'setup.notLasting': 'لا يمكن حفظ شيء على هذا الجهاز: تبقى قواعدك حتى تغادر.',

  'preset.bugger-your-neighbor.hint':
    'لعبة \u2066Oh Hell!\u2069 الأساسية: ورقة مكشوفة تحدد الطرنيب، ولا بد أن يخفق أحدهم.',
  'preset.nomination-whist.hint': 'صاحب أعلى طلب يختار الطرنيب.',
  'preset.up-and-down-the-river.hint': 'أيدٍ صغيرة أولًا، ثم أكبر ما تسمح به الأوراق.',
  'preset.devils-bridge.hint': 'كل نوع غير المطلوب طرنيب، وورقة تُلعب دون رؤيتها.',
  'preset.canadian.hint': 'الكلاسيكية، لكن الإخفاق يخصم نقاطًا وطلب 0 لا يجلب إلا 5.',
  'preset.trump-rotation.hint': 'ينتقل الطرنيب بين الأنواع، ثم بلا طرنيب.',
  'preset.spades.hint': 'شركاء وصفر وزوائد، حتى 500 نقطة.',

  'shape.down-up': 'نزولًا ثم صعودًا',
  'shape.up-down': 'صعودًا ثم نزولًا',
  'shape.down': 'نزولًا فقط',
  'shape.up': 'صعودًا فقط',
  'shape.constant': 'ثابتة دائمًا',
  'shape.short': 'قصيرة',
  'bids.hook': 'بقيد الموزّع',
  'bids.no-hook': 'دون قيد الموزّع',
  'bids.sealed': 'طلب مخفي',
  'bids.hook.hint':
    'الطلب بالدور. ولا يجوز أن يجعل آخر طلب المجموع مساويًا لعدد اللمّات، فلا بد أن يخفق أحدهم.',
  'bids.no-hook.hint': 'الطلب بالدور، وكل عدد مسموح: قد ينجح الجميع.',
  'bids.sealed.hint': 'يطلب الجميع سرًّا، ثم تُكشف الطلبات معًا.',

  'game.facts':
    '{players, plural, zero {لا لاعبين} one {لاعب واحد} two {لاعبان} few {# لاعبين} many {# لاعبًا} other {# لاعب}}، {rounds, plural, zero {لا جولات} one {جولة واحدة} two {جولتان} few {# جولات} many {# جولة} other {# جولة}}',
  'game.facts.target':
    '{players, plural, zero {لا لاعبين} one {لاعب واحد} two {لاعبان} few {# لاعبين} many {# لاعبًا} other {# لاعب}}، حتى {points}',
  'own.hint': '{facts}، بقواعدك الخاصة',
  'own.unsaved': 'قواعد مؤقتة',
  'own.unsaved.hint': 'غير محفوظة: {facts}',
  'own.copy': '{name} (نسخة)',
  'own.edit': 'تعديل',
  'own.duplicate': 'تكرار',
  'own.delete': 'حذف',
  'own.deleted': 'حُذفت «{name}».',
  'own.actions': 'إجراءات {name}',

  'share.title': 'مشاركة القواعد',
  'share.link': 'الرابط',
  'share.hint': 'من يفتحه يرى القواعد ويمكنه لعبها أو حفظها.',
  'share.send': 'إرسال',

  'import.title': 'فتح قواعد مشتركة',
  'import.link': 'ألصق رابطًا',
  'import.open': 'عرض القواعد',
  'import.file': 'أو اختر ملفًا',
  'incoming.title': 'قواعد لك',

  'level.easy': 'سهل',
  'level.medium': 'متوسط',
  'level.hard': 'صعب',
  'level.expert': 'خبير',
  'level.master': 'أستاذ',
  'level.adaptive': 'متكيّف',
  'level.adaptive.hint':
    'يلعب أقوى كلما زاد تقدّمك وأضعف حين تتأخر، لتبقى اللعبة متقاربة. يعتمد على النقاط وحدها ولا يرى أوراقك أبدًا.',

  'scoring.standard': 'الكل أو لا شيء',
  'scoring.partial': 'كل لمّة تُحسب',
  'scoring.penalty': 'الإخفاق يخصم',
  'scoring.canadian': 'الكندي',
  'scoring.trick-plus-ten': 'ويست التسمية',
  'scoring.five': 'صعود النهر ونزوله',
  'scoring.double': 'مضاعف',
  'scoring.british': 'البريطاني',
  'scoring.devil': 'بريدج الشيطان',
  'scoring.square': 'مربعات وإخفاق باهظ',
  'scoring.square-off': 'مربعات في الاتجاهين',
  'scoring.ten-times': 'عشرة أضعاف الطلب',
  'scoring.wizard': 'الجوكر العالي والمنخفض',
  'scoring.skull-king': 'عشرون لكل لمّة',
  'scoring.romanian': 'الويست الروماني',
  'scoring.ascenseur': 'L’Ascenseur',
  'scoring.bid-plus-hand': 'الطلب مع اليد',
  'scoring.mirror': 'المرآة',
  'scoring.golf': 'غولف',
  'scoring.standard.rule': 'تمّ: 10 + طلبك. لم يتم: لا شيء.',
  'scoring.partial.rule': 'تمّ: 10 + طلبك. لم يتم: نقطة عن كل لمّة مأخوذة.',
  'scoring.penalty.rule': 'تمّ: 10 + طلبك. لم يتم: تُخصم نقطة عن كل لمّة زائدة أو ناقصة.',
  'scoring.five.rule': 'تمّ: 5 + طلبك. لم يتم: تُخصم نقطة عن كل لمّة زائدة أو ناقصة.',
  'scoring.double.rule': 'تمّ: 10 + 2 عن كل لمّة مطلوبة. لم يتم: لا شيء.',
  'scoring.british.rule': 'تمّ: 10 + 2 عن كل لمّة مطلوبة. لم يتم: تُخصم 5 نقاط.',
  'scoring.example': 'عند طلب {bid}: أخذ {bid} يعطي {made}، وأخذ {tricks} يعطي {missed}.',
  'scoring.option': '{name}: {made} / {missed}',
};
