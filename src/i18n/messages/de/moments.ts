import type { Translation } from '../translation.ts';
import type { moments as english } from '../en/moments.ts';

export const moments: Translation<typeof english> = {
  'moment.made': 'Geschafft!',
  'moment.sunk': 'Geplatzt',
  'moment.nilMade': 'Nil geschafft!',
  'moment.nilBroken': 'Nil geplatzt',
  'moment.hooked': 'Gesperrt: {bid}',
  'moment.lastTrick': 'Der letzte Stich entscheidet',
  'claim.button': 'Die letzten {count} Stiche nehmen',
  'claim.concede': 'Die letzten {count} Stiche abgeben',
  'card.ahead': '{card}, vorgemerkt',
  'hand.ahead': 'Wird gespielt, sobald du dran bist',
  'hand.lifted': 'Noch einmal wählen, um sie zu spielen',
  'hand.dropped': 'Karte nicht gespielt. {reason}',
};
