import type { Translation } from '../translation.ts';
import type { player as english } from '../en/player.ts';

export const player: Translation<typeof english> = {
  'player.level': 'المستوى: {level}',
  'player.cautious': 'بين طلبين متقاربين يختار الأقل.',
  'player.bold': 'بين طلبين متقاربين يختار الأعلى.',
  'player.spoiler': 'يحب أن يُضيع طلبات الآخرين.',
  'player.even': 'بلا ميل: يلعب كل يد بحسب قيمتها.',
  'player.together': 'الألعاب بينكما',
  'player.ahead': 'أنت في المقدمة',
  'player.behind': '{name} في المقدمة',
  'player.tied': 'تعادل',
  'player.few': 'الألعاب قليلة بعد، والحظ هو الحكم.',
  'player.none': 'لم تُكمل أي لعبة ضد {name} بعد.',
};
