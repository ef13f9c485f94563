import type { Translation } from '../translation.ts';
import type { unfinished as english } from '../en/unfinished.ts';

export const unfinished: Translation<typeof english> = {
  'unfinished.title': 'Niet uitgespeelde spellen',
  'unfinished.state': '{when} · ronde {round}',
  'unfinished.resume': 'Ga verder met {name}, {when}',
  'unfinished.back': 'Terug naar {name}, ronde {round}',
};
