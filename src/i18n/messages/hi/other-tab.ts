import type { Translation } from '../translation.ts';
import type { otherTab as english } from '../en/other-tab.ts';

export const otherTab: Translation<typeof english> = {
  'otherTab.title': 'यह गेम दूसरे टैब में खुला है',
  'otherTab.text': 'गेम यहाँ वहीं से जारी रखा जा सकता है, जहाँ छोड़ा था। दूसरा टैब रुक जाएगा।',
  'otherTab.playHere': 'यहाँ खेलें',
};
