import type { guide as english } from '../en/guide.ts';
import type { Translation } from '../translation.ts';

export const guide: Translation<typeof english> = {
  'guide.title': 'Lo que valen las cartas',
  'guide.back': 'Salir de la guía',
  'guide.intro':
    'Medido en {deals} repartos de {game}, jugados hasta el final por expertos que solo ven su mano. ± es el intervalo del 95 %. En las medias, cada tamaño de mano de 1 a 10 cuenta lo mismo.',
  'guide.handSize': 'Cartas en la mano',
  'guide.rare': 'muy rara vez',
  'guide.cards': '¿Hace baza una carta?',
  'guide.suit': 'Palo',
  'guide.side': 'Palo lateral',
  'guide.length': 'Cartas de su palo en la mano',
  'guide.card': 'Carta',
  'guide.takes': 'Hace baza',
  'guide.byLength': '{card}, {suit}: según la longitud de su palo',
  'guide.cards.note': 'Cuenta cada carta repartida, también la que se soltó a propósito.',
  'guide.say.cards':
    'Con diez cartas, un as de un palo lateral hace baza el {ace} de las veces, un rey lateral el {king}, un triunfo del 2 al 6 el {low}.',
  'guide.say.alone':
    'Con diez cartas, un rey solo en su palo hace baza el {alone} de las veces; con otra carta de su palo, el {two}.',
  'guide.bids': '¿Con qué frecuencia se cumple una apuesta?',
  'guide.share': 'Del total',
  'guide.say.made':
    'Se cumple el {made} de las apuestas: el {zero} de las de 0, el {one} de las de 1, el {more} de las de 3 o más.',
  'guide.say.zeros': 'El {zeros} de las apuestas son de 0.',
  'guide.seats': 'Total prohibido, salida y sitio',
  'guide.seat.first': '1, sale',
  'guide.withHook': 'Cumplidas, total prohibido',
  'guide.withoutHook': 'Cumplidas, total libre',
  'guide.say.barred':
    'Con total libre, en el {barred} de las rondas la última apuesta es la que se prohibiría.',
  'guide.say.hook': 'El total prohibido le cuesta {points} puntos por ronda a quien reparte.',
  'guide.say.dealerFree':
    'Con total libre, quien apuesta al final saca {points} puntos por ronda más que los demás.',
  'guide.say.dealerHook':
    'Con el total prohibido, quien reparte aún saca {points} puntos por ronda más que los demás.',
  'guide.say.dealerEven':
    'Con el total prohibido, quien reparte no saca claramente más que los demás.',
  'guide.say.leadTricks':
    'Quien sale primero hace {points} bazas por ronda más que cada uno de los demás.',
  'guide.say.leadLess':
    'Apostar y salir primero cuesta {points} puntos por ronda, frente a los demás.',
  'guide.say.leadMore': 'Apostar y salir primero da {points} puntos por ronda, frente a los demás.',
};
