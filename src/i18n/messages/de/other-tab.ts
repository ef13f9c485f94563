import type { Translation } from '../translation.ts';
import type { otherTab as english } from '../en/other-tab.ts';

export const otherTab: Translation<typeof english> = {
  'otherTab.title': 'Das Spiel ist in einem anderen Tab offen',
  'otherTab.text':
    'Du kannst hier weiterspielen, genau dort, wo es steht. Der andere Tab wartet dann.',
  'otherTab.playHere': 'Hier spielen',
};
