import type { unfinished as english } from '../en/unfinished.ts';
import type { Words } from '../words.ts';

export const unfinished: Words<typeof english> = {
  'unfinished.title': 'Pågående partier',
  'unfinished.state': '{when} · runda {round}',
  'unfinished.resume': 'Fortsätt {name}, {when}',
  'unfinished.back': 'Tillbaka till {name}, runda {round}',
};
