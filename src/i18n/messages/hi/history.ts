import type { Translation } from '../translation.ts';
import type { history as english } from '../en/history.ts';

export const history: Translation<typeof english> = {
  'history.title': 'आपके गेम',
  'history.none': 'आपका हर पूरा हुआ गेम यहाँ रखा जाता है।',
  'history.finished': 'पूरे हुए गेम',
  'history.failed': 'इस डिवाइस के गेम अभी पढ़े नहीं जा सकते।',
  'history.statistics': 'आँकड़े',
  'history.games': 'गेम',
  'history.wins': 'जीते हुए गेम',
  'history.averageFinish': 'औसत स्थान',
  'history.undated': 'तारीख पता नहीं',
  'history.table': '{when} · {players} खिलाड़ी · {levels}',
  'history.game': '{name}, {when}',
  'history.place':
    '{sides} में {place, selectordinal, =1 {पहला} =2 {दूसरा} =3 {तीसरा} =4 {चौथा} =5 {पाँचवाँ} =6 {छठा} =7 {सातवाँ} =8 {आठवाँ} other {#वाँ}} स्थान, {count, plural, one {{points} अंक} other {{points} अंक}}',
  'history.made': '{rounds, plural, one {# में से {made} बोली बनी} other {# में से {made} बोलियाँ बनीं}}',
  'history.review': 'रिव्यू करें: {name}, {when}',
  'history.share': 'शेयर करें: {name}, {when}',
  'history.older': 'पुराने गेम दिखाएँ',
  'history.delete': 'मिटाएँ: {name}, {when}',
  'history.deleted': 'गेम मिटा दिया गया।',
  'history.unreadable':
    '{count, plural, one {# और गेम इस वर्शन में पढ़ा नहीं जा सकता। वह फिर भी रखा हुआ है।} other {# और गेम इस वर्शन में पढ़े नहीं जा सकते। वे फिर भी रखे हुए हैं।}}',
  'history.save': 'फ़ाइल में सेव करें',
  'history.open': 'फ़ाइल से जोड़ें',
  'history.opened': '{added, plural, one {# गेम जोड़ा गया।} other {# गेम जोड़े गए।}}',
  'history.opened.none': 'इस फ़ाइल में कुछ नया नहीं है।',
  'history.opened.known': '{known, plural, one {# पहले से यहाँ था।} other {# पहले से यहाँ थे।}}',
  'history.opened.refused': '{refused, plural, one {# पढ़ा नहीं जा सका।} other {# पढ़े नहीं जा सके।}}',
  'history.refused.unreadable': 'यह फ़ाइल अभी खोली नहीं जा सकती। इसे फिर से चुनें।',
  'history.refused.too-large':
    'यह फ़ाइल एक बार में पढ़ने के लिए बहुत बड़ी है (32 MB से ज़्यादा)। अगर इसे गेम के पुराने वर्शन ने सेव किया था, तो वहाँ अपडेट करके सब कुछ फिर से सेव करें।',
  'history.refused.not-a-games-file': 'यह Oh Hell! के गेम की फ़ाइल नहीं है।',
  'history.refused.damaged':
    'यह फ़ाइल अधूरी है या बदल गई है, इसलिए पढ़ी नहीं जा सकती। इस डिवाइस के गेम सुरक्षित हैं।',
  'history.refused.newer-version': 'यह फ़ाइल गेम के नए वर्शन की है। अपडेट के लिए पेज फिर से लोड करें।',
};
