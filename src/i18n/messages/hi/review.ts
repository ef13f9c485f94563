import type { Translation } from '../translation.ts';
import type { review as english } from '../en/review.ts';

export const review: Translation<typeof english> = {
  'review.title': 'रिव्यू',
  'review.back': 'रिव्यू से बाहर',
  'review.whose': '{who, select, named {यह किसी और का गेम है: {name}।} other {यह किसी और का गेम है।}}',
  'review.scope': 'किसका रिव्यू',
  'review.scope.game': 'पूरा गेम',
  'review.scope.round': 'राउंड {round}, {count, plural, one {# पत्ता} other {# पत्ते}}',
  'review.working': 'राउंड {round} का रिव्यू जारी: {rounds} में {done} हुए',
  'review.resting':
    '{rounds, plural, one {# राउंड में {done} का रिव्यू हुआ} other {# राउंड में {done} का रिव्यू हुआ}}',
  'review.done': '{rounds, plural, one {# राउंड का रिव्यू हुआ} other {# राउंड का रिव्यू हुआ}}',
  'review.failed': 'रिव्यू बीच में रुक गया।',
  'button.pause': 'रोकें',

  'review.accuracy': 'सटीकता',
  'review.accuracy.all': 'कुल मिलाकर',
  'review.accuracy.bids': 'बोलियाँ',
  'review.accuracy.play': 'पत्तों का खेल',
  'review.accuracy.none': 'तय करने को कुछ नहीं था',
  'review.mark.superb': 'लाजवाब',
  'review.mark.strong': 'बढ़िया',
  'review.mark.solid': 'अच्छा',
  'review.mark.fair': 'ठीक-ठाक',
  'review.mark.learning': 'सुधार चाहिए',

  'review.breakdown': 'किस्मत और हुनर',
  'review.breakdown.mean': 'इस जगह से अनुमान',
  'review.breakdown.luck': 'पत्ते और जगह',
  'review.breakdown.rest': 'विरोधी और किस्मत',
  'review.breakdown.points': 'मिले अंक',
  'review.breakdown.note':
    'अनुमान यानी पहली चाल से पहले, इस जगह से और इतने पत्तों पर एक मज़बूत खिलाड़ी औसतन जितने अंक बनाता है। सिर्फ़ वे फ़ैसले गिने जाते हैं, जिनसे अंकों का साफ़ नुकसान हुआ, और उतना ही जितना सूची में है।',
  'review.breakdown.low': 'यहाँ जीत सबसे कम कुल अंक वाले की होती है।',

  'review.decisions': 'फ़ैसले, सबसे महँगे पहले',
  'review.showAll': 'अच्छे फ़ैसले भी दिखाएँ',
  'review.flawless': 'यहाँ किसी फ़ैसले से साफ़ नुकसान नहीं हुआ।',
  'review.none': 'तय करने को कुछ नहीं था।',
  'review.place.bid': 'राउंड {round}, बोली',
  'review.place.trump': 'राउंड {round}, तुरुप',
  'review.place.card': 'राउंड {round}, हाथ {trick}',
  'review.grade.best': 'सबसे अच्छा',
  'review.grade.good': 'अच्छा',
  'review.grade.inaccuracy': 'हल्की गलती',
  'review.grade.mistake': 'गलती',
  'review.grade.blunder': 'भारी गलती',
  'review.cost': '{grade}, {points} {count, plural, one {अंक} other {अंक}}',
  'review.cost.note':
    '{who, select, you {नुकसान: आपके अपने अंक, और उनका आधा जो इस फ़ैसले से बाकियों को औसतन मिलते हैं।} other {नुकसान: खिलाड़ी के अंक, और उनका आधा जो इस फ़ैसले से बाकियों को औसतन मिलते हैं।}}',
  'review.own.bid': '{who, select, you {आपकी बोली: {own}।} other {{name} की बोली: {own}।}}',
  'review.own.trump': '{who, select, you {आपका तुरुप: {own}।} other {{name} का तुरुप: {own}।}}',
  'review.own.card': '{who, select, you {आपकी चाल: {own}।} other {{name} की चाल: {own}।}}',
  'review.better.bid':
    '{who, select, you {आपकी बोली: {own}; बेहतर: {best}।} other {{name} की बोली: {own}; बेहतर: {best}।}}',
  'review.better.trump':
    '{who, select, you {आपका तुरुप: {own}; बेहतर: {best}।} other {{name} का तुरुप: {own}; बेहतर: {best}।}}',
  'review.better.card':
    '{who, select, you {आपकी चाल: {own}; बेहतर: {best}।} other {{name} की चाल: {own}; बेहतर: {best}।}}',
  'review.choice.look': 'पहले पत्ते देखना',
  'review.expected': 'बनने का चांस {ownMake}; अनुमानित अंक {ownPoints}।',
  'review.expected.better':
    '{same, select, none {बनने का चांस {bestMake} की जगह {ownMake}; अनुमानित अंक {bestPoints} की जगह {ownPoints}।} chance {बनने का चांस दोनों तरह {ownMake}; अनुमानित अंक {bestPoints} की जगह {ownPoints}।} points {बनने का चांस {bestMake} की जगह {ownMake}; अनुमानित अंक दोनों तरह {ownPoints}।} other {बनने का चांस दोनों तरह {ownMake}; अनुमानित अंक दोनों तरह {ownPoints}।}}',
  'review.expected.others': 'बाकी हर खिलाड़ी के अनुमानित अंक {best} की जगह {own}।',
  'review.miss.over': 'इससे हाथ ज़्यादा होने का चांस बढ़ता है: {best} की जगह {own}।',
  'review.miss.short': 'इससे हाथ कम पड़ने का चांस बढ़ता है: {best} की जगह {own}।',
  'review.reason.quoted': 'हिंट यह कहता: “{reason}”',
  'review.hindsight': 'सारे पत्ते खुले होने पर',
  'review.hindsight.same':
    'किसी भी विकल्प का नतीजा इससे बेहतर नहीं हो सकता था: {points} {count, plural, one {अंक} other {अंक}}।',
  'review.hindsight.better':
    '{best} चुनने पर {bestPoints} {bestCount, plural, one {अंक} other {अंक}} मिल सकते थे, इस विकल्प से सबसे अच्छी हालत में {points}।',
  'review.hindsight.far': 'हर रास्ता परखा नहीं गया।',
  'review.hindsight.note':
    'सारे पत्ते खुले होने पर: जो हर किसी के पत्ते देख सके, वह कितने अंक बना सकता था, जबकि बाकी वैसे खेलें जैसे माहिर सिर्फ़ अपने पत्ते देखकर सहज समझ से खेलते। इससे यह नहीं पता चलता कि फ़ैसला कितना अच्छा था।',
  'review.open': 'हर विकल्प, खुले पत्ते',
  'review.open.intro':
    'पत्ते जैसे बँटे थे, उनमें हर विकल्प से कितने अंक बनते। मेज़ पर कोई यह नहीं जान सकता था: इससे यह नहीं पता चलता कि फ़ैसला कितना अच्छा था।',
  'review.open.known': 'तब पता था',
  'review.open.chance': 'चांस',
  'review.open.experts': 'माहिर',
  'review.open.most': 'सर्वोत्तम',
  'review.open.made': 'चुना गया',
  'review.open.working': 'अंत तक खेला जा रहा है…',
  'review.open.failed': 'अंत तक नहीं खेला जा सका। बंद करके फिर कोशिश करें।',
  'review.open.none': 'यहाँ तुलना करने को कुछ नहीं है।',
  'review.open.note':
    'माहिर: सब आगे वैसे खेलते हैं जैसे माहिर सिर्फ़ अपने पत्ते देखकर सहज समझ से खेलते। सर्वोत्तम: सबके पत्ते दिखने पर।',
  'review.open.side.note':
    'माहिर: सब आगे वैसे खेलते हैं जैसे माहिर सिर्फ़ अपने पत्ते देखकर सहज समझ से खेलते। सर्वोत्तम: सबके पत्ते दिखने पर। दोनों में वे अंक गिने जाते हैं जो आपकी टीम दूसरी टीम से आगे निकलती है, आगे बैग से कटने वाले अंक मिलाकर।',
  'review.look': 'स्थिति देखें',
  'review.look.label': 'स्थिति देखें: {place}',

  'review.try.title': 'फ़ैसला',
  'review.try.back': 'रिव्यू पर वापस',
  'review.try.hint': 'फिर चुनें और यहाँ से आगे खेलें। असली गेम वैसा ही रहेगा।',
  'review.try.again': 'फिर कोशिश करें',
  'review.try.over': 'यहाँ: {here} {count, plural, one {अंक} other {अंक}}।',
  'review.try.real': 'गेम में: {real}।',
};
