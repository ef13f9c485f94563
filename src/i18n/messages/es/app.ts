import type { Translation } from '../translation.ts';
import type { app as english } from '../en/app.ts';

export const app: Translation<typeof english> = {
  'button.continue': 'Continuar',
  'alert.opponent-failed': '{name} no se decidió. Continúa con una jugada rápida en este turno.',
  'alert.opponent-replaced': '{name} no se decidió, así que se hizo una jugada rápida.',
  'alert.opponents-unavailable':
    'Los rivales no pueden pensar ahora mismo, así que hacen jugadas rápidas.',
  'alert.not-saved':
    'Esta partida no se puede guardar en este dispositivo, pero puedes seguir jugando.',
  'alert.storage-full':
    'El almacenamiento está lleno y esta partida no se puede guardar. Libera espacio y se guardará con tu próxima jugada.',
  'alert.settings-not-saved':
    'Este navegador no puede guardar los ajustes. Valen hasta que cierres la página.',
  'alert.data-deleted':
    'Se borraron los datos de este sitio en el navegador. Esta partida y tus ajustes se han vuelto a guardar.',
  'alert.data-restored':
    'El navegador había perdido datos guardados. Se han recuperado de una copia; puede faltar la última ronda.',
  'alert.unreadable-save':
    'La partida guardada no se pudo leer y se apartó. Hay una partida nueva lista.',
  'alert.newer-save':
    'La partida guardada es de una versión más nueva del juego. No se pierde nada: recarga la página para actualizarlo y búscala en «Tus partidas».',
  'alert.late-save':
    'Empezó una partida nueva antes de encontrar la guardada. Te espera en «Tus partidas».',
  'alert.not-found': 'Esa partida ya no está o no se puede leer.',
  'alert.rated': 'Este intento cuenta: sin pistas, sin deshacer, sin autocompletar.',
  'alert.start-failed':
    'No se pudo empezar la partida. Recarga la página para intentarlo de nuevo.',
  'alert.reload': 'Recargar',
  'alert.lost.title': 'Una parte del juego no se cargó',
  'alert.lost.text': 'Recarga la página o continúa en la mesa.',
  'alert.crash.title': 'Algo salió mal',
  'alert.crash.text': 'Continúa desde el último punto en que todo iba bien.',
};
