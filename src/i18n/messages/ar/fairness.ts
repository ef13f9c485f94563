import type { Translation } from '../translation.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Translation<typeof english> = {
  'fairness.intro': 'أوراق اللعبة كلها محددة قبل أول طلب لك. ولا يقرّر الخصوم إلا بما يُرى من مقاعدهم.',
  'fairness.sealed': 'لعب نزيه: تحقّق من الخلط',
  'fairness.commitment': 'بصمة هذا التوزيع (SHA‑256)',
  'fairness.insecure': 'لم تُحمَّل هذه الصفحة عبر https، فلا يستطيع متصفحك حساب البصمة هنا.',
  'fairness.later':
    'دوّنها إن شئت. بعد اللعبة يظهر هنا النص الذي حُسبت منه مع بذرة كل خلط. تغيير ورقة واحدة يغيّر البصمة.',
  'fairness.text': 'النص الذي حُسبت منه البصمة',
  'fairness.check.title': 'التحقق من التوزيع',
  'fairness.check.text': 'يعيد خلط كل جولة من البذرة ويوزّع، ويقارن كل ورقة لُعبت أو كُشفت.',
  'fairness.noted': 'البصمة التي دوّنتها قبل اللعبة، إن فعلت',
  'fairness.check': 'تحقّق',
  'fairness.dealt':
    'كل شيء مطابق: {rounds, plural, zero {لا جولات} one {جولة واحدة} two {جولتان} few {# جولات} many {# جولة} other {# جولة}} و{cards, plural, zero {لا أوراق} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}} من البذرة.',
  'fairness.notDealt': 'هذه الجولات لا تطابق البذرة: {rounds}.',
  'fairness.same': 'البصمة تطابق التي دوّنتها.',
  'fairness.notSame': 'البصمة لا تطابق التي دوّنتها.',
  'fairness.yourself.title': 'تحقّق بأدوات أخرى',
  'fairness.yourself.hash': 'أي أداة SHA-256 تعطي البصمة نفسها من النص نفسه. في الطرفية:',
  'fairness.yourself.command': 'أمر حساب البصمة',
  'fairness.yourself.deal':
    'يأتي الخلط من مولّد منشور، xoroshiro128+: القفزة الأولى تعيّن الموزّع، وكل قفزة بعدها تخلط جولة. يطبع برنامج Node هذا أوراق جولة:',
  'fairness.yourself.program': 'برنامج أوراق الجولة 1',
  'fairness.copy': 'نسخ',
};
