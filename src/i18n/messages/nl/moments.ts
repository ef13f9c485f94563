import type { Translation } from '../translation.ts';
import type { moments as english } from '../en/moments.ts';

export const moments: Translation<typeof english> = {
  'moment.made': 'Gehaald!',
  'moment.sunk': 'Niet te halen',
  'moment.nilMade': 'Nil gehaald!',
  'moment.nilBroken': 'Nil mislukt',
  'moment.hooked': 'Verboden: {bid}',
  'moment.lastTrick': 'De laatste slag beslist',
  'claim.button': 'Claim de laatste {count} slagen',
  'claim.concede': 'Geef de laatste {count} slagen weg',
  'card.ahead': '{card}, vooraf gekozen',
  'hand.ahead': 'Wordt gespeeld zodra je aan de beurt bent',
  'hand.lifted': 'Kies nog eens om te spelen',
  'hand.dropped': 'Kaart niet gespeeld. {reason}',
};
