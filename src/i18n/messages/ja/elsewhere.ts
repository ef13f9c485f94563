import type { Words } from '../words.ts';
import type { elsewhere as english } from '../en/elsewhere.ts';

export const elsewhere: Words<typeof english> = {
  'elsewhere.title': 'このゲームは別のタブで開いています',
  'elsewhere.text': '今の局面のまま、ここで続けられます。別のタブは待機します。',
  'elsewhere.playHere': 'ここでプレイ',
};
