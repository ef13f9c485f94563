import type { Translation } from '../translation.ts';
import type { unfinished as english } from '../en/unfinished.ts';

export const unfinished: Translation<typeof english> = {
  'unfinished.title': 'Angefangene Spiele',
  'unfinished.state': '{when} · Runde {round}',
  'unfinished.resume': '{name}, {when}, weiterspielen',
  'unfinished.back': 'Zurück zu {name}, Runde {round}',
};
