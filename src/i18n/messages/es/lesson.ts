import type { lesson as english } from '../en/lesson.ts';
import type { Words } from '../words.ts';

export const lesson: Words<typeof english> = {
  'lesson.title': 'Tu primera ronda',
  'lesson.close': 'Salir de la lección',
  'lesson.welcome':
    'Di cuántas bazas harás y haz exactamente esas: en eso consiste todo el juego. Una ronda de tres cartas te lo enseña.',
  'lesson.trump':
    'Carta descubierta: {card}. El triunfo es {suit}, y un triunfo gana a cualquier carta de los otros palos.',
  'lesson.others': 'Los demás apuestan primero. Tú repartiste, así que apuestas al final.',
  'lesson.hook':
    '{tricks} bazas, y hay {sum} apostadas. Quien apuesta al final no puede hacer que cuadre, así que el {closed} te está vedado. Es el total prohibido: siempre falla alguien.',
  'lesson.bid':
    'Tu apuesta. Cada uno de tus dos triunfos puede hacer una baza; tu carta baja, difícilmente. ¿Cuántas serán?',
  'lesson.leading': '{name} está a la izquierda de quien reparte y sale en la primera baza.',
  'lesson.follow':
    'Quien puede debe asistir al palo de salida. Tienes una carta de ese palo: juégala.',
  'lesson.beaten':
    'La baza es para {name}: gana la carta más alta del palo de salida, salvo que alguien juegue triunfo. Quien hace la baza sale en la siguiente.',
  'lesson.ruff':
    'No tienes ese palo, así que puedes jugar cualquier carta, y un triunfo hace la baza. ¿Cuál?',
  'lesson.ruffed': 'La baza es tuya.',
  'lesson.lead': 'Una más, y te toca salir. Nada gana al as de triunfo.',
  'lesson.last': 'Es exactamente lo que apostaste.',
  'lesson.over':
    'Hiciste lo que apostaste: 10 puntos, y uno más por cada baza. {name} falló por una y no recibe nada. Así sigue la partida de verdad, de diez cartas a una y de vuelta.',
  'lesson.again': 'Otra vez',
  'lesson.done': 'A la mesa',
  'lesson.slip.too-few': 'Son pocas: tus dos triunfos hacen más. Elige otra vez.',
  'lesson.slip.too-many': 'Son demasiadas: tu carta baja difícilmente hace baza. Elige otra vez.',
  'lesson.slip.wasteful':
    'También haría la baza, pero basta con el más bajo. Guarda el as: aún hay en juego un triunfo que gana al bajo.',
};
