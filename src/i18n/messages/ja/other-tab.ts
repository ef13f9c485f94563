import type { Translation } from '../translation.ts';
import type { otherTab as english } from '../en/other-tab.ts';

export const otherTab: Translation<typeof english> = {
  'otherTab.title': 'このゲームは別のタブで開いています',
  'otherTab.text': '今の局面のまま、ここで続けられます。別のタブは待機します。',
  'otherTab.playHere': 'ここでプレイ',
};
