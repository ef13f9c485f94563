import type { Words } from '../words.ts';
import type { elsewhere as english } from '../en/elsewhere.ts';

export const elsewhere: Words<typeof english> = {
  'elsewhere.title': 'Das Spiel läuft gerade in einem anderen Tab',
  'elsewhere.text':
    'Du kannst hier weiterspielen, genau dort, wo es jetzt steht. Der andere Tab wartet dann.',
  'elsewhere.playHere': 'Hier spielen',
};
