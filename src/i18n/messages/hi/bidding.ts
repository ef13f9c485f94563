import type { Translation } from '../translation.ts';
import type { bidding as english } from '../en/bidding.ts';

export const bidding: Translation<typeof english> = {
  'bidding.heading': 'कितने हाथ बनाने हैं?',
  'bidding.bid': '{bid} बोलें',
  'bidding.unseen': 'अपना छोड़कर आपको सबका पत्ता दिखता है',
  'bidding.first': 'पहली बोली आपकी',
  'bidding.together': 'सबकी बोलियाँ एक साथ खुलेंगी',
  'bidding.unclaimed': '{left, plural, =0 {सारे हाथ बोले जा चुके} one {# हाथ बाकी} other {# हाथ बाकी}}',
  'bidding.nil': 'निल',
  'bidding.nil.sure': 'निल: पक्का?',
  'bidding.nil.points': '±{points}',
  'bidding.nil.ask':
    'निल यानी एक भी हाथ नहीं बनाना: बना तो {points, plural, one {# अंक} other {# अंक}} मिलेंगे, टूटा तो उतने ही कटेंगे। निल बोलने के लिए फिर दबाएँ।',
  'bidding.pay': '{when}: {pays}।',
  'bidding.refused.hook': '{bid} नहीं बोल सकते: कुल बोली {handSize} नहीं होनी चाहिए।',
  'bidding.refused.zero-limit':
    '0 नहीं बोल सकते: {limit, plural, one {पिछले राउंड में} other {पिछले # राउंड में लगातार}} आपने 0 बोला था।',
  'bidding.refused.bid-out-of-range':
    '{bid} नहीं बोल सकते: {max, plural, one {कुल # ही हाथ है} other {कुल # ही हाथ हैं}}।',
  'bidding.refused.bid-not-whole': 'बोली पूरी संख्या होती है।',

  'naming.heading': 'तुरुप चुनें',
  'naming.other': 'तुरुप {name} की पसंद का',
  'naming.done': 'तुरुप {name} ने चुना',
  'naming.doneYou': 'तुरुप आपने चुना',
  'trump.why.you.highest': 'आपकी बोली सबसे बड़ी थी ({bid})',
  'trump.why.you.first': 'सबसे बड़ी बोली {bid} पहले आपने बोली',
  'trump.why.you.nearest': 'आपकी बोली {bid} सबसे बड़ी है और आप डीलर के बाएँ सबसे पास हैं',
  'trump.why.you.zero': 'सबने 0 बोला और डीलर के बाएँ आप हैं',
  'trump.why.you.joker': 'तुरुप का पत्ता बड़ा जोकर है और डीलर आप हैं',
  'trump.why.other.highest': '{name} की बोली सबसे बड़ी थी ({bid})',
  'trump.why.other.first': 'सबसे बड़ी बोली {bid} पहले {name} ने बोली',
  'trump.why.other.nearest': 'सबसे बड़ी बोली {bid} वालों में डीलर के बाएँ सबसे पास {name} हैं',
  'trump.why.other.zero': 'सबने 0 बोला और डीलर के बाएँ {name} हैं',
  'trump.why.other.joker': 'तुरुप का पत्ता बड़ा जोकर है और डीलर {name} हैं',
  'trump.coming': 'फिर {trumps}',
  'lead.other': 'पहली चाल {name} की',
  'trick.heading': 'हाथ',
  'trick.led': 'चाल: {suit}',
  'trick.winning': '{name} आगे',
  'trick.youWinning': 'आप आगे',
  'trick.card': '{name}: {card}',
  'trick.cardWinning': '{name}: {card}, आगे',
  'trick.order': 'पहली चाल का सूट छोड़कर बाकी सब तुरुप',
  'trick.orderLed': 'बाकी सब सूट तुरुप हैं',
  'trick.orderSaid': 'तुरुप पहले पत्ते की ताकत से, फिर सूट से परखे जाते हैं: सबसे नीचे चिड़ी, फिर ईंट, पान, हुकुम',
};
