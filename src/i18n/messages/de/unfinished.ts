import type { Words } from '../words.ts';
import type { unfinished as english } from '../en/unfinished.ts';

export const unfinished: Words<typeof english> = {
  'unfinished.title': 'Angefangene Spiele',
  'unfinished.state': '{when} · Runde {round}',
  'unfinished.resume': '{name}, {when}, weiterspielen',
  'unfinished.back': 'Zurück zu {name}, Runde {round}',
};
