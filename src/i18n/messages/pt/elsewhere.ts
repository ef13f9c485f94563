import type { Words } from '../words.ts';
import type { elsewhere as english } from '../en/elsewhere.ts';

export const elsewhere: Words<typeof english> = {
  'elsewhere.title': 'O jogo está aberto em outra aba',
  'elsewhere.text': 'Você pode continuar aqui, exatamente de onde está. A outra aba fica à espera.',
  'elsewhere.playHere': 'Jogar aqui',
};
