import type { otherTab as english } from '../en/other-tab.ts';
import type { Translation } from '../translation.ts';

export const otherTab: Translation<typeof english> = {
  'otherTab.title': 'Partiet är öppet i en annan flik',
  'otherTab.text': 'Du kan fortsätta här, precis där du slutade. Den andra fliken pausas.',
  'otherTab.playHere': 'Spela här',
};
