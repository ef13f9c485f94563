import type { Words } from '../words.ts';
import type { elsewhere as english } from '../en/elsewhere.ts';

export const elsewhere: Words<typeof english> = {
  'elsewhere.title': '別のタブでプレイ中です',
  'elsewhere.text': '今の局面のまま、ここで続けられます。もう一方のタブは待機します。',
  'elsewhere.playHere': 'ここでプレイ',
};
