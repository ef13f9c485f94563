import type { Words } from '../words.ts';
import type { elsewhere as english } from '../en/elsewhere.ts';

export const elsewhere: Words<typeof english> = {
  'elsewhere.title': 'Dit spel is open in een ander tabblad',
  'elsewhere.text': 'Je kunt hier verder, precies waar het staat. Het andere tabblad wacht dan.',
  'elsewhere.playHere': 'Speel hier',
};
