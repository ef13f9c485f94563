import type { Words } from '../words.ts';
import type { app as english } from '../en/app.ts';

export const app: Words<typeof english> = {
  'button.continue': 'Continuar',
  'alert.opponent-failed':
    '{name} se atascó en una jugada. Continúa y se hará una jugada rápida en este turno.',
  'alert.opponent-replaced': '{name} no se decidía, así que se hizo una jugada rápida.',
  'alert.opponents-unavailable':
    'Este navegador no deja que los rivales piensen en segundo plano, así que hacen jugadas rápidas.',
  'alert.not-saved': 'Esta partida no se puede guardar en este dispositivo. Puedes seguir jugando.',
  'alert.settings-not-saved':
    'Este navegador no permite guardar los ajustes. Valen hasta que cierres la página.',
  'alert.data-deleted':
    'Se borraron los datos de este sitio en el navegador. Esta partida y tus ajustes se han vuelto a guardar.',
  'alert.damaged-save':
    'La partida guardada no se pudo leer y se apartó. Hay una partida nueva lista.',
  'alert.late-save':
    'Otra partida había empezado antes de encontrar la guardada. Te espera en «Tus partidas».',
  'alert.not-found': 'Esa partida ya no está aquí o no se puede leer.',
  'alert.rated':
    'Este es el intento que cuenta, así que lo juegas sin ayuda: sin pistas, sin deshacer y sin que nadie juegue por ti.',
  'alert.start-failed':
    'No se pudo empezar la partida. Recarga la página para intentarlo de nuevo.',
  'alert.reload': 'Recargar',
  'alert.lost.title': 'No se pudo cargar una parte del juego',
  'alert.lost.text': 'Tu partida está a salvo. Recarga la página o vuelve a la mesa.',
  'update.ready': 'Hay una versión nueva del juego.',
  'update.later': 'Más tarde',
  'alert.crash.title': 'Algo salió mal en la pantalla',
  'alert.crash.text': 'Tu partida está a salvo. Continúa desde el último estado correcto.',
};
