import type { Words } from '../words.ts';
import type { elsewhere as english } from '../en/elsewhere.ts';

export const elsewhere: Words<typeof english> = {
  'elsewhere.title': 'Het spel wordt in een ander tabblad gespeeld',
  'elsewhere.text': 'Je kunt hier verder, precies waar het nu is. Het andere tabblad wacht dan.',
  'elsewhere.playHere': 'Speel hier',
};
