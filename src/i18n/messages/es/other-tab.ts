import type { Translation } from '../translation.ts';
import type { otherTab as english } from '../en/other-tab.ts';

export const otherTab: Translation<typeof english> = {
  'otherTab.title': 'Esta partida está abierta en otra pestaña',
  'otherTab.text': 'Puedes seguir aquí, justo donde está. La otra pestaña esperará.',
  'otherTab.playHere': 'Jugar aquí',
};
