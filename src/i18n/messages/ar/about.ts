import type { Words } from '../words.ts';
import type { about as english } from '../en/about.ts';

export const about: Words<typeof english> = {
  'about.title': 'حول \u2066Oh Hell!\u2069',
  'about.text':
    'لعبة ورق قوامها الطلب الدقيق، لشخص واحد وطاولة من الخصوم. بلا حساب ولا خادم ولا إعلانات: تعمل على جهازك وتبقى فيه.',
  'about.version': 'الإصدار {version}',
  'about.license': 'برنامج حر برخصة MIT.',
  'about.credits': 'مع الشكر إلى',
  'about.credit.courts': 'صور الأوراق، أعيد تلوينها',
  'about.credit.type': 'خط العناوين',
  'about.credit.icons': 'الأيقونات',
  'about.credit.sound': 'الأصوات مركّبة بواسطة',
  'about.drawn': 'رموز الأنواع وظهور الأوراق والوجوه وكل ما سواها رُسم لهذه اللعبة.',
  'lostLink.title': 'هذا الرابط لا يؤدي إلى شيء',
  'lostLink.text':
    'لعله انقطع في الطريق، أو جاء من إصدار آخر من اللعبة. لعبتك على الطاولة كما تركتها.',
  'table.back': 'إلى الطاولة',
};
