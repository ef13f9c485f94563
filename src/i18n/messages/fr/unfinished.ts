import type { Words } from '../words.ts';
import type { unfinished as english } from '../en/unfinished.ts';

export const unfinished: Words<typeof english> = {
  'unfinished.title': 'Parties inachevées',
  'unfinished.state': '{when} · manche {round}',
  'unfinished.resume': 'Continuer {name}, {when}',
  'unfinished.back': 'Revenir à {name}, manche {round}',
};
