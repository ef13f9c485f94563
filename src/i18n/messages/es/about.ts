import type { Translation } from '../translation.ts';
import type { about as english } from '../en/about.ts';

export const about: Translation<typeof english> = {
  'about.title': 'Acerca de Oh Hell!',
  'about.text':
    'Un juego de cartas de apuestas exactas: tú contra una mesa de rivales. Sin cuenta, sin servidor, sin anuncios. Funciona en tu dispositivo y tus partidas se quedan en él.',
  'about.version': 'Versión {version}',
  'about.license': 'Software libre con licencia MIT.',
  'about.credits': 'Gracias a',
  'about.credit.courts': 'Figuras de las cartas, recoloreadas',
  'about.credit.type': 'Tipografía de los títulos',
  'about.credit.icons': 'Iconos',
  'about.credit.sound': 'Sonidos sintetizados con',
  'about.drawn':
    'Los palos, los símbolos, los reversos, los retratos y todo lo demás se dibujaron para este juego.',
  'brokenLink.title': 'Este enlace no funciona',
  'brokenLink.text':
    'Puede que esté cortado o que sea de otra versión del juego. Tu partida sigue en la mesa, tal como la dejaste.',
  'table.back': 'Volver a la mesa',
  'update.ready': 'Hay una versión nueva.',
  'update.later': 'Más tarde',
};
