import type { Words } from '../words.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Words<typeof english> = {
  'fairness.intro':
    'أوراق اللعبة كلها محددة قبل أول طلب لك. والخصوم يقرّرون بما يُرى من مقاعدهم، ولا شيء سواه.',
  'fairness.sealed': 'الأوراق مختومة قبل طلبك · تحقّق',
  'fairness.commitment': 'بصمة هذا التوزيع (SHA-256)',
  'fairness.insecure': 'هذا العنوان غير آمن (https)، فلا يستطيع المتصفح حساب بصمة هنا.',
  'fairness.later':
    'دوّنها إن شئت. عند انتهاء اللعبة يظهر هنا النص الذي حُسبت منه، ومعه بذرة كل خلط. من يغيّر ورقة واحدة تتغيّر معه البصمة.',
  'fairness.text': 'النص الذي حُسبت منه البصمة',
  'fairness.check.title': 'التحقق',
  'fairness.check.text': 'يعيد خلط كل جولة من البذرة ويوزّع، ويقارن بكل ورقة لُعبت أو كُشفت.',
  'fairness.noted': 'البصمة التي دوّنتها قبل اللعبة، إن فعلت',
  'fairness.check': 'تحقق من التوزيع',
  'fairness.dealt':
    'كل شيء كما وُزّع: {rounds, plural, zero {لا جولات} one {جولة واحدة} two {جولتان} few {# جولات} many {# جولة} other {# جولة}} و{cards, plural, zero {لا أوراق} one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}} مطابقة للبذرة.',
  'fairness.notDealt': 'ليس كما وُزّع: هذه الجولات تخالف البذرة: {rounds}.',
  'fairness.same': 'البصمة هي التي دوّنتها.',
  'fairness.notSame': 'البصمة ليست التي دوّنتها.',
  'fairness.yourself.title': 'تحقق بأدوات أخرى',
  'fairness.yourself.hash': 'أي برنامج لـ SHA-256 يعطي البصمة نفسها من النص نفسه. في الطرفية:',
  'fairness.yourself.command': 'البصمة',
  'fairness.yourself.deal':
    'يأتي الخلط من مولّد منشور، xoroshiro128+: القفزة الأولى تعيّن الموزّع، وكل قفزة بعدها تخلط جولة. هذا البرنامج لـ Node يطبع أوراق جولة:',
  'fairness.yourself.program': 'أوراق الجولة 1',
  'fairness.copy': 'نسخ',
};
