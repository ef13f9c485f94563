import type { Translation } from '../translation.ts';
import type { about as english } from '../en/about.ts';

export const about: Translation<typeof english> = {
  'about.title': 'Oh Hell! के बारे में',
  'about.text':
    'ताश का खेल, जिसमें बोली बिल्कुल सही बैठनी चाहिए: एक तरफ़ आप, दूसरी तरफ़ मेज़ के बाकी खिलाड़ी। न अकाउंट, न सर्वर, न विज्ञापन। सब कुछ आपके डिवाइस पर चलता है और आपके गेम वहीं रहते हैं।',
  'about.version': 'वर्शन {version}',
  'about.license': 'MIT लाइसेंस वाला फ़्री सॉफ़्टवेयर।',
  'about.credits': 'इनका शुक्रिया',
  'about.credit.courts': 'तस्वीर वाले पत्ते, नए रंगों में',
  'about.credit.type': 'शीर्षकों का फ़ॉन्ट',
  'about.credit.icons': 'आइकन',
  'about.credit.sound': 'आवाज़ें इससे बनीं',
  'about.drawn': 'सूट के निशान, पत्तों की पीठ, चेहरे और बाकी सब कुछ इसी गेम के लिए बनाया गया है।',
  'brokenLink.title': 'यह लिंक काम नहीं करता',
  'brokenLink.text':
    'हो सकता है यह अधूरा हो या गेम के किसी और वर्शन का हो। आपका अपना गेम मेज़ पर वैसा ही है, जैसा आपने छोड़ा था।',
  'table.back': 'मेज़ पर वापस',
  'update.ready': 'नया वर्शन तैयार है।',
  'update.later': 'बाद में',
};
