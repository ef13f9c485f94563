import type { Translation } from '../translation.ts';
import type { otherTab as english } from '../en/other-tab.ts';

export const otherTab: Translation<typeof english> = {
  'otherTab.title': 'Esta partida está aberta em outra aba',
  'otherTab.text': 'Você pode continuar aqui, exatamente de onde está. A outra aba vai esperar.',
  'otherTab.playHere': 'Jogar aqui',
};
