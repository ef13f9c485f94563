import type { Words } from '../words.ts';
import type { elsewhere as english } from '../en/elsewhere.ts';

export const elsewhere: Words<typeof english> = {
  'elsewhere.title': 'Questa partita è aperta in un’altra scheda',
  'elsewhere.text': 'Puoi continuare qui, esattamente da dov’è. L’altra scheda aspetterà.',
  'elsewhere.playHere': 'Gioca qui',
};
