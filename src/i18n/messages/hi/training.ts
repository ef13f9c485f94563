import type { Translation } from '../translation.ts';
import type { training as english } from '../en/training.ts';

export const training: Translation<typeof english> = {
  'training.title': 'ट्रेनिंग',
  'training.intro':
    'इसी डिवाइस पर बनती नई-नई स्थितियाँ, हर एक में एक साफ़ सबसे अच्छा जवाब। सिर्फ़ आपका पहला जवाब गिना जाता है।',
  'training.subject': 'विषय',
  'training.subject.any': 'सभी विषय',
  'training.game.any': 'कोई भी गेम',
  'training.grade': 'कठिनाई',
  'training.grade.fitting': 'मेरी रेटिंग के अनुसार',
  'training.start': 'पाँच मिनट ट्रेनिंग करें',
  'training.due':
    '{count, plural, one {पहले ट्रेनिंग में चूकी हुई # स्थिति आएगी।} other {पहले ट्रेनिंग में चूकी हुई # स्थितियाँ आएँगी।}}',
  'training.rating': 'ट्रेनिंग रेटिंग',
  'training.rating.hint': 'तुलना के लिए: {levels}।',
  'training.rating.level': '{level} {rating}',
  'training.answered': 'पहली बार में सही',
  'training.answered.value': '{count} में से {right}',
  'training.puzzle': 'आज की पहेली',
  'training.puzzle.about': 'हर दिन एक स्थिति, सबके लिए वही।',
  'training.puzzle.open': 'आज की पहेली हल करें',
  'training.puzzle.again': 'आज की पहेली फिर देखें',
  'training.puzzle.right': 'आज हल हुई',
  'training.puzzle.wrong': 'आज चूक गई',
  'training.making': 'स्थिति खोजी जा रही है…',
  'training.failed': 'कोई स्थिति नहीं बन सकी। अपना कनेक्शन जाँचें, या कोई और विषय या गेम चुनें।',
  'training.left': '{time} बाकी',
  'training.over': 'समय पूरा हुआ',
  'training.tally': '{count} में से {right} सही',
  'training.rated': 'रेटिंग {rating} ({change})',
  'training.finish': 'नतीजा देखें',
  'training.end.none': 'आपने किसी स्थिति का जवाब नहीं दिया।',
  'training.end.about': '{count} में से {right} पहली बार में सही।',
  'training.end.missed':
    '{count, plural, one {चूकी हुई # स्थिति फिर आएगी।} other {चूकी हुई # स्थितियाँ फिर आएँगी।}}',
  'training.end.subjects': 'विषय के अनुसार',
  'training.again': 'और पाँच मिनट',
  'training.weakness': 'आपका सबसे ज़्यादा नुकसान यहाँ: {what}',
  'training.weakness.about':
    '{count, plural, one {# फ़ैसले} other {# फ़ैसलों}} में माहिर से {points} अंक ज़्यादा का नुकसान।',
  'training.weakness.train': 'इसका अभ्यास करें: {subject}',
};
