import type { Translation } from '../translation.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Translation<typeof english> = {
  'daily.intro':
    'रोज़ एक छोटा गेम: सबके लिए वही पत्ते, वही जगह, वही विरोधी। उस दिन की आपकी पहली कोशिश गिनी जाती है।',
  'daily.today': 'आज, {date}',
  'daily.rules': '{game}, {rounds, plural, one {# राउंड} other {# राउंड}}',
  'daily.rulesTo': '{game}, पहले {points} अंक तक',
  'daily.against': 'विरोधी: {names}',
  'daily.partner': 'पार्टनर: {partner}; विरोधी: {names}',
  'daily.player': '{name} ({level})',
  'daily.play': 'खेलें',
  'daily.unrated': 'मज़े के लिए खेलें',
  'daily.again': 'मज़े के लिए फिर खेलें',
  'daily.counts': 'एक ही कोशिश: न हिंट, न चाल वापस, न राउंड अपने-आप पूरा।',
  'daily.counts.learning':
    'एक ही कोशिश: न हिंट, न चाल वापस, न राउंड अपने-आप पूरा। सीखने का मोड बंद रहेगा।',
  'daily.inProgress': 'यह गेम अभी अधूरा है।',
  'daily.past': 'यह गेम अब गिना नहीं जाएगा।',
  'daily.kept': 'आपका मौजूदा गेम “आपके गेम” में इंतज़ार करेगा।',
  'daily.next': 'अगला गेम {when}।',
  'daily.inHours': '{hours, plural, one {# घंटे में} other {# घंटे में}}',
  'daily.inMinutes': '{minutes, plural, one {# मिनट में} other {# मिनट में}}',
  'daily.expert': 'माहिर',
  'daily.expert.thinking': 'इन्हीं पत्तों से माहिर का खेल चल रहा है…',
  'daily.expert.failed': 'इन पत्तों से माहिर का खेल अभी नहीं हो सका।',
  'daily.expert.watch': 'देखें, माहिर ने कैसे खेला',
  'daily.beat':
    '{by, plural, one {आपने माहिर को {points} अंक से हराया।} other {आपने माहिर को {points} अंकों से हराया।}}',
  'daily.level': 'माहिर से बराबरी रही।',
  'daily.lost':
    '{by, plural, one {माहिर ने आपको {points} अंक से हराया।} other {माहिर ने आपको {points} अंकों से हराया।}}',
  'daily.streak': 'लगातार दिन',
  'daily.bestStreak': 'सबसे लंबा सिलसिला',
  'daily.played': 'कुल दिन खेले',
  'daily.won': 'जीते',
  'daily.before': 'पिछला महीना',
  'daily.after': 'अगला महीना',
  'daily.day.won': '{date}, जीत',
  'daily.day.played': '{date}, खेला',
  'daily.day.inProgress': '{date}, अधूरा',
  'daily.day.open': '{date}, नहीं खेला',
  'daily.failed': 'आपके नतीजे अभी इस डिवाइस पर पढ़े नहीं जा सकते। गेम फिर भी यहाँ हैं।',
  'daily.over.counts': 'रोज़ का गेम, {date}',
  'daily.over.unrated': 'रोज़ का गेम, {date}, मज़े के लिए',
  'daily.over.open': 'माहिर से तुलना करें',
};
