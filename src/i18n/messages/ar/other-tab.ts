import type { Translation } from '../translation.ts';
import type { otherTab as english } from '../en/other-tab.ts';

export const otherTab: Translation<typeof english> = {
  'otherTab.title': 'هذه اللعبة مفتوحة في علامة تبويب أخرى',
  'otherTab.text': 'يمكنك المتابعة هنا من حيث وصلت تمامًا. ستتوقف علامة التبويب الأخرى مؤقتًا.',
  'otherTab.playHere': 'العب هنا',
};
