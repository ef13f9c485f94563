import type { Translation } from '../translation.ts';
import type { unfinished as english } from '../en/unfinished.ts';

export const unfinished: Translation<typeof english> = {
  'unfinished.title': 'Partite non finite',
  'unfinished.state': '{when} · mano {round}',
  'unfinished.resume': 'Continua {name}, {when}',
  'unfinished.back': 'Torna a {name}, mano {round}',
};
