import type { Translation } from '../translation.ts';
import type { advice as english } from '../en/advice.ts';

export const advice: Translation<typeof english> = {
  'hint.button': 'हिंट',
  'hint.close': 'हिंट बंद करें',
  'hint.thinking': 'एक पल…',
  'hint.why': 'क्यों?',
  'hint.failed': 'इस बार हिंट नहीं मिला।',
  'hint.forced':
    '{kind, select, bid {बोली सिर्फ़ {choice} हो सकती है।} trump {सिर्फ़ यह चुना जा सकता है: {choice}।} other {चाल सिर्फ़ {choice} हो सकती है।}}',
  'hint.nothing': 'इस फ़ैसले के लिए हिंट नहीं है।',
  'hint.noTrump': 'बिना तुरुप',
  'hint.table': 'किस विकल्प से क्या मिलेगा',
  'hint.choice': 'विकल्प',
  'hint.make': 'बनने का चांस',
  'hint.few': 'हाथ कम',
  'hint.many': 'हाथ ज़्यादा',
  'hint.misses': 'न बने तो: हाथ कम {few}, हाथ ज़्यादा {many}।',
  'hint.make.short': 'चांस, %',
  'hint.points': 'अनुमानित अंक',
  'hint.cost':
    '{scope, select, bags {विरोधियों के अंक और बैग गिनकर सबसे अच्छे के मुकाबले नुकसान} points {बाकियों के अंक गिनकर सबसे अच्छे के मुकाबले नुकसान} other {सबसे अच्छे के मुकाबले नुकसान}}',
  'hint.isBest': '{choice}, सबसे अच्छा',
  'hint.isTied': '{choice}, सबसे अच्छों में',
  'hint.under': '{percent} से कम',
  'hint.over': '{percent} से ज़्यादा',
  'hint.less': '<{figure}',
  'hint.more': '>{figure}',
  'hint.mark': 'बोली बनने का चांस {chance}, अनुमानित अंक {points}',
  'hint.opponent': '{name} की बोली बनने का चांस',
  'hint.mark.opponent': '{name} की बोली बनने का चांस: {chance}',
  'hint.mark.best': 'सबसे अच्छा: बोली बनने का चांस {chance}, अनुमानित अंक {points}',
  'hint.mark.tied': 'सबसे अच्छों में: बोली बनने का चांस {chance}, अनुमानित अंक {points}',

  'hint.say.bid':
    '{verdict, select, clear {{choice} बोलें: बनने का चांस {chance}।} probable {शायद {choice}: बनने का चांस {chance}।} close {{choice} ज़रा बेहतर: बनने का चांस {chance}, पर फ़र्क मामूली है।} only {कोई भी बोली चलेगी: बनने का चांस {chance}।} tie {बराबर के: {choices}, बनने का चांस {chance}।} other {सब बराबर हैं, जैसे {choice}: बनने का चांस {chance}।}}',
  'hint.say.trump':
    '{verdict, select, clear {{choice} चुनें: बोली बनने का चांस {chance}।} probable {शायद {choice}: बोली बनने का चांस {chance}।} close {{choice} ज़रा बेहतर: बोली बनने का चांस {chance}, पर फ़र्क मामूली है।} only {कोई भी तुरुप चलेगा: बोली बनने का चांस {chance}।} tie {बराबर के: {choices}, बोली बनने का चांस {chance}।} other {सब बराबर हैं, जैसे {choice}: बोली बनने का चांस {chance}।}}',
  'hint.say.card':
    '{verdict, select, clear {{choice} खेलें: बोली बनने का चांस {chance}।} probable {शायद {choice}: बोली बनने का चांस {chance}।} close {{choice} ज़रा बेहतर: बोली बनने का चांस {chance}, पर फ़र्क मामूली है।} only {कोई भी पत्ता चलेगा: बोली बनने का चांस {chance}।} tie {बराबर के: {choices}, बोली बनने का चांस {chance}।} other {सब बराबर हैं, जैसे {choice}: बोली बनने का चांस {chance}।}}',
  'hint.say.lost':
    '{verdict, select, clear {{choice} खेलें।} probable {शायद {choice}।} close {{choice} ज़रा बेहतर, पर फ़र्क मामूली है।} only {कोई भी पत्ता चलेगा।} tie {बराबर के: {choices}।} other {सब बराबर हैं, जैसे {choice}।}}',
  'hint.nearly': 'लगभग उतना ही अच्छा: {other}।',
  'hint.certain': 'यह तय है, पत्ते चाहे जिसके पास हों।',
  'hint.others': 'इससे आपका कम और बाकियों का ज़्यादा नुकसान है।',
  'hint.hinders': 'इससे बाकियों को कम मिलेगा।',
  'cost.parts':
    '{who, select, you {{how, select, both {इसमें {own} आपके अपने अंक हैं और {others} बाकियों के औसत फ़ायदे का आधा।} less {इसमें {own} आपके अपने अंक हैं, जिनमें से {others} घटते हैं: बाकियों के औसत नुकसान का आधा।} more {बाकियों के औसत फ़ायदे का आधा {others} है, जिसमें से आपका फ़ायदा {own} घटता है।} other {यह बाकियों के औसत फ़ायदे का आधा है।}}} other {{how, select, both {इसमें {own} खिलाड़ी के अंक हैं और {others} बाकियों के औसत फ़ायदे का आधा।} less {इसमें {own} खिलाड़ी के अंक हैं, जिनमें से {others} घटते हैं: बाकियों के औसत नुकसान का आधा।} more {बाकियों के औसत फ़ायदे का आधा {others} है, जिसमें से खिलाड़ी का फ़ायदा {own} घटता है।} other {यह बाकियों के औसत फ़ायदे का आधा है।}}}}',
  'hint.net':
    '{scope, select, bags {विरोधियों के अंक और फ़ालतू हाथ (बैग)} other {बाकियों के अंक}} गिनें तो {other} चुनने पर करीब {count, plural, one {{points} अंक} other {{points} अंक}} का नुकसान है।',
  'hint.hook':
    '{drawback, select, chance {{forbidden} बोलना मना है, और {other} बनने का चांस कम है: {chance}।} pay {{forbidden} बोलना मना है, और {other} से कम अंक मिलते हैं।} other {{forbidden} बोलना मना है।}}',
  'hint.contrast.over':
    '{never, select, yes {{other} चुनने पर हाथ ज़्यादा होने का चांस {chance} है।} other {{other} चुनने पर हाथ ज़्यादा होने का चांस बढ़ता है: {best} की जगह {chance}।}}',
  'hint.contrast.short':
    '{never, select, yes {{other} चुनने पर हाथ कम पड़ने का चांस {chance} है।} other {{other} चुनने पर हाथ कम पड़ने का चांस बढ़ता है: {best} की जगह {chance}।}}',
  'hint.contrast.make': '{other} चुनने पर बोली बनने का चांस घटता है: {best} की जगह {chance}।',
  'hint.contrast.pay': '{other} चुनने पर अनुमानित अंक {best} की जगह {points} हैं।',
  'hint.contrast.naming': '{other} बोलने पर तुरुप चुनने का मौका कम मिलता है।',
  'hint.contrast.against':
    '{other} चुनने पर {name} की बोली बनने का चांस बढ़ता है: {best} की जगह {chance}।',
  'hint.contrast.bid':
    '{how, select, less {{other} बनने का चांस कम है: {best} की जगह {chance}।} other {{other} बनने का चांस {chance} है, पर अंक कम मिलते हैं।}}',
  'hint.because': '{claim}: {why}।',
  'hint.claim':
    '{drawback, select, over {{other} चुनने पर हाथ ज़्यादा होने का चांस बढ़ता है} nil {{other} चुनने पर निल टूटने का चांस बढ़ता है} short {{other} चुनने पर हाथ कम पड़ने का चांस बढ़ता है} theirs {{other} चुनने पर दूसरी टीम का कॉन्ट्रैक्ट बनने का चांस बढ़ता है} other {{other} चुनने पर अंक कम मिलते हैं}}',
  'hint.why.now': '{high} चुनने पर यह हाथ बनने का चांस {chance} है, {low} चुनने पर {less}',
  'hint.why.later': '{high} बचाने पर बाद में हाथ बनने का चांस {chance} है, {low} बचाने पर {less}',
  'hint.why.own':
    '{odds, select, never {{card} अभी खेलने पर यह हाथ नहीं बन सकता, पर बचाने पर बाद में कोई हाथ बनने का चांस {later} है} sure {{card} अभी खेलने पर यह हाथ पक्का बनता है, बचाने पर बाद में कोई हाथ बनने का चांस {later} है} other {{card} अभी खेलने पर यह हाथ बनने का चांस {now} है, बचाने पर बाद में कोई हाथ बनने का {later}}}',
  'hint.why.rest': 'तब {card} खेलने पर हाथ बनने का चांस {best} की जगह {chance} है',
  'hint.why.suits': 'तब {suits} में औसतन {best} की जगह {count} हाथ मिलते हैं',
  'hint.why.higher': 'ऊँचा पत्ता बचाने पर बाद में हाथ बनने का चांस ज़्यादा है',
  'hint.why.points': 'अनुमानित अंक {best} की जगह {points}',

  'hint.needs':
    '{tricks, plural, =0 {आपके हाथ पूरे हैं: अब एक भी न लें।} one {बचे {of} हाथों में से आपको # और चाहिए।} other {बचे {of} हाथों में से आपको # और चाहिए।}}',
  'hint.needs.all': '{of, plural, one {आपको आखिरी हाथ चाहिए।} other {आपको बचे हुए सभी # हाथ चाहिए।}}',
  'hint.needs.lost': 'आपकी बोली डूब गई है: अब बाकियों का खेल बिगाड़ें।',
  'hint.sunk-by':
    '{tricks, plural, one {{cards}: एक हाथ तो बनकर रहेगा, आपकी बोली डूब गई है।} other {{cards}: # हाथ तो बनकर रहेंगे, आपकी बोली डूब गई है।}}',
  'hint.hopeless': 'कुछ भी चुनें, बोली का डूबना लगभग तय है।',

  'hint.sure': '{count, plural, one {पक्का हाथ: {cards}} other {# पक्के हाथ: {cards}}}',
  'hint.likely': 'लगभग पक्का: {cards}',
  'hint.probable':
    '{count, plural, one {शायद हाथ बन जाए: {cards}} other {शायद एक-एक हाथ बन जाए: {cards}}}',
  'hint.even': '50-50: {cards}',
  'hint.join': '{first}; {second}',
  'hint.tricks': '{parts}।',
  'hint.toward':
    '{count, plural, one {{bid} तक पहुँचाने वाला: {cards}} other {{bid} तक पहुँचाने वाले: {cards}}}',
  'hint.asTrump': '{card} (तुरुप होने से)',
  'hint.nothing-likely': 'आपके किसी पत्ते से हाथ बनने की उम्मीद कम है।',
  'hint.nothing-likely.one': 'आपके पत्ते से हाथ बनने की उम्मीद कम है।',
  'hint.danger': 'बेवजह हाथ बनने का खतरा: {cards}।',
  'hint.only-if-led': 'आपका पत्ता तभी जीतेगा, जब पहली चाल उसी सूट के छोटे पत्ते की हो।',
  'hint.void': 'तुरुप से काटे जा सकते हैं: {suits}।',
  'hint.no-trumps': 'आपके पास कोई तुरुप नहीं है।',
  'hint.discards': 'इन पर पत्ता फेंका जा सकता है: {suits}।',
  'hint.naming': '{trump} चुनने पर',
  'hint.bids-for': 'बाकी सब आपका पत्ता देख सकते हैं, और उनकी बोलियों से लगता है कि पत्ता तगड़ा है।',
  'hint.bids-against': 'बाकी सब आपका पत्ता देख सकते हैं, और उनकी बोलियों से लगता है कि पत्ता कमज़ोर है।',
  'hint.forehead':
    '{wins, plural, =0 {आपके {of} मुमकिन पत्तों में से कोई भी यह हाथ नहीं जीतता।} one {आपके {of} मुमकिन पत्तों में से # यह हाथ जीतता है।} other {आपके {of} मुमकिन पत्तों में से # यह हाथ जीतते हैं।}}',

  'hint.fact.wins': 'इससे यह हाथ पक्का बनेगा।',
  'hint.fact.loses': 'इससे यह हाथ नहीं बन सकता।',
  'hint.fact.fulfills': 'इससे आपका आखिरी ज़रूरी हाथ बन जाएगा।',
  'hint.fact.overshoots': 'इससे एक हाथ ज़्यादा हो जाएगा।',
  'hint.fact.one-too-many':
    '{tricks, plural, one {{cards}: एक हाथ तो बनेगा ही, यह ज़्यादा हो जाएगा।} other {{cards}: # हाथ तो बनेंगे ही, यह ज़्यादा हो जाएगा।}}',
  'hint.fact.falls-short': 'इससे आपकी बोली डूब जाएगी।',
  'hint.fact.ruff': 'यानी तुरुप से काटना।',
  'hint.fact.overruff': 'यानी बड़े तुरुप से काटना।',
  'hint.fact.underruff': 'बड़े तुरुप के नीचे आपका एक तुरुप निकल जाएगा।',
  'hint.fact.discard': 'यानी इसे फेंक देना।',
  'hint.fact.duck': 'यानी यह हाथ जाने देना।',
  'hint.fact.unload': 'वह पत्ता निकल जाएगा, जिसे बाद में उसके सूट का कोई पत्ता नहीं मार पाता।',
  'hint.dangerous-discard': 'बेवजह हाथ बनने का सबसे ज़्यादा डर इसी पत्ते से है।',
  'hint.fact.lowest-winner': 'पक्का जीतने वाले पत्तों में यह सबसे छोटा है।',
  'hint.fact.highest-loser': 'पक्का हारने वाले पत्तों में यह सबसे बड़ा है।',
  'hint.fact.lowest-loser': 'आपके किसी पत्ते से यह हाथ नहीं बन सकता; यह सबसे छोटा है।',
  'hint.fact.puts-over': '{name} का एक हाथ ज़्यादा हो जाएगा।',
  'hint.fact.denies': 'इससे {name} की बोली डूब जाएगी।',
  'hint.fact.beaten-by': 'बड़े पत्ते, जो अभी नहीं निकले: {cards}।',
  'hint.fact.ahead': 'फ़िलहाल यही आगे है; बड़े पत्ते, जो अभी नहीं निकले: {cards}।',
  'hint.fact.ahead.out': 'फ़िलहाल यही आगे है; {above} बड़े पत्ते अभी नहीं निकले।',
  'hint.fact.ahead.lowest':
    'आपका हर पत्ता इसे मार सकता है: {leading}। पिटने का चांस सबसे ज़्यादा: {lowest}।',
  'hint.fact.out':
    '{card}: इसी सूट में अभी नहीं निकले, {above} बड़े, {below, plural, =0 {छोटा कोई नहीं} one {# छोटा} other {# छोटे}}।',
  'hint.fact.out.each':
    '{above, plural, one {हर एक से बड़ा उसी सूट का एक पत्ता अभी नहीं निकला।} other {हर एक से बड़े उसी सूट के कम से कम # पत्ते अभी नहीं निकले।}}',
  'hint.fact.wins.each': 'इनमें से हर एक से यह हाथ पक्का बनेगा।',
  'hint.fact.loses.each': 'इनमें से किसी से यह हाथ नहीं बन सकता।',
  'hint.fact.only-ruff.each': 'इनमें से हर एक को सिर्फ़ तुरुप मार सकता है।',
  'hint.fact.alike': 'इनमें से कोई भी खेलें, नतीजा लगभग एक ही है।',
  'hint.fact.either': 'बड़ा खेलें या छोटा, खास फ़र्क नहीं पड़ता।',
  'hint.fact.keeps': 'बाद के लिए बचत: {cards}।',
  'hint.fact.voids': 'इसके बाद आपके पास {suit} का कोई पत्ता नहीं बचेगा।',
  'hint.fact.only-ruff': 'इसे सिर्फ़ तुरुप मार सकता है।',
  'hint.fact.only-overruff': 'इसे सिर्फ़ बड़ा तुरुप मार सकता है।',
  'hint.fact.only-joker': 'इसे सिर्फ़ बड़ा जोकर मार सकता है।',
  'hint.fact.ruff-by':
    '{count, plural, one {इसे सिर्फ़ तुरुप मार सकता है; {names} के पास यह सूट नहीं है।} other {इसे सिर्फ़ तुरुप मार सकता है; {names} के पास यह सूट नहीं है।}}',
  'hint.fact.may-ruff':
    '{count, plural, one {{names} के पास यह सूट नहीं है, तुरुप से कट सकता है।} other {{names} के पास यह सूट नहीं है, तुरुप से कट सकता है।}}',

  'learn.tally': 'सबसे अच्छा फ़ैसला: {count} में से {found} बार',
  'learn.ask.title': 'पक्का?',
  'learn.ask.text':
    '{choice} चुनने पर करीब {points, plural, one {# अंक} other {# अंक}} का नुकसान है। बेहतर: {best}।',
  'learn.ask.anyway': 'फिर भी करें',
  'learn.ask.back': 'दोबारा सोचें',

  'settings.group.learning': 'सीखना',
  'settings.learning': 'सीखने का मोड',
  'settings.learning.hint':
    'हर फ़ैसले पर हिंट दिखाता है और गिनता है कि आपने कितनी बार सबसे अच्छा विकल्प चुना। ये गेम आँकड़ों में नहीं जुड़ते।',
  'settings.askBefore': 'महँगी गलती से पहले पूछें',
  'settings.askBefore.hint':
    'सिर्फ़ सीखने के मोड में, और तभी जब साफ़ तौर पर अंकों का नुकसान हो। गिनती आम स्कोरिंग (10 + बोली) के अंकों में; जहाँ राउंड के अंक ज़्यादा हों, वहाँ उसी हिसाब से।',
  'askBefore.never': 'कभी नहीं',
  'askBefore.points': '{points, plural, one {# या ज़्यादा अंक} other {# या ज़्यादा अंक}}',
};
