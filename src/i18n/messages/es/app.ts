import type { Words } from '../words.ts';
import type { app as english } from '../en/app.ts';

export const app: Words<typeof english> = {
  'button.continue': 'Continuar',
  'alert.start-failed':
    'No se pudo empezar la partida. Recarga la página para intentarlo de nuevo.',
  'alert.reload': 'Recargar',
  'alert.lost.title': 'Una parte del juego no se cargó',
  'alert.lost.text': 'Tu partida está a salvo. Recarga la página o continúa en la mesa.',
  'update.ready': 'Hay una versión nueva.',
  'update.later': 'Más tarde',
  'alert.crash.title': 'Algo salió mal',
  'alert.crash.text':
    'Tu partida está a salvo. Continúa desde el último punto en que todo iba bien.',
};
