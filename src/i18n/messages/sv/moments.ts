import type { moments as english } from '../en/moments.ts';
import type { Translation } from '../translation.ts';

export const moments: Translation<typeof english> = {
  'moment.made': 'Klarat!',
  'moment.sunk': 'Sprucket',
  'moment.nilMade': 'Nil klarad!',
  'moment.nilBroken': 'Nil sprucken',
  'moment.hooked': 'Förbjudet: {bid}',
  'moment.lastTrick': 'Sista sticket avgör',
  'claim.button': 'Ta de sista {count} sticken',
  'claim.concede': 'Ge bort de sista {count} sticken',
  'card.ahead': '{card}, valt i förväg',
  'hand.ahead': 'Spelas när det är din tur',
  'hand.lifted': 'Välj kortet igen för att spela det',
  'hand.dropped': 'Kortet spelades inte. {reason}',
};
