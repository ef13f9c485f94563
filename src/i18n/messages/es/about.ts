import type { Words } from '../words.ts';
import type { about as english } from '../en/about.ts';

export const about: Words<typeof english> = {
  'about.title': 'Acerca de Oh Hell!',
  'about.text':
    'Un juego de cartas en el que solo vale la apuesta exacta, para una persona y una mesa de rivales. Sin cuenta, sin servidor, sin publicidad: funciona en tu dispositivo y no sale de él.',
  'about.version': 'Versión {version}',
  'about.license': 'Software libre con licencia MIT.',
  'about.credits': 'Gracias a',
  'about.credit.courts': 'Figuras de las cartas, recoloreadas',
  'about.credit.type': 'Letra de los títulos',
  'about.credit.icons': 'Iconos',
  'about.credit.sound': 'Síntesis de los sonidos',
  'about.drawn':
    'Los palos, los puntos, los reversos, los retratos y todo lo demás se dibujaron para este juego.',
  'lostLink.title': 'Este enlace no lleva a ninguna parte',
  'lostLink.text':
    'Quizá se cortó por el camino o es de otra versión del juego. Tu partida sigue en la mesa, tal como la dejaste.',
  'table.back': 'A la mesa',
};
