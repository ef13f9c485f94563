import type { Translation } from '../translation.ts';
import type { about as english } from '../en/about.ts';

export const about: Translation<typeof english> = {
  'about.title': 'حول \u2066Oh Hell!\u2069',
  'about.text':
    'لعبة ورق تقوم على الطلب الدقيق: أنت ضد طاولة من الخصوم. بلا حساب ولا خادم ولا إعلانات. تعمل على جهازك، وألعابك تبقى عليه.',
  'about.version': 'الإصدار {version}',
  'about.license': 'برنامج حر برخصة MIT.',
  'about.credits': 'مع الشكر إلى',
  'about.credit.courts': 'صور الأوراق، أعيد تلوينها',
  'about.credit.type': 'خط العناوين',
  'about.credit.icons': 'الأيقونات',
  'about.credit.sound': 'الأصوات مولّدة بواسطة',
  'about.drawn': 'رموز الأنواع وظهور الأوراق والوجوه وكل ما سواها رُسم لهذه اللعبة.',
  'brokenLink.title': 'هذا الرابط لا يعمل',
  'brokenLink.text': 'لعله ناقص أو من إصدار آخر من اللعبة. لعبتك على الطاولة كما تركتها.',
  'table.back': 'العودة إلى الطاولة',
  'update.ready': 'هناك إصدار جديد.',
  'update.later': 'لاحقًا',
};
