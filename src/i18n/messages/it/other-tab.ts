import type { Translation } from '../translation.ts';
import type { otherTab as english } from '../en/other-tab.ts';

export const otherTab: Translation<typeof english> = {
  'otherTab.title': 'Questa partita è aperta in un’altra scheda',
  'otherTab.text': 'Puoi continuare qui, esattamente da dov’è. L’altra scheda aspetterà.',
  'otherTab.playHere': 'Gioca qui',
};
