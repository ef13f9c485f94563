import type { Translation } from '../translation.ts';
import type { declare as english } from '../en/declare.ts';

export const declare: Translation<typeof english> = {
  'declare.heading': 'पत्ते देखने से पहले',
  'declare.why':
    'आपकी टीम {behind, plural, one {# अंक} other {# अंक}} पीछे है, इसलिए ब्लाइंड निल बोला जा सकता है',
  'declare.points': 'बिना देखे एक भी हाथ नहीं बना: +{points}। बना: −{points}',
  'declare.look': 'अपने पत्ते देखें',
  'declare.blindNil': 'ब्लाइंड निल बोलें',
  'declare.blindNil.sure': 'ब्लाइंड निल: पक्का?',
  'declare.blindNil.ask':
    'ब्लाइंड निल यानी पत्ते देखे बिना, एक भी हाथ नहीं बनाना: बना तो {points, plural, one {# अंक} other {# अंक}} मिलेंगे, टूटा तो उतने ही कटेंगे। ब्लाइंड निल बोलने के लिए फिर दबाएँ।',
};
