import type { Translation } from '../translation.ts';
import type { moments as english } from '../en/moments.ts';

export const moments: Translation<typeof english> = {
  'moment.made': 'Centrata!',
  'moment.sunk': 'Saltata',
  'moment.nilMade': 'Nil centrato!',
  'moment.nilBroken': 'Nil perso',
  'moment.hooked': 'Vietato: {bid}',
  'moment.lastTrick': 'Decide l’ultima presa',
  'claim.button': '{count, plural, one {Prendi l’ultima presa} other {Prendi le ultime # prese}}',
  'claim.concede': '{count, plural, one {Cedi l’ultima presa} other {Cedi le ultime # prese}}',
  'card.ahead': '{card}, scelta in anticipo',
  'hand.ahead': 'Verrà giocata al tuo turno',
  'hand.lifted': 'Scegli di nuovo la carta per giocarla',
  'hand.dropped': 'Carta non giocata. {reason}',
};
