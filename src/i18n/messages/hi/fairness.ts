import type { Translation } from '../translation.ts';
import type { fairness as english } from '../en/fairness.ts';

export const fairness: Translation<typeof english> = {
  'fairness.intro':
    'गेम का हर पत्ता आपकी पहली बोली से पहले तय हो जाता है। विरोधी सिर्फ़ वही देखकर फ़ैसला करते हैं, जो उनकी जगह से दिखता है।',
  'fairness.sealed': 'फ़ेयर प्ले: पत्तों की फेंट जाँचें',
  'fairness.commitment': 'इस गेम के पत्तों का फ़िंगरप्रिंट (SHA‑256)',
  'fairness.insecure': 'यह पेज https से लोड नहीं हुआ, इसलिए आपका ब्राउज़र यहाँ फ़िंगरप्रिंट नहीं निकाल सकता।',
  'fairness.later':
    'चाहें तो इसे लिख लें। गेम के बाद वह टेक्स्ट यहाँ दिखेगा जिससे यह बना, और हर बार की फेंट का सीड भी। एक भी पत्ता बदलने से फ़िंगरप्रिंट बदल जाता।',
  'fairness.text': 'फ़िंगरप्रिंट किससे बना',
  'fairness.check.title': 'पत्तों की जाँच करें',
  'fairness.check.text': 'हर राउंड को सीड से दोबारा फेंटकर बाँटता है और हर खेले या खोले गए पत्ते से मिलाता है।',
  'fairness.noted': 'गेम से पहले लिखा हुआ फ़िंगरप्रिंट, अगर लिखा हो',
  'fairness.check': 'जाँचें',
  'fairness.dealt':
    'सब मेल खाता है: {rounds, plural, one {# राउंड} other {# राउंड}} और {cards, plural, one {# पत्ता} other {# पत्ते}} इसी सीड से निकले।',
  'fairness.notDealt': 'ये राउंड सीड से मेल नहीं खाते: {rounds}।',
  'fairness.same': 'फ़िंगरप्रिंट आपके लिखे हुए से मेल खाता है।',
  'fairness.notSame': 'फ़िंगरप्रिंट आपके लिखे हुए से मेल नहीं खाता।',
  'fairness.yourself.title': 'दूसरे टूल से जाँचें',
  'fairness.yourself.hash': 'SHA-256 का कोई भी टूल उसी टेक्स्ट से यही फ़िंगरप्रिंट बनाता है। टर्मिनल में:',
  'fairness.yourself.command': 'फ़िंगरप्रिंट का कमांड',
  'fairness.yourself.deal':
    'पत्ते एक प्रकाशित जनरेटर, xoroshiro128+, से फेंटे जाते हैं: उसकी पहली छलाँग डीलर तय करती है, और आगे की हर छलाँग एक राउंड फेंटती है। यह Node प्रोग्राम एक राउंड की गड्डी छापता है:',
  'fairness.yourself.program': 'राउंड 1 की गड्डी का प्रोग्राम',
  'fairness.copy': 'कॉपी करें',
};
