import type { Translation } from '../translation.ts';
import type { otherTab as english } from '../en/other-tab.ts';

export const otherTab: Translation<typeof english> = {
  'otherTab.title': 'La partie est ouverte dans un autre onglet',
  'otherTab.text': 'Tu peux continuer ici, exactement où elle en est. L’autre onglet attendra.',
  'otherTab.playHere': 'Jouer ici',
};
