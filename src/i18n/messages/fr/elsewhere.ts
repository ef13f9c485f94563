import type { Words } from '../words.ts';
import type { elsewhere as english } from '../en/elsewhere.ts';

export const elsewhere: Words<typeof english> = {
  'elsewhere.title': 'La partie est ouverte dans un autre onglet',
  'elsewhere.text': 'Tu peux continuer ici, exactement où elle en est. L’autre onglet attendra.',
  'elsewhere.playHere': 'Jouer ici',
};
