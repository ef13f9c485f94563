import type { Translation } from '../translation.ts';
import type { moments as english } from '../en/moments.ts';

export const moments: Translation<typeof english> = {
  'moment.made': 'बन गई!',
  'moment.sunk': 'डूबी',
  'moment.nilMade': 'निल बना!',
  'moment.nilBroken': 'निल टूटा',
  'moment.hooked': 'मना: {bid}',
  'moment.lastTrick': 'आखिरी हाथ से फ़ैसला',
  'claim.button': 'आखिरी {count} हाथ ले लें',
  'claim.concede': 'आखिरी {count} हाथ छोड़ दें',
  'card.ahead': '{card}, पहले से चुना हुआ',
  'hand.ahead': 'आपकी बारी आने पर खेला जाएगा',
  'hand.lifted': 'खेलने के लिए फिर चुनें',
  'hand.dropped': 'पत्ता नहीं खेला गया। {reason}',
};
