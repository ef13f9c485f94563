import type { compare as english } from '../en/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof english> = {
  'compare.title': 'आपके पत्ते, दूसरों के हाथ',
  'compare.title.theirs': 'यही पत्ते, दूसरों के हाथ',
  'compare.open': 'तुलना करें',
  'compare.level': 'आपके पत्ते कौन खेले',
  'compare.level.theirs': 'यही पत्ते कौन खेले',
  'compare.working': '{rounds, plural, one {# राउंड में {done} पूरे} other {# राउंड में {done} पूरे}}',
  'compare.failed': 'बाकी राउंड अभी नहीं खेले जा सके।',
  'compare.more':
    '{by, plural, one {{who, select, you {आपके} ours {आपकी टीम के} side {उस टीम के} other {{name} के}} {points} अंक ज़्यादा हैं।} other {{who, select, you {आपके} ours {आपकी टीम के} side {उस टीम के} other {{name} के}} {points} अंक ज़्यादा हैं।}}',
  'compare.fewer':
    '{by, plural, one {{who, select, you {आपके} ours {आपकी टीम के} side {उस टीम के} other {{name} के}} {points} अंक कम हैं।} other {{who, select, you {आपके} ours {आपकी टीम के} side {उस टीम के} other {{name} के}} {points} अंक कम हैं।}}',
  'compare.even':
    '{who, select, you {आपके} ours {आपकी टीम के} side {उस टीम के} other {{name} के}} अंक बराबर हैं।',
  'compare.result': 'बोली {bid}, बने {tricks}',
  'compare.place':
    '{place, selectordinal, =1 {पहला} =2 {दूसरा} =3 {तीसरा} =4 {चौथा} =5 {पाँचवाँ} =6 {छठा} =7 {सातवाँ} =8 {आठवाँ} other {#वाँ}} स्थान',
  'compare.watch': 'यह गेम देखें',
  'compare.note':
    'बाँटे गए पत्ते और बाकी खिलाड़ी वही हैं। उन्हें सिर्फ़ अपने पत्ते और खेले गए पत्ते दिखते हैं, इसलिए दूसरी बोली या दूसरे पत्ते के बाद उनकी चाल बदल सकती है। यह एक ही गेम है, और इसमें किस्मत का भी हाथ है।',
};
