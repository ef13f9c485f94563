import type { Translation } from '../translation.ts';
import type { otherTab as english } from '../en/other-tab.ts';

export const otherTab: Translation<typeof english> = {
  'otherTab.title': 'Dit spel is open in een ander tabblad',
  'otherTab.text': 'Je kunt hier verder, precies waar het staat. Het andere tabblad wacht dan.',
  'otherTab.playHere': 'Speel hier',
};
