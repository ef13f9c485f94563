import type { Words } from '../words.ts';
import type { elsewhere as english } from '../en/elsewhere.ts';

export const elsewhere: Words<typeof english> = {
  'elsewhere.title': 'Das Spiel ist in einem anderen Tab offen',
  'elsewhere.text':
    'Du kannst hier weiterspielen, genau dort, wo es steht. Der andere Tab wartet dann.',
  'elsewhere.playHere': 'Hier spielen',
};
