import type { Translation } from '../translation.ts';
import type { unfinished as english } from '../en/unfinished.ts';

export const unfinished: Translation<typeof english> = {
  'unfinished.title': 'Parties inachevées',
  'unfinished.state': '{when} · manche {round}',
  'unfinished.resume': 'Continuer {name}, {when}',
  'unfinished.back': 'Revenir à {name}, manche {round}',
};
