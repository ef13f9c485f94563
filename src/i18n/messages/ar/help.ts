import type { Translation } from '../translation.ts';
import type { help as english } from '../en/help.ts';

export const help: Translation<typeof english> = {
  'help.keys.key': 'المفتاح',
  'help.keys.action': 'الإجراء',
  'help.key.digits': 'اختيار طلب؛ اكتب رقمين بسرعة لما هو 10 فأكثر',
  'help.key.enter': 'تثبيت الطلب المختار',
  'help.key.trump':
    'اختيار الطرنيب: C السباتي، D الديناري، H الكبّة، S البستوني، N بلا طرنيب؛ H مرتين لتلميح',
  'help.key.arrows': 'التنقل بين أوراق يدك',
  'help.key.ends': 'أول ورقة في يدك وآخرها',
  'help.key.play': 'لعب الورقة',
  'help.key.skip': 'التسريع، كالنقر على الطاولة',
  'help.key.hint': 'إظهار التلميح أو إخفاؤه',
  'help.key.undo': 'التراجع عن آخر قرار لك في الجولة',
  'help.key.redo': 'إعادته',
  'help.key.log': 'طلبات هذه الجولة ولمّاتها',
  'help.key.sound': 'كتم الصوت أو تشغيله',
  'help.key.history': 'ألعابك المنتهية',
  'help.key.fairness': 'لعب نزيه: بصمة الأوراق وكيفية التحقق منها',
  'help.key.daily': 'ألعاب الأيام',
  'help.key.help': 'هذه القائمة',
  'help.key.close': 'إغلاق ما هو مفتوح',
  'key.comma': 'فاصلة',
  'key.digits': 'من 0 إلى 9',
  'key.enter': 'مفتاح الإدخال',
  'key.space': 'المسافة',
  'key.home': 'بداية',
  'key.end': 'نهاية',
  'key.escape': 'Esc',
  'key.left': 'السهم الأيسر',
  'key.right': 'السهم الأيمن',
};
