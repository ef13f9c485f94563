import type { Words } from '../words.ts';
import type { elsewhere as english } from '../en/elsewhere.ts';

export const elsewhere: Words<typeof english> = {
  'elsewhere.title': 'Esta partida está aberta em outra aba',
  'elsewhere.text': 'Você pode continuar aqui, exatamente de onde está. A outra aba vai esperar.',
  'elsewhere.playHere': 'Jogar aqui',
};
