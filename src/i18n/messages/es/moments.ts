import type { Translation } from '../translation.ts';
import type { moments as english } from '../en/moments.ts';

export const moments: Translation<typeof english> = {
  'moment.made': '¡Cumplida!',
  'moment.sunk': 'Hundida',
  'moment.nilMade': '¡Nil cumplido!',
  'moment.nilBroken': 'Nil roto',
  'moment.hooked': 'Prohibido: {bid}',
  'moment.lastTrick': 'Decide la última baza',
  'claim.button':
    '{count, plural, one {Llevarme la última baza} other {Llevarme las # últimas bazas}}',
  'claim.concede': '{count, plural, one {Ceder la última baza} other {Ceder las # últimas bazas}}',
  'card.ahead': '{card}, elección anticipada',
  'hand.ahead': 'Se jugará cuando te toque',
  'hand.lifted': 'Elígela otra vez para jugarla',
  'hand.dropped': 'Carta no jugada. {reason}',
};
