import type { Translation } from '../translation.ts';
import type { moments as english } from '../en/moments.ts';

export const moments: Translation<typeof english> = {
  'moment.made': 'Acertou!',
  'moment.sunk': 'Furou',
  'moment.nilMade': 'Nil cumprido!',
  'moment.nilBroken': 'Nil quebrado',
  'moment.hooked': 'Proibido: {bid}',
  'moment.lastTrick': 'A última vaza decide',
  'claim.button': '{count, plural, one {Levar a última vaza} other {Levar as últimas # vazas}}',
  'claim.concede': '{count, plural, one {Ceder a última vaza} other {Ceder as últimas # vazas}}',
  'card.ahead': '{card}, escolha antecipada',
  'hand.ahead': 'Será jogada na sua vez',
  'hand.lifted': 'Escolha a carta de novo para jogar',
  'hand.dropped': 'Carta não jogada. {reason}',
};
