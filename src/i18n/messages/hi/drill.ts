import type { drill as english } from '../en/drill.ts';
import type { Translation } from '../translation.ts';

export const drill: Translation<typeof english> = {
  'drill.title': 'बोली का अभ्यास',
  'drill.back': 'बोली के अभ्यास पर वापस',
  'drill.intro':
    'पत्ते देखकर बोली बोलें और बताएँ कि उसके बनने का चांस कितना है। फिर हिंट के चांस दिखेंगे, और माहिर आपकी बोली के साथ पूरा राउंड खेलेंगे। समय के साथ पता चलेगा कि पत्तों का आपका अंदाज़ा कितना सही है।',
  'drill.sizes': 'पत्तों की संख्या',
  'drill.anySize': 'पत्तों की कोई भी संख्या',
  'drill.allSizes': 'पत्तों की सभी संख्याएँ',
  'drill.size': '{cards, plural, one {# पत्ता} other {# पत्ते}}',
  'drill.chance': '{bid} बनने का चांस कितना है?',
  'drill.change': 'बोली बदलें',
  'drill.playing': 'माहिर खेल रहे हैं…',
  'drill.failed': 'ये पत्ते अभी नहीं खेले जा सके।',
  'drill.made': 'बोली {bid}, बने {tricks}: बोली बनी।',
  'drill.missed': 'बोली {bid}, बने {tricks}: बोली चूकी।',
  'drill.youSaid': 'आप: {own}।',
  'drill.bothSaid': 'आप: {own}; हिंट: {hint}।',
  'drill.scores': 'आपका अंदाज़ा',
  'drill.answers': 'जवाब',
  'drill.brier': 'ब्रायर स्कोर',
  'drill.brier.hint': 'हिंट, वही बोलियाँ',
  'drill.brier.note':
    'ब्रायर स्कोर आपके अंदाज़ों की गलती के वर्ग का औसत है: 0 सबसे सही है, और हमेशा {half} कहने पर {score} होता है।',
  'drill.cost': 'हर बोली पर अंकों का नुकसान',
  'drill.bias.over': 'आपकी बोलियाँ उम्मीद से साफ़ कम बनती हैं।',
  'drill.bias.under': 'आपकी बोलियाँ उम्मीद से साफ़ ज़्यादा बनती हैं।',
  'drill.bias.even': 'आपके अंदाज़े न साफ़ ज़्यादा हैं, न साफ़ कम।',
  'drill.few': 'कहने के लिए जवाब बहुत कम हैं; {count} चाहिए।',
  'drill.curve': 'अंदाज़े की सटीकता',
  'drill.curve.note':
    'बिंदुओं वाली रेखा पर पड़े बिंदु बिल्कुल सही हैं: जिन बोलियों का चांस आपने {chance} बताया, उनमें से {chance} बनीं। पट्टियाँ 95% दायरा हैं; बड़े बिंदुओं में ज़्यादा जवाब हैं।',
  'drill.said': 'आपने कहा',
  'drill.range': '95% दायरा',
  'drill.trend': 'समय के साथ ब्रायर स्कोर',
  'drill.trend.note': 'हर बिंदु दस जवाबों का है, रेखा पिछले पाँच बिंदुओं का औसत। सबसे सही स्कोर सबसे ऊपर है।',
  'drill.mean': 'औसत',
  'drill.delete': 'सारे जवाब मिटाएँ',
};
