import type { unfinished as english } from '../en/unfinished.ts';
import type { Translation } from '../translation.ts';

export const unfinished: Translation<typeof english> = {
  'unfinished.title': 'Pågående partier',
  'unfinished.state': '{when} · runda {round}',
  'unfinished.resume': 'Fortsätt {name}, {when}',
  'unfinished.back': 'Tillbaka till {name}, runda {round}',
};
