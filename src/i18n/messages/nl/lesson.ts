import type { lesson as english } from '../en/lesson.ts';
import type { Translation } from '../translation.ts';

export const lesson: Translation<typeof english> = {
  'lesson.title': 'Je eerste ronde',
  'lesson.close': 'Verlaat de les',
  'lesson.welcome':
    'Iedereen speelt één kaart: dat is een slag, en de beste kaart wint die. Zeg hoeveel slagen je haalt en haal er dan precies zoveel. Een ronde van drie kaarten laat zien hoe.',
  'lesson.trump':
    '{card} is opengelegd, dus {suit} is troef: elke troef verslaat alle kaarten van de andere kleuren.',
  'lesson.others': 'Jij hebt gegeven, dus de anderen bieden eerst en jij als laatste.',
  'lesson.hook':
    '{tricks} slagen, {sum} geboden tot nu toe. Met het laatste bod mag het niet kloppen, dus {forbidden} mag jij niet bieden. Zo mist er altijd iemand.',
  'lesson.bid': 'Jouw bod. Elk van je twee troeven kan een slag halen, je lage kaart nauwelijks.',
  'lesson.leading': '{name} zit links van de gever en komt uit voor de eerste slag.',
  'lesson.follow':
    'Als je kunt bekennen, moet dat. Je hebt één kaart van de gevraagde kleur: speel die.',
  'lesson.beaten':
    'De slag gaat naar {name}: de hoogste kaart van de gevraagde kleur wint, tenzij iemand troeft. Wie de slag wint, komt uit voor de volgende.',
  'lesson.ruff': 'Je hebt deze kleur niet, dus je mag alles spelen. Een troef wint de slag. Welke?',
  'lesson.ruffed': 'De slag is van jou.',
  'lesson.lead': 'Nog één te halen, en jij komt uit. Niets verslaat het troefaas.',
  'lesson.last': 'De slag is voor jou: daarmee heb je precies je bod.',
  'lesson.over':
    'Bod gehaald: 10 punten, plus 1 per slag. {name} zat er één naast en krijgt niets. Zo gaat het echte spel verder, van tien kaarten naar één en weer omhoog.',
  'lesson.again': 'Speel nog eens',
  'lesson.done': 'Naar de tafel',
  'lesson.slip.too-few': 'Te weinig: je twee troeven halen meer. Kies opnieuw.',
  'lesson.slip.too-many': 'Te veel: je lage kaart haalt nauwelijks een slag. Kies opnieuw.',
  'lesson.slip.wasteful':
    'Die wint de slag ook, maar de lagere troef is genoeg. Bewaar het aas: een troef die je lage verslaat, is nog niet gevallen.',
};
