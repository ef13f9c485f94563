import type { Translation } from '../translation.ts';
import type { unfinished as english } from '../en/unfinished.ts';

export const unfinished: Translation<typeof english> = {
  'unfinished.title': 'ألعاب لم تكتمل',
  'unfinished.state': '{when} · الجولة {round}',
  'unfinished.resume': 'تابع {name}، {when}',
  'unfinished.back': 'العودة إلى {name}، الجولة {round}',
};
