import type { Translation } from '../translation.ts';
import type { share as english } from '../en/share.ts';

export const share: Translation<typeof english> = {
  'result.title': 'यह गेम शेयर करें',
  'result.name': 'आपका नाम (चाहें तो)',
  'result.form': 'नतीजा',
  'result.form.symbols': 'निशानों में',
  'result.form.words': 'शब्दों में',
  'result.places': 'नीचे: राउंड के बाद स्थान',
  'result.made': 'बनी',
  'result.over': 'ज़्यादा',
  'result.under': 'कम',
  'result.head.game': 'Oh Hell! एक गेम: {game}',
  'result.head.daily': 'Oh Hell! रोज़ का गेम, {date}',
  'result.score':
    '{sides} में {place, selectordinal, =1 {पहला} =2 {दूसरा} =3 {तीसरा} =4 {चौथा} =5 {पाँचवाँ} =6 {छठा} =7 {सातवाँ} =8 {आठवाँ} other {#वाँ}} स्थान, {count, plural, one {{points} अंक} other {{points} अंक}}, {rounds, plural, one {# में से {made} बोली बनी} other {# में से {made} बोलियाँ बनीं}}',
  'result.expert': 'माहिर: {count, plural, one {{points} अंक} other {{points} अंक}}',
  'result.round.made':
    'राउंड {round}, {cards, plural, one {# पत्ता} other {# पत्ते}}: बोली {bid}, बने {tricks}, बोली बनी। {total} पर {place, selectordinal, =1 {पहला} =2 {दूसरा} =3 {तीसरा} =4 {चौथा} =5 {पाँचवाँ} =6 {छठा} =7 {सातवाँ} =8 {आठवाँ} other {#वाँ}} स्थान।',
  'result.round.over':
    'राउंड {round}, {cards, plural, one {# पत्ता} other {# पत्ते}}: बोली {bid}, बने {tricks}, ज़्यादा। {total} पर {place, selectordinal, =1 {पहला} =2 {दूसरा} =3 {तीसरा} =4 {चौथा} =5 {पाँचवाँ} =6 {छठा} =7 {सातवाँ} =8 {आठवाँ} other {#वाँ}} स्थान।',
  'result.round.under':
    'राउंड {round}, {cards, plural, one {# पत्ता} other {# पत्ते}}: बोली {bid}, बने {tricks}, कम। {total} पर {place, selectordinal, =1 {पहला} =2 {दूसरा} =3 {तीसरा} =4 {चौथा} =5 {पाँचवाँ} =6 {छठा} =7 {सातवाँ} =8 {आठवाँ} other {#वाँ}} स्थान।',
  'result.caption': 'राउंड दर राउंड',
  'result.copy': 'नतीजा कॉपी करें',
  'result.send': 'नतीजा भेजें',
  'result.watch.title': 'पूरा गेम',
  'result.watch.text': 'जो भी यह लिंक खोले, वह पत्ता दर पत्ता पूरा गेम देख सकता है।',
  'result.deal.title': 'वही पत्ते',
  'result.deal.text':
    'जो भी यह लिंक खोले, वह आपकी जगह से आपके ही पत्ते, उन्हीं विरोधियों के सामने खेलता है और आपके स्कोर को हराने की कोशिश करता है। आपके पत्ते दिखाए नहीं जाते।',
  'result.link.copy': 'लिंक कॉपी करें',
  'result.link.send': 'लिंक भेजें',
  'copy.done': 'कॉपी हो गया।',
  'copy.failed': 'कॉपी नहीं हुआ। चुनकर खुद कॉपी करें।',
  'guest.friend': 'आपके दोस्त',
  'guest.title.game': '{name} ने आपसे एक गेम शेयर किया',
  'guest.title.deal': '{name} की चुनौती',
  'guest.deal':
    'इन पत्तों पर {name} को {count, plural, one {{points} अंक} other {{points} अंक}} और {sides} में {place, selectordinal, =1 {पहला} =2 {दूसरा} =3 {तीसरा} =4 {चौथा} =5 {पाँचवाँ} =6 {छठा} =7 {सातवाँ} =8 {आठवाँ} other {#वाँ}} स्थान मिला। क्या आपसे इससे अच्छा होगा?',
  'guest.aided': 'मदद से खेला गया: हिंट, चाल वापस या अपने-आप पूरा।',
  'guest.play': 'ये पत्ते खेलें',
  'guest.watch': 'गेम देखें',
  'guest.reading': 'लिंक पढ़ा जा रहा है…',
  'guest.refused.not-a-link': 'यह Oh Hell! के गेम का लिंक नहीं है।',
  'guest.refused.damaged':
    'यह लिंक अधूरा है या बदल गया है, इसलिए गेम पढ़ा नहीं जा सकता। लिंक फिर से मँगाएँ। आपके अपने गेम सुरक्षित हैं।',
  'guest.refused.newer-version':
    'यह लिंक गेम के नए वर्शन का है। अपडेट के लिए पेज फिर से लोड करें, फिर इसे खोलें।',
  'challenge.better': 'आपने {name} को हराया: आपके {own}, उनके {theirs}।',
  'challenge.level': 'आप और {name} {own} पर बराबर हैं।',
  'challenge.worse': '{name} ने आपको हराया: उनके {theirs}, आपके {own}।',
  'challenge.watch': 'देखें, {name} ने कैसे खेला',
  'over.share': 'शेयर करें',
};
