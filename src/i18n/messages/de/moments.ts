import type { Translation } from '../translation.ts';
import type { moments as english } from '../en/moments.ts';

export const moments: Translation<typeof english> = {
  'moment.made': 'Geschafft!',
  'moment.sunk': 'Geplatzt',
  'moment.nilMade': 'Nil geschafft!',
  'moment.nilBroken': 'Nil geplatzt',
  'moment.hooked': 'Ausgebremst',
  'moment.lastTrick': 'Der letzte Stich entscheidet',
  'claim.button': 'Die letzten {count} Stiche nehmen',
  'claim.concede': 'Die letzten {count} Stiche abgeben',
};
