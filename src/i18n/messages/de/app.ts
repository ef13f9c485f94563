import type { Words } from '../words.ts';
import type { app as english } from '../en/app.ts';

export const app: Words<typeof english> = {
  'button.continue': 'Weiter',
  'alert.start-failed':
    'Das Spiel ließ sich nicht starten. Lade die Seite neu, um es noch einmal zu versuchen.',
  'alert.reload': 'Neu laden',
  'alert.lost.title': 'Ein Teil des Spiels wurde nicht geladen',
  'alert.lost.text': 'Dein Spiel ist sicher. Lade die Seite neu oder spiel am Tisch weiter.',
  'update.ready': 'Eine neue Version ist da.',
  'update.later': 'Später',
  'alert.crash.title': 'Etwas ist schiefgegangen',
  'alert.crash.text': 'Dein Spiel ist sicher. Weiter geht es beim letzten guten Stand.',
};
