import type { lesson as english } from '../en/lesson.ts';
import type { Translation } from '../translation.ts';

export const lesson: Translation<typeof english> = {
  'lesson.title': 'Tu primera ronda',
  'lesson.close': 'Salir de la lección',
  'lesson.welcome':
    'Cada uno juega una carta: eso es una baza, y se la lleva la mejor carta. Di cuántas bazas harás y haz exactamente esas. Una ronda de tres cartas te lo enseña.',
  'lesson.trump':
    'Se ha descubierto {card}: el triunfo es {suit}, y cualquier triunfo gana a todas las cartas de los otros palos.',
  'lesson.others': 'Los demás apuestan primero. Tú repartiste, así que apuestas al final.',
  'lesson.hook':
    '{tricks} bazas y {sum} apostadas. La última apuesta no puede hacer que el total sea {tricks}, así que no puedes apostar {forbidden}. Es el total prohibido: siempre hay quien no cumple.',
  'lesson.bid':
    'Tu apuesta. Cada uno de tus dos triunfos puede hacer una baza; tu carta baja, difícilmente.',
  'lesson.leading': '{name} está a la izquierda de quien reparte y sale en la primera baza.',
  'lesson.follow':
    'Si puedes asistir al palo de salida, debes hacerlo. Tienes una carta de ese palo: juégala.',
  'lesson.beaten':
    'La baza es para {name}: gana la carta más alta del palo de salida, salvo que alguien juegue triunfo. Quien se lleva una baza sale en la siguiente.',
  'lesson.ruff':
    'No tienes ese palo, así que puedes jugar cualquier carta, y un triunfo hace la baza. ¿Cuál?',
  'lesson.ruffed': 'La baza es tuya.',
  'lesson.lead': 'Te falta una, y te toca salir. Nada gana al as de triunfo.',
  'lesson.last': 'La baza es tuya: con ella tienes exactamente lo que apostaste.',
  'lesson.over':
    'Cumpliste tu apuesta: 10 puntos, más 1 por baza. {name} no cumplió por una y no recibe nada. Así sigue la partida de verdad, de diez cartas a una y de vuelta.',
  'lesson.again': 'Otra vez',
  'lesson.done': 'A la mesa',
  'lesson.slip.too-few': 'Son pocas: tus dos triunfos hacen más. Elige otra vez.',
  'lesson.slip.too-many': 'Son demasiadas: tu carta baja difícilmente hace baza. Elige otra vez.',
  'lesson.slip.wasteful':
    'También haría la baza, pero basta con el triunfo bajo. Guarda el as: aún queda un triunfo que gana al bajo.',
};
