import type { Words } from '../words.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Words<typeof english> = {
  'rules.goal.solo': 'पहले बोलें कि कितने हाथ बनाएँगे, फिर खेलें। ठीक उतने ही बने, तो आपकी बोली बन गई।',
  'rules.goal.partners':
    'पहले बोलें कि कितने हाथ बनाएँगे, फिर खेलें। पार्टनर की बोलियाँ जुड़ती हैं, और दोनों को मिलकर कम से कम उतने हाथ बनाने होते हैं।',

  'rules.table.title': 'खिलाड़ी और पत्ते',
  'rules.players.solo': '{players, plural, other {# खिलाड़ी, सब अपने-अपने लिए।}}',
  'rules.players.partners':
    '{players, plural, other {# खिलाड़ी। पार्टनर आमने-सामने बैठते हैं और उनका स्कोर एक होता है।}}',
  'rules.hands.same':
    '{size, plural, one {हर राउंड में हर खिलाड़ी को # पत्ता।} other {हर राउंड में हर खिलाड़ी को # पत्ते।}}',
  'rules.hands.down-up':
    'हर खिलाड़ी को पहले {high} पत्ते मिलते हैं, फिर हर राउंड में एक-एक घटकर {low} तक, और फिर एक-एक बढ़कर वापस {high} तक।',
  'rules.hands.up-down':
    '{low, plural, one {हर खिलाड़ी को पहले # पत्ता मिलता है} other {हर खिलाड़ी को पहले # पत्ते मिलते हैं}}, फिर हर राउंड में एक-एक बढ़कर {high} तक, और फिर एक-एक घटकर वापस {low} तक।',
  'rules.hands.down': 'हर खिलाड़ी को पहले {high} पत्ते मिलते हैं, फिर हर राउंड में एक-एक घटकर {low} तक।',
  'rules.hands.up':
    '{low, plural, one {हर खिलाड़ी को पहले # पत्ता मिलता है} other {हर खिलाड़ी को पहले # पत्ते मिलते हैं}}, फिर हर राउंड में एक-एक बढ़कर {high} तक।',
  'rules.hands.repeated': '{times, plural, other {{size} पत्तों का राउंड लगातार # बार खेला जाता है।}}',
  'rules.hands.ends':
    '{times, plural, other {{size} पत्तों का राउंड लगातार # बार खेला जाता है, शुरू में और फिर आखिर में।}}',
  'rules.hands.perPlayer': 'यानी जितने खिलाड़ी, उतनी बार।',
  'rules.hands.capped':
    'सबसे बड़ा राउंड {limit} पत्तों का होता, पर {players} खिलाड़ियों में गड्डी से {high} ही बँट सकते हैं।',
  'rules.hands.flip': 'ज़्यादा से ज़्यादा {high} पत्ते, ताकि खोलने के लिए एक पत्ता बचे।',
  'rules.hands.rounds': '{rounds, plural, one {गेम में # राउंड है।} other {गेम में # राउंड हैं।}}',
  'rules.hands.atMost':
    '{rounds, plural, one {गेम में # राउंड है।} other {गेम में ज़्यादा से ज़्यादा # राउंड हैं।}}',
  'rules.hands.again':
    '{rounds, plural, one {यही राउंड बार-बार खेला जाता है, जब तक कोई तय अंकों तक न पहुँचे।} other {इन # राउंड के बाद सब फिर पहले से शुरू होता है, जब तक कोई तय अंकों तक न पहुँचे।}}',
  'rules.hands.sizes': 'हर राउंड में हर खिलाड़ी के पत्ते',
  'rules.hands.deal': 'हर राउंड में अगला डीलर बाएँ वाला खिलाड़ी होता है।',

  'rules.trump.flip':
    'बाँटने के बाद एक पत्ता खोला जाता है: उसका सूट इस राउंड का तुरुप है। वह पत्ता खेल में नहीं आता।',
  'rules.trump.runsOut': 'जब सारे पत्ते बँट जाएँ, तो न कोई पत्ता खुलता है, न तुरुप होता है।',
  'rules.trump.all-dealt': 'सारे पत्ते बँट जाते हैं, इसलिए न कोई पत्ता खुलता है, न तुरुप होता है।',
  'rules.trump.dealers-last':
    'जब सारे पत्ते बँट जाएँ, तो डीलर आखिरी पत्ता सबको दिखाता है: उसका सूट तुरुप होता है। वह डीलर के पास ही रहता है, और खेले जाने तक सबको पता होता है।',
  'rules.trump.dealers-last.example':
    'जैसे, अगर वह हुकुम का इक्का हो, तो हुकुम तुरुप है और सब जानते हैं कि इक्का किसके पास है।',
  'rules.trump.rotate': 'तुरुप हर राउंड में इस क्रम से बदलता है:',
  'rules.trump.rotate.again': 'फिर क्रम शुरू से चलता है।',
  'rules.trump.rotate.example': 'जैसे, राउंड {round} का तुरुप: {trump}।',
  'rules.trump.without':
    '{count, plural, one {राउंड {rounds} बिना तुरुप का है।} other {राउंड {rounds} बिना तुरुप के हैं।}}',
  'rules.trump.without.flip': 'तब कोई पत्ता नहीं खुलता।',
  'rules.trump.without.named': 'तब कोई तुरुप नहीं चुनता।',
  'rules.trump.without.order': 'क्रम रुकता नहीं: हर राउंड में आगे बढ़ता है।',
  'rules.trump.without.again': 'हर बार शुरू से चलने पर वही राउंड बिना तुरुप के होते हैं।',
  'rules.trump.highest-bidder':
    'बोली के बाद सबसे बड़ी बोली वाला तुरुप चुनता है: कोई सूट, या बिना तुरुप। बोलियाँ बराबर हों, तो डीलर के बाएँ से जो पहले बैठा हो, वह।',
  'rules.trump.fixed':
    '{suit, select, C {हर राउंड में चिड़ी तुरुप है।} D {हर राउंड में ईंट तुरुप है।} H {हर राउंड में पान तुरुप है।} other {हर राउंड में हुकुम तुरुप है।}}',
  'rules.trump.none': 'तुरुप नहीं होता।',
  'rules.trump.all-but-led':
    'जो पत्ता पहली चाल के सूट का नहीं, वह तुरुप है। सबसे बड़े पत्ते वाला तुरुप जीतता है; पत्ते बराबर हों, तो सूट देखा जाता है, छोटे से बड़े तक:',
  'rules.trump.broken':
    'तुरुप खुलने तक उसकी पहली चाल नहीं चल सकते: यानी जब तक किसी और सूट पर तुरुप न खेला जाए, या चलने वाले के पास सिर्फ़ तुरुप न बचें।',
  'rules.trump.last': 'तुरुप की पहली चाल वही चल सकता है, जिसके पास सिर्फ़ तुरुप बचे हों।',
  'rules.trump.last.example':
    'जैसे, आपके पास दो तुरुप और एक दूसरा पत्ता हो, तो आपको दूसरा पत्ता ही चलना होगा।',

  'rules.bid.title': 'बोली',
  'rules.bid.in-turn':
    'डीलर के बाएँ से शुरू करके हर कोई एक बार बोलता है, डीलर सबसे आखिर में। बोली 0 से लेकर जितने पत्ते हाथ में हों, उतने तक की हो सकती है।',
  'rules.bid.sealed':
    'हर कोई एक बार छिपाकर बोलता है: 0 से लेकर जितने पत्ते हाथ में हों, उतने तक। फिर सारी बोलियाँ एक साथ खुलती हैं।',
  'rules.bid.nil': '0 की बोली निल कहलाती है: एक भी हाथ न बनाने का वादा।',
  'rules.bid.blindNil': 'ब्लाइंड निल पत्ते देखने से पहले बोला जाता है; कोई भी बोल सकता है।',
  'rules.bid.blindNil.behind':
    '{behind, plural, one {ब्लाइंड निल पत्ते देखने से पहले बोला जाता है, और तभी जब आपकी टीम कम से कम # अंक पीछे हो।} other {ब्लाइंड निल पत्ते देखने से पहले बोला जाता है, और तभी जब आपकी टीम कम से कम # अंक पीछे हो।}}',
  'rules.hook.title': 'बराबरी मना',
  'rules.hook.rule': 'आखिरी बोली से कुल जोड़ हाथों की गिनती के बराबर नहीं होना चाहिए।',
  'rules.hook.effect': 'इसलिए कोई न कोई हमेशा चूकता है।',
  'rules.hook.from':
    '{from, plural, other {यह रोक # या ज़्यादा पत्तों के राउंड में ही है; छोटे राउंड में कोई भी बोली चलती है।}}',
  'rules.hook.example':
    '{handSize, plural, one {जैसे, # हाथ हो और अब तक {others} बोले जा चुके हों, तो आखिरी बोली {forbidden} नहीं हो सकती।} other {जैसे, # हाथ हों और अब तक {others} बोले जा चुके हों, तो आखिरी बोली {forbidden} नहीं हो सकती।}}',
  'rules.zero.title': '0 की बोली',
  'rules.zero.limit':
    '{limit, plural, one {एक बार 0 बोलने के बाद अगले राउंड में 0 नहीं बोल सकते।} other {लगातार # राउंड में 0 बोलने के बाद अगले राउंड में 0 नहीं बोल सकते।}}',
  'rules.zero.waived': 'अगर बराबरी की मनाही से और कोई बोली न बचे, तो 0 चलेगा।',
  'rules.sight.title': 'एक पत्ते के राउंड',
  'rules.sight.forehead':
    'एक-एक पत्ता हो, तो आपको अपना छोड़कर सबका पत्ता दिखता है। आप उसे जाने बिना बोलते हैं और बिना देखे खेलते हैं।',

  'rules.play.title': 'खेल',
  'rules.play.trick': 'हर हाथ में सब एक-एक पत्ता खेलते हैं, घड़ी की दिशा में, और सबसे बड़ा पत्ता हाथ जीतता है।',
  'rules.play.lead': 'पहले हाथ की पहली चाल डीलर के बाएँ वाले की; उसके बाद जो हाथ जीते, अगली चाल उसी की।',
  'rules.play.lead.highest':
    'पहले हाथ की पहली चाल सबसे बड़ी बोली वाले की; बोलियाँ बराबर हों, तो उनमें डीलर के बाएँ से पहले वाले की। उसके बाद जो हाथ जीते, अगली चाल उसी की।',
  'rules.play.lead.example':
    'जैसे, डीलर के बाएँ से बोलियाँ {bids} हों, तो पहली चाल उसकी, जिसने पहले {bid} बोला।',
  'rules.play.follow':
    'पहली चाल का सूट आपके पास हो, तो वही खेलना होगा; नहीं तो कोई भी पत्ता। इक्का सबसे बड़ा है।',
  'rules.play.trump': 'सबसे बड़ा तुरुप हाथ जीतता है; तुरुप न हो, तो पहली चाल के सूट का सबसे बड़ा पत्ता।',
  'rules.deck.ranks': 'खेल में {count} पत्ते हैं: हर सूट में ऊपर इक्का, सबसे छोटा {rank}।',
  'rules.deck.order':
    'खेल में {count} पत्ते हैं। हर सूट में बड़े से छोटे: {ranks}। यानी तिक्की बादशाह को मार देती है।',
  'rules.deck.without': 'खेल में {count} पत्ते हैं। बाहर रखे गए: {cards}।',
  'rules.play.followSuit': 'पहली चाल का सूट आपके पास हो, तो वही खेलना होगा। इक्का सबसे बड़ा है।',
  'rules.play.must-trump': 'वह सूट न हो और तुरुप हो, तो तुरुप ही खेलना होगा, चाहे छोटा हो या बड़ा।',
  'rules.play.must-trump.example':
    'आपके पास पान नहीं है, पर एक छोटा तुरुप है: वही खेलना होगा, चाहे मेज़ पर उससे बड़ा तुरुप पड़ा हो।',
  'rules.play.must-head':
    'हाथ जीता जा सकता हो, तो जीतना होगा: चाल के सूट के बड़े पत्ते से, या वह सूट न हो तो तुरुप से। नहीं तो चाल के सूट का कोई भी पत्ता, और वह सूट न हो तो कोई भी पत्ता।',
  'rules.play.must-head.example': 'K♦ आगे है, और आपके पास A♦ और J♦ हैं: आपको A♦ खेलना होगा।',
  'rules.play.led': 'पहली चाल के सूट का सबसे बड़ा पत्ता हाथ जीतता है।',
  'rules.play.all-but-led':
    'किसी और सूट का पत्ता तुरुप है और हाथ जीतता है; सब उसी सूट में खेलें, तो उसका सबसे बड़ा पत्ता जीतता है।',
  'rules.lesson.winner': '{card}, हाथ जीतने वाला पत्ता',
  'rules.lesson.led': 'पहली चाल पान की थी, इसलिए सबसे बड़ा पान जीतता है; हुकुम का इक्का नहीं।',
  'rules.lesson.trump':
    '{suit, select, C {चिड़ी तुरुप हो, तो चिड़ी की दुक्की भी बाकी सूट के हर पत्ते को मार देती है।} D {ईंट तुरुप हो, तो ईंट की दुक्की भी बाकी सूट के हर पत्ते को मार देती है।} H {पान तुरुप हो, तो पान की दुक्की भी बाकी सूट के हर पत्ते को मार देती है।} other {हुकुम तुरुप हो, तो हुकुम की दुक्की भी बाकी सूट के हर पत्ते को मार देती है।}}',
  'rules.lesson.followed': 'सबने वही सूट खेला: सबसे बड़ी चिड़ी जीतती है।',
  'rules.lesson.one-off': 'दूसरे सूट का अकेला पत्ता हुकुम की दुक्की है, इसलिए वही जीतती है।',
  'rules.lesson.rank-off': 'ईंट की तिक्की हुकुम की दुक्की से बड़ी है।',
  'rules.lesson.suit-off': 'दो तिक्कियाँ: पान ईंट से बड़ा है।',

  'rules.pay.made': 'बोली बनी',
  'rules.pay.missed': 'बोली चूकी',
  'rules.pay.over': 'चूकी, हाथ ज़्यादा',
  'rules.pay.under': 'चूकी, हाथ कम',
  'rules.pay.some-made': '1 या ज़्यादा की बोली बनी',
  'rules.pay.some-missed': '1 या ज़्यादा की बोली चूकी',
  'rules.pay.some-over': '1 या ज़्यादा की बोली, हाथ ज़्यादा',
  'rules.pay.some-under': '1 या ज़्यादा की बोली, हाथ कम',
  'rules.pay.zero-made': '0 की बोली बनी',
  'rules.pay.zero-missed': '0 की बोली चूकी',
  'rules.pay.nothing': 'कोई अंक नहीं',
  'rules.gain.one': '{points, plural, one {# अंक} other {# अंक}}',
  'rules.gain.bid': '{points, plural, one {बोले गए हर हाथ का # अंक} other {बोले गए हर हाथ के # अंक}}',
  'rules.gain.tricks': '{points, plural, one {हर बने हाथ का # अंक} other {हर बने हाथ के # अंक}}',
  'rules.gain.off':
    '{points, plural, one {हर कम या ज़्यादा हाथ का # अंक} other {हर कम या ज़्यादा हाथ के # अंक}}',
  'rules.gain.bidSquared':
    '{points, plural, one {बोले गए हर हाथ का # अंक, गुणा बोली} other {बोले गए हर हाथ के # अंक, गुणा बोली}}',
  'rules.gain.offSquared':
    '{points, plural, one {हर कम या ज़्यादा हाथ का # अंक, गुणा उनकी गिनती} other {हर कम या ज़्यादा हाथ के # अंक, गुणा उनकी गिनती}}',
  'rules.gain.offTriangle':
    '{points, plural, one {पहले कम या ज़्यादा हाथ का # अंक, दूसरे के {second}, तीसरे के {third}, और ऐसे ही आगे} other {पहले कम या ज़्यादा हाथ के # अंक, दूसरे के {second}, तीसरे के {third}, और ऐसे ही आगे}}',
  'rules.gain.handSize':
    '{points, plural, one {आपको मिले हर पत्ते का # अंक} other {आपको मिले हर पत्ते के # अंक}}',
  'rules.loss.one': '{points, plural, one {# अंक की कटौती} other {# अंक की कटौती}}',
  'rules.loss.bid':
    '{points, plural, one {बोले गए हर हाथ पर # अंक की कटौती} other {बोले गए हर हाथ पर # अंक की कटौती}}',
  'rules.loss.tricks':
    '{points, plural, one {हर बने हाथ पर # अंक की कटौती} other {हर बने हाथ पर # अंक की कटौती}}',
  'rules.loss.off':
    '{points, plural, one {हर कम या ज़्यादा हाथ पर # अंक की कटौती} other {हर कम या ज़्यादा हाथ पर # अंक की कटौती}}',
  'rules.loss.bidSquared':
    '{points, plural, one {बोले गए हर हाथ पर # अंक की कटौती, गुणा बोली} other {बोले गए हर हाथ पर # अंक की कटौती, गुणा बोली}}',
  'rules.loss.offSquared':
    '{points, plural, one {हर कम या ज़्यादा हाथ पर # अंक की कटौती, गुणा उनकी गिनती} other {हर कम या ज़्यादा हाथ पर # अंक की कटौती, गुणा उनकी गिनती}}',
  'rules.loss.offTriangle':
    '{points, plural, one {पहले कम या ज़्यादा हाथ पर # अंक की कटौती, दूसरे पर {second}, तीसरे पर {third}, और ऐसे ही आगे} other {पहले कम या ज़्यादा हाथ पर # अंक की कटौती, दूसरे पर {second}, तीसरे पर {third}, और ऐसे ही आगे}}',
  'rules.loss.handSize':
    '{points, plural, one {आपको मिले हर पत्ते पर # अंक की कटौती} other {आपको मिले हर पत्ते पर # अंक की कटौती}}',
  'rules.letters': 'जहाँ',
  'rules.letter.b': 'बोले गए हाथ',
  'rules.letter.t': 'बने हुए हाथ',
  'rules.letter.d': 'कम या ज़्यादा हाथ',
  'rules.letter.n': 'हर खिलाड़ी को मिले पत्ते',
  'rules.example.caption':
    '{cards, plural, one {हर खिलाड़ी को # पत्ता मिलने पर} other {हर खिलाड़ी को # पत्ते मिलने पर}}',
  'rules.example.outcome': 'नतीजा',
  'rules.example.over': '{count, plural, other {# ज़्यादा}}',
  'rules.example.under': '{count, plural, other {# कम}}',
  'rules.streak.gain':
    '{from, plural, one {हर बनी बोली पर {points, plural, one {# अंक और मिलता है} other {# अंक और मिलते हैं}}।} other {लगातार # बोलियाँ बनने पर, उस आखिरी और उसके बाद की हर बनी बोली पर {points, plural, one {# अंक और मिलता है} other {# अंक और मिलते हैं}}, जब तक कोई बोली न चूके।}}',
  'rules.streak.loss':
    '{from, plural, one {हर बनी बोली पर {points, plural, one {# अंक कटता है} other {# अंक कटते हैं}}।} other {लगातार # बोलियाँ बनने पर, उस आखिरी और उसके बाद की हर बनी बोली पर {points, plural, one {# अंक कटता है} other {# अंक कटते हैं}}, जब तक कोई बोली न चूके।}}',
  'rules.streak.example': 'तब {bid} की बनी बोली के {points} मिलते हैं।',
  'rules.streak.made':
    '{every, plural, one {हर बनी बोली पर {points} और।} other {लगातार # बोलियाँ बनने पर हर बार {points} और।}}',
  'rules.streak.missed':
    '{every, plural, one {हर चूकी बोली पर {points} और।} other {लगातार # बोलियाँ चूकने पर हर बार {points} और।}}',
  'rules.streak.example.missed': 'तब 1 से चूकी {bid} की बोली के {points} होते हैं।',

  'rules.side.contract': 'दोनों पार्टनर की बोलियाँ मिलकर उनका कॉन्ट्रैक्ट बनती हैं। उससे ऊपर का हर हाथ बैग है।',
  'rules.side.nil': 'निल के अंक अलग होते हैं। निल टूटे, तो उस खिलाड़ी के हाथ न कॉन्ट्रैक्ट में गिने जाते हैं, न बैग में।',
  'rules.side.bagsKept':
    '{limit, plural, other {बैग हर राउंड में जुड़ते जाते हैं; हर # बैग पूरे होने पर हटते हैं और तालिका के मुताबिक अंक लगते हैं।}}',
  'rules.side.caption': 'टीम के अंक',
  'rules.side.what': 'किस बात के',
  'rules.side.trick.made': 'कॉन्ट्रैक्ट बना: बोले गए हर हाथ के',
  'rules.side.trick.set': 'कॉन्ट्रैक्ट चूका: बोले गए हर हाथ के',
  'rules.side.bag': 'हर बैग के',
  'rules.side.bags': '{limit, plural, one {हर बैग के और} other {हर # बैग पर}}',
  'rules.side.nil.made': 'निल बना',
  'rules.side.nil.failed': 'निल टूटा',
  'rules.side.blind.made': 'ब्लाइंड निल बना',
  'rules.side.blind.failed': 'ब्लाइंड निल टूटा',
  'rules.side.examples': 'उदाहरण',
  'rules.side.example.contract': 'पार्टनर की बोलियाँ {first} और {second}, बने {won} हाथ: {points}।',
  'rules.side.example.bags':
    '{before, plural, =0 {बिना बैग वाले पार्टनर} one {# बैग वाले पार्टनर} other {# बैग वाले पार्टनर}}: बोलियाँ {first} और {second}, बने {won} हाथ: {points}, {after, plural, =0 {और कोई बैग नहीं बचा} one {और # बैग बचा} other {और # बैग बचे}}।',
  'rules.side.example.nil': 'एक पार्टनर निल बोलकर {own} बनाता है, दूसरा {bid} बोलकर {won}: {points}।',

  'rules.end.title': 'गेम का अंत',
  'rules.end.high': 'आखिरी राउंड के बाद सबसे ज़्यादा कुल अंक वाला जीतता है। ऊपर बराबरी हो, तो जीत साझा।',
  'rules.end.low': 'आखिरी राउंड के बाद सबसे कम कुल अंक वाला जीतता है। बराबरी हो, तो जीत साझा।',
  'rules.end.target':
    'गेम उस राउंड के बाद खत्म होता है, जिसमें एक टीम {target} या ज़्यादा {count, plural, one {अंक} other {अंक}} लेकर आगे हो: वही टीम जीतती है।',
  'rules.end.target.late':
    '{rounds, plural, one {नहीं तो # राउंड के बाद खत्म: ज़्यादा कुल अंक वाली टीम जीतती है, बराबरी में जीत साझा।} other {नहीं तो # राउंड के बाद खत्म: ज़्यादा कुल अंक वाली टीम जीतती है, बराबरी में जीत साझा।}}',
  'rules.end.solo.high':
    'गेम उस पहले राउंड के बाद खत्म होता है, जिसमें किसी के {target} या ज़्यादा {count, plural, one {अंक} other {अंक}} हो जाएँ। सबसे ज़्यादा कुल अंक वाला जीतता है; ऊपर बराबरी हो, तो जीत साझा।',
  'rules.end.solo.low':
    'गेम उस पहले राउंड के बाद खत्म होता है, जिसमें किसी के {target} या ज़्यादा {count, plural, one {अंक} other {अंक}} हो जाएँ। सबसे कम कुल अंक वाला जीतता है; बराबरी हो, तो जीत साझा।',
  'rules.end.solo.example': 'जैसे, कुल अंक {totals} होने पर गेम खत्म: {winner} वाले की जीत।',
  'rules.end.solo.late':
    'गेम ज़्यादा से ज़्यादा राउंड {rounds} तक चलता है: तब भी सबसे अच्छे कुल अंक वाला जीतता है।',

  'rules.problem.players': 'खेल के लिए {min} से {max} खिलाड़ी चाहिए।',
  'rules.problem.eight-each-players':
    'एक गड्डी से आठ-आठ पत्ते बाँटने हों, तो {min} से {max} खिलाड़ी खेल सकते हैं।',
  'rules.problem.jokers-out-of-range': 'हर तरह के जोकर 0 से {max} तक हो सकते हैं।',
  'rules.problem.partners-need-four': 'पार्टनर के लिए ठीक चार खिलाड़ी चाहिए।',
  'rules.problem.low-out-of-range':
    '{max, plural, one {सबसे छोटे राउंड में # पत्ता होना चाहिए।} other {सबसे छोटे राउंड में 1 से # पत्ते होने चाहिए।}}',
  'rules.problem.high-out-of-range':
    '{max, plural, one {सबसे बड़े राउंड में # पत्ता होना चाहिए।} other {सबसे बड़े राउंड में 1 से # पत्ते होने चाहिए: इतने खिलाड़ियों में गड्डी से ज़्यादा नहीं बँट सकते।}}',
  'rules.problem.low-above-high':
    '{high, plural, one {सबसे छोटे राउंड में सबसे बड़े से ज़्यादा पत्ते नहीं हो सकते, और उसमें # पत्ता है।} other {सबसे छोटे राउंड में सबसे बड़े से ज़्यादा पत्ते नहीं हो सकते, और उसमें # पत्ते हैं।}}',
  'rules.problem.turns-out-of-range': 'एक राउंड लगातार 1 से {max} बार खेला जा सकता है।',
  'rules.problem.ends-out-of-range': 'पहला और आखिरी राउंड लगातार 1 से {max} बार खेले जा सकते हैं।',
  'rules.problem.zero-limit-out-of-range': 'लगातार 0 बोलने की हद 1 से {max} राउंड होनी चाहिए।',
  'rules.problem.hook-from-out-of-range': 'बराबरी की मनाही 1 से {max} पत्तों से शुरू हो सकती है।',
  'rules.problem.trump-list-length': 'तुरुप के क्रम में 1 से {max} नाम हो सकते हैं।',
  'rules.problem.no-trump-round-out-of-range':
    'बिना तुरुप के राउंड 1 से {max} तक गिने जाते हैं, शुरू से या आखिर से।',
  'rules.problem.no-trump-rounds-need-suits':
    'पहली चाल का सूट छोड़कर सब तुरुप हों, तो कोई राउंड बिना तुरुप का नहीं हो सकता।',
  'rules.problem.duty-needs-suits':
    'पहली चाल का सूट छोड़कर सब तुरुप हों, तो काटना या मारना ज़रूरी नहीं रखा जा सकता।',
  'rules.problem.partnership-needs-partners': 'यह स्कोरिंग पार्टनर वाले खेल के लिए है।',
  'rules.problem.partners-need-partnership': 'पार्टनर के लिए टीम की स्कोरिंग चाहिए।',
  'rules.problem.partnership-hides-nothing':
    'पार्टनर बारी-बारी बोलते हैं और अपने पत्ते देखते हैं: टीम की स्कोरिंग में न बंद बोली चलती है, न अनदेखे पत्ते।',
  'rules.problem.number-out-of-range':
    'स्कोरिंग की कोई संख्या नहीं चल सकती। अंक −{max, number} से {max, number} तक की पूरी संख्याएँ हैं; जो गिना जाता है (बैग, लगातार बनी बोलियाँ), वह 1 से शुरू होता है, और हाथों के या पीछे होने के अंक 0 से।',
  'rules.problem.target-out-of-range': 'लक्ष्य −{max, number} से {max, number} तक की पूरी संख्या है।',

  'rules.refused.not-a-link': 'इस लिंक में नियम नहीं हैं।',
  'rules.refused.damaged': 'यह लिंक खराब है: रास्ते में कुछ खो गया या बदल गया। लिंक फिर से मँगाएँ।',
  'rules.refused.newer-version': 'ये नियम गेम के नए वर्शन के हैं। अपडेट के लिए पेज फिर से लोड करें।',
  'rules.refused.not-a-rules-file': 'यह Oh Hell! के नियमों की फ़ाइल नहीं है।',
  'rules.refused.too-large': 'यह फ़ाइल बहुत बड़ी है: नियम ज़्यादा से ज़्यादा {max} kB के होते हैं।',
  'rules.refused.impossible': 'इन नियमों से नहीं खेला जा सकता:',
};
