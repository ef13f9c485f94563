import type { Words } from '../words.ts';
import type { app as english } from '../en/app.ts';

export const app: Words<typeof english> = {
  'button.continue': 'Verder',
  'alert.start-failed':
    'Het spel kon niet starten. Laad de pagina opnieuw om het nog eens te proberen.',
  'alert.reload': 'Laad opnieuw',
  'alert.lost.title': 'Een deel van het spel is niet geladen',
  'alert.lost.text': 'Je spel is veilig. Laad de pagina opnieuw of speel verder aan tafel.',
  'update.ready': 'Er is een nieuwe versie.',
  'update.later': 'Later',
  'alert.crash.title': 'Er ging iets mis',
  'alert.crash.text': 'Je spel is veilig. Ga verder waar het nog goed was.',
};
