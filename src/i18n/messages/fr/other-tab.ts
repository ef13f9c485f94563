import type { Words } from '../words.ts';
import type { otherTab as english } from '../en/other-tab.ts';

export const otherTab: Words<typeof english> = {
  'otherTab.title': 'La partie est ouverte dans un autre onglet',
  'otherTab.text': 'Tu peux continuer ici, exactement où elle en est. L’autre onglet attendra.',
  'otherTab.playHere': 'Jouer ici',
};
