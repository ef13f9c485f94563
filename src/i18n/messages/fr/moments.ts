import type { Translation } from '../translation.ts';
import type { moments as english } from '../en/moments.ts';

export const moments: Translation<typeof english> = {
  'moment.made': 'Réussi !',
  'moment.sunk': 'Chuté',
  'moment.nilMade': 'Nil réussi !',
  'moment.nilBroken': 'Nil chuté',
  'moment.hooked': 'Interdit : {bid}',
  'moment.lastTrick': 'Le dernier pli décide',
  'claim.button':
    '{count, plural, one {Prendre le dernier pli} other {Prendre les # derniers plis}}',
  'claim.concede':
    '{count, plural, one {Abandonner le dernier pli} other {Abandonner les # derniers plis}}',
  'card.ahead': '{card}, choix anticipé',
  'hand.ahead': 'Sera jouée à ton tour',
  'hand.lifted': 'Choisis-la encore pour la jouer',
  'hand.dropped': 'Carte non jouée. {reason}',
};
