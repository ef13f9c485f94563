import type { Translation } from '../translation.ts';
import type { partners as english } from '../en/partners.ts';

/** What is said among partners, where points are those of a side. */
export const partners: Translation<typeof english> = {
  'balance.side.you': 'हम: {bid} में {won}, {bags, plural, one {# बैग} other {# बैग}}',
  'balance.side.they': 'वे: {bid} में {won}, {bags, plural, one {# बैग} other {# बैग}}',
  'balance.side.you.open': 'हम: बोली {bid}, {bags, plural, one {# बैग} other {# बैग}}',
  'balance.side.they.open': 'वे: बोली {bid}, {bags, plural, one {# बैग} other {# बैग}}',
  'balance.side.you.bags': 'हम: {bags, plural, one {# बैग} other {# बैग}}',
  'balance.side.they.bags': 'वे: {bags, plural, one {# बैग} other {# बैग}}',
  'balance.side.you.nil': 'हम: दोनों निल, {bags, plural, one {# बैग} other {# बैग}}',
  'balance.side.they.nil': 'वे: दोनों निल, {bags, plural, one {# बैग} other {# बैग}}',

  'review.side.mean': '{who, select, you {आपकी टीम} other {उस टीम}} की जगहों से अनुमान',
  'review.side.points': '{who, select, you {आपकी टीम} other {उस टीम}} के अंक',
  'review.side.breakdown.note':
    'अनुमान यानी वहाँ से टीम औसतन जितने अंक बनाती है, जब सबकी बोली अच्छी हो। बाकी {who, select, you {आपके पार्टनर} other {उसके पार्टनर}}, विरोधियों और पत्तों के बैठने का असर है। सिर्फ़ वे फ़ैसले गिने जाते हैं, जिनसे अंकों का साफ़ नुकसान हुआ, और उतना ही जितना सूची में है।',
  'review.side.expected':
    'बनने का चांस {ownMake}; {who, select, you {आपकी टीम} other {उस टीम}} के अनुमानित अंक {ownPoints}।',
  'review.side.expected.better':
    '{same, select, none {बनने का चांस {bestMake} की जगह {ownMake}; {who, select, you {आपकी टीम} other {उस टीम}} के अनुमानित अंक {bestPoints} की जगह {ownPoints}।} chance {बनने का चांस दोनों तरह {ownMake}; {who, select, you {आपकी टीम} other {उस टीम}} के अनुमानित अंक {bestPoints} की जगह {ownPoints}।} points {बनने का चांस {bestMake} की जगह {ownMake}; {who, select, you {आपकी टीम} other {उस टीम}} के अनुमानित अंक दोनों तरह {ownPoints}।} other {बनने का चांस दोनों तरह {ownMake}; {who, select, you {आपकी टीम} other {उस टीम}} के अनुमानित अंक दोनों तरह {ownPoints}।}}',
  'review.side.expected.others': 'दूसरी टीम के अनुमानित अंक {best} की जगह {own}।',
  'review.side.expected.bags': 'फ़र्क बैग का है।',
  'review.side.cost':
    'नुकसान: दूसरी टीम के मुकाबले {who, select, you {आपकी टीम} other {उस टीम}} जितने अंक खोती है, आगे बैग से कटने वाले अंक मिलाकर।',
  'review.side.hindsight.same':
    'किसी भी विकल्प से {who, select, you {आपकी टीम} other {उस टीम}} का इससे अच्छा नहीं हो सकता था: दूसरी टीम के मुकाबले {points} {count, plural, one {अंक} other {अंक}}।',
  'review.side.hindsight.better':
    '{best} चुनने पर दूसरी टीम के मुकाबले {who, select, you {आपकी टीम} other {उस टीम}} के {bestPoints} {bestCount, plural, one {अंक} other {अंक}} हो सकते थे, इस विकल्प से ज़्यादा से ज़्यादा {points}।',
  'review.side.hindsight.note':
    'सारे पत्ते खुले होने पर: जो हर किसी के पत्ते देख सके, वह इस राउंड में दूसरी टीम से कितने अंक आगे निकल सकता था, आगे बैग से कटने वाले अंक मिलाकर, जबकि पार्टनर और विरोधी वैसे खेलें जैसे माहिर सिर्फ़ अपने पत्ते देखकर सहज समझ से खेलते। इससे यह नहीं पता चलता कि फ़ैसला कितना अच्छा था।',
  'review.side.try.over':
    'यहाँ {who, select, you {आपकी टीम} other {वह टीम}}: {here} {count, plural, one {अंक} other {अंक}}।',
  'review.place.declaration': 'राउंड {round}, पत्ते देखने से पहले',
  'review.own.declaration':
    '{who, select, you {{own, select, blindNil {आपने ब्लाइंड निल बोला।} other {आपने पहले पत्ते देखे।}}} other {{own, select, blindNil {{name} ने ब्लाइंड निल बोला।} other {{name} ने पहले पत्ते देखे।}}}}',
  'review.better.declaration':
    '{who, select, you {{own, select, blindNil {आपने ब्लाइंड निल बोला; पहले पत्ते देखना बेहतर था।} other {आपने पहले पत्ते देखे; ब्लाइंड निल बेहतर था।}}} other {{own, select, blindNil {{name} ने ब्लाइंड निल बोला; पहले पत्ते देखना बेहतर था।} other {{name} ने पहले पत्ते देखे; ब्लाइंड निल बेहतर था।}}}}',
  'cost.side.parts':
    '{how, select, both {इसमें {own} {who, select, you {आपकी टीम} other {उस टीम}} के अंक हैं और {others} विरोधियों का फ़ायदा और बैग।} less {इसमें {own} {who, select, you {आपकी टीम} other {उस टीम}} के अंक हैं, जिनमें से {others} घटते हैं: विरोधियों का नुकसान और कम बैग।} more {विरोधियों का फ़ायदा और बैग {others} हैं, जिनमें से {who, select, you {आपकी टीम} other {उस टीम}} का फ़ायदा {own} घटता है।} other {यह विरोधियों का फ़ायदा और बैग हैं।}}',
  'hint.side.say.bid':
    '{verdict, select, clear {{choice} बोलें: कॉन्ट्रैक्ट बनने का चांस {chance}।} probable {शायद {choice}: कॉन्ट्रैक्ट बनने का चांस {chance}।} close {{choice} ज़रा बेहतर: कॉन्ट्रैक्ट बनने का चांस {chance}, पर फ़र्क मामूली है।} only {कोई भी बोली चलेगी: कॉन्ट्रैक्ट बनने का चांस {chance}।} tie {बराबर के: {choices}, कॉन्ट्रैक्ट बनने का चांस {chance}।} other {सब बराबर हैं, जैसे {choice}: कॉन्ट्रैक्ट बनने का चांस {chance}।}}',
  'hint.side.say.card':
    '{verdict, select, clear {{choice} खेलें: कॉन्ट्रैक्ट बनने का चांस {chance}।} probable {शायद {choice}: कॉन्ट्रैक्ट बनने का चांस {chance}।} close {{choice} ज़रा बेहतर: कॉन्ट्रैक्ट बनने का चांस {chance}, पर फ़र्क मामूली है।} only {कोई भी पत्ता चलेगा: कॉन्ट्रैक्ट बनने का चांस {chance}।} tie {बराबर के: {choices}, कॉन्ट्रैक्ट बनने का चांस {chance}।} other {सब बराबर हैं, जैसे {choice}: कॉन्ट्रैक्ट बनने का चांस {chance}।}}',
  'hint.side.needs':
    '{tricks, plural, =0 {आपकी टीम का कॉन्ट्रैक्ट बन गया: अब हर हाथ बैग है।} one {बचे {of} हाथों में से आपकी टीम को # और चाहिए।} other {बचे {of} हाथों में से आपकी टीम को # और चाहिए।}}',
  'hint.side.needs.all':
    '{of, plural, one {आपकी टीम को आखिरी हाथ चाहिए।} other {आपकी टीम को बचे हुए सभी # हाथ चाहिए।}}',
  'hint.side.needs.lost': 'आपका कॉन्ट्रैक्ट डूब गया है: अब दूसरी टीम का खेल बिगाड़ें।',
  'hint.their-need': 'आपका कॉन्ट्रैक्ट सुरक्षित है; दूसरी टीम को बचे {of} हाथों में से {tricks} और चाहिए।',
  'hint.their-need.all': 'आपका कॉन्ट्रैक्ट सुरक्षित है; दूसरी टीम को बचे हुए सारे हाथ चाहिए।',
  'hint.fact.to-partner': 'यह हाथ आपके पार्टनर का है।',
  'hint.fact.partner-ahead': 'फ़िलहाल आपके पार्टनर आगे हैं।',
  'hint.fact.partner-may-ruff': 'आपके पार्टनर के पास यह सूट नहीं है, तुरुप से कट सकता है।',
  'hint.side.points': 'आपकी टीम के अनुमानित अंक',
  'hint.say.look':
    '{verdict, select, clear {पहले अपने पत्ते देखें: ब्लाइंड निल बनने का चांस {chance}।} probable {शायद पहले देखना बेहतर: ब्लाइंड निल बनने का चांस {chance}।} close {पहले देखना ज़रा बेहतर: ब्लाइंड निल बनने का चांस {chance}, पर फ़र्क मामूली है।} other {दोनों बराबर: ब्लाइंड निल बनने का चांस {chance}।}}',
  'hint.say.blindNil':
    '{verdict, select, clear {ब्लाइंड निल बोलें: बनने का चांस {chance}।} probable {शायद ब्लाइंड निल: बनने का चांस {chance}।} close {ब्लाइंड निल ज़रा बेहतर: बनने का चांस {chance}, पर फ़र्क मामूली है।} other {दोनों बराबर: ब्लाइंड निल बनने का चांस {chance}।}}',
  'hint.blindNil.expected': 'आपकी टीम के अनुमानित अंक: ब्लाइंड निल पर {blind}, पहले देखने पर {look}।',
  'hint.game-at-stake': 'इससे गेम जीतने का चांस बढ़ता है।',
  'hint.below':
    '{how, select, left {बाकी सबकी बोली मिलाकर {of} में से {sum} हाथ है।} partner {पार्टनर के {partner} मिलाकर आपकी टीम को {of} में से {sum} हाथ चाहिए।} other {बोली कम से कम की होती है: उससे ज़्यादा हाथ सिर्फ़ बैग हैं।}}',
  'hint.contrast.contract':
    '{whose, select, theirs {{other} चुनने पर दूसरी टीम का कॉन्ट्रैक्ट बनने का चांस बढ़ता है: {best} की जगह {chance}।} other {{other} चुनने पर आपकी टीम का कॉन्ट्रैक्ट बनने का चांस घटता है: {best} की जगह {chance}।}}',
  'hint.contrast.nil':
    '{how, select, more {{other} चुनने पर {name} का निल टिकने का चांस बढ़ता है: {best} की जगह {chance}।} other {{other} चुनने पर {name} का निल टिकने का चांस घटता है: {best} की जगह {chance}।}}',
  'hint.claim.nil':
    '{how, select, more {{other} चुनने पर {name} का निल टिकने का चांस बढ़ता है} other {{other} चुनने पर {name} का निल टिकने का चांस घटता है}}',
  'hint.why.taker': '{name} को यह हाथ मिलने का चांस {best} की जगह {chance} है',
  'hint.why.breaks': 'बाद में {suit} की चाल पर निल टूटने का चांस {best} की जगह {chance} है',
  'hint.contrast.bags':
    '{whose, select, theirs {{other} चुनने पर दूसरी टीम के फ़ालतू हाथ (बैग) घटते हैं: औसतन {best} की जगह {count}।} other {{other} चुनने पर आपकी टीम के फ़ालतू हाथ (बैग) बढ़ते हैं: औसतन {best} की जगह {count}।}}',
  'hint.bags': 'इससे फ़ालतू हाथ (बैग) कम आएँगे।',
  'hint.their-bags': 'इससे दूसरी टीम के फ़ालतू हाथ (बैग) बढ़ेंगे।',
  'hint.nil-lost':
    '{tricks, plural, =0 {आपका निल टूट गया है, और आपके हाथ गिने नहीं जाते।} one {आपका निल टूट गया है, और आपके हाथ गिने नहीं जाते: आपके पार्टनर को बचे {of} में से # और चाहिए।} other {आपका निल टूट गया है, और आपके हाथ गिने नहीं जाते: आपके पार्टनर को बचे {of} में से # और चाहिए।}}',
  'hint.nil-against':
    '{count, plural, one {निल की बोली: {names}। एक हाथ बना और निल टूटा।} other {निल की बोली: {names}। एक हाथ बना और उनका निल टूटा।}}',
  'hint.contrast.broken':
    '{how, select, bid {निल टूटने का चांस {chance} है।} alone {{other} चुनने पर निल टूटने का चांस {chance} है।} other {{other} चुनने पर निल टूटने का चांस बढ़ता है: {best} की जगह {chance}।}}',
  'hint.nil.needs': 'आपका निल टिका है: एक भी हाथ न लें।',
  'hint.nil.lost': 'आपका निल टूटकर रहेगा: अब बाकियों का खेल बिगाड़ें।',
  'hint.nil.sunk-by': '{cards}: एक हाथ तो बनकर रहेगा, आपका निल टूट जाएगा।',
  'hint.fact.breaks-own': 'इससे आपका निल टूट जाएगा।',
  'hint.fact.breaks': 'इससे {name} का निल टूट जाएगा।',
  'hint.nil-beside': 'आपके पार्टनर का निल अभी टिका है: जो हाथ उनके गले पड़ सकते हैं, उन्हें आप लें।',
};
