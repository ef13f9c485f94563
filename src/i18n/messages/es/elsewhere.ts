import type { Words } from '../words.ts';
import type { elsewhere as english } from '../en/elsewhere.ts';

export const elsewhere: Words<typeof english> = {
  'elsewhere.title': 'Esta partida está abierta en otra pestaña',
  'elsewhere.text': 'Puedes seguir aquí, justo donde está. La otra pestaña esperará.',
  'elsewhere.playHere': 'Jugar aquí',
};
