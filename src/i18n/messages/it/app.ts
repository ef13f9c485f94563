import type { Words } from '../words.ts';
import type { app as english } from '../en/app.ts';

export const app: Words<typeof english> = {
  'button.continue': 'Continua',
  'alert.start-failed':
    'Non è stato possibile avviare la partita. Ricarica la pagina per riprovare.',
  'alert.reload': 'Ricarica',
  'alert.lost.title': 'Una parte del gioco non si è caricata',
  'alert.lost.text': 'La tua partita è al sicuro. Ricarica la pagina o continua al tavolo.',
  'update.ready': 'È pronta una nuova versione.',
  'update.later': 'Più tardi',
  'alert.crash.title': 'Qualcosa è andato storto',
  'alert.crash.text': 'La tua partita è al sicuro. Continua da dove tutto funzionava.',
};
