import type { lesson as english } from '../en/lesson.ts';
import type { Words } from '../words.ts';

export const lesson: Words<typeof english> = {
  'lesson.title': 'Je eerste ronde',
  'lesson.close': 'Verlaat de les',
  'lesson.welcome':
    'Zeg hoeveel slagen je haalt en haal er precies zoveel: dat is het hele spel. Een ronde van drie kaarten laat zien hoe.',
  'lesson.trump':
    '{card} is opengelegd, dus {suit} is troef: een troef verslaat elke kaart van de andere kleuren.',
  'lesson.others': 'De anderen bieden eerst. Jij hebt gegeven, dus jij biedt als laatste.',
  'lesson.hook':
    '{tricks} slagen, en er zijn er {sum} geboden. Wie als laatste biedt, mag het niet laten kloppen, dus {closed} mag jij niet. Zo gaat er altijd iemand de mist in.',
  'lesson.bid':
    'Jouw bod. Elk van je twee troeven kan een slag halen, je lage kaart nauwelijks. Hoeveel worden het er?',
  'lesson.leading': '{name} zit links van de gever en komt uit voor de eerste slag.',
  'lesson.follow':
    'Wie kan, moet de gevraagde kleur bekennen. Je hebt er één kaart van: speel die.',
  'lesson.beaten':
    'De slag gaat naar {name}: de hoogste kaart van de gevraagde kleur wint, tenzij iemand troeft. Wie de slag haalt, komt uit voor de volgende.',
  'lesson.ruff':
    'Je hebt deze kleur niet, dus je mag alles spelen, en een troef haalt de slag. Welke?',
  'lesson.ruffed': 'De slag is van jou.',
  'lesson.lead': 'Nog één, en jij komt uit. Niets verslaat het troefaas.',
  'lesson.last': 'Dat is precies je bod.',
  'lesson.over':
    'Je haalde wat je bood: 10 punten, en één extra voor elke slag. {name} zat er één naast en krijgt niets. Zo gaat het echte spel verder, van tien kaarten naar één en weer omhoog.',
  'lesson.again': 'Nog een keer',
  'lesson.done': 'Naar de tafel',
  'lesson.slip.too-few': 'Dat is te weinig: je twee troeven halen meer. Kies opnieuw.',
  'lesson.slip.too-many': 'Dat is te veel: je lage kaart haalt nauwelijks een slag. Kies opnieuw.',
  'lesson.slip.wasteful':
    'Die haalt de slag ook, maar de lagere is genoeg. Bewaar het aas: er is nog een troef in het spel die je lage verslaat.',
};
