import type { otherTab as english } from '../en/other-tab.ts';
import type { Words } from '../words.ts';

export const otherTab: Words<typeof english> = {
  'otherTab.title': 'Partiet är öppet i en annan flik',
  'otherTab.text': 'Du kan fortsätta här, precis där du slutade. Den andra fliken pausas.',
  'otherTab.playHere': 'Spela här',
};
