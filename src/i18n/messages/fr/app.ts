import type { Words } from '../words.ts';
import type { app as english } from '../en/app.ts';

export const app: Words<typeof english> = {
  'button.continue': 'Continuer',
  'alert.start-failed': 'La partie n’a pas pu démarrer. Recharge la page pour réessayer.',
  'alert.reload': 'Recharger',
  'alert.lost.title': 'Un élément du jeu n’a pas été chargé',
  'alert.lost.text': 'Ta partie est en sécurité. Recharge la page ou continue à la table.',
  'update.ready': 'Une nouvelle version est prête.',
  'update.later': 'Plus tard',
  'alert.crash.title': 'Un problème est survenu',
  'alert.crash.text': 'Ta partie est en sécurité. Reprends là où tout allait bien.',
};
