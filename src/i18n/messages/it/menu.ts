import type { menu as english } from '../en/menu.ts';
import type { Translation } from '../translation.ts';

export const menu: Translation<typeof english> = {
  'lastTrick.none': 'In questa mano non ci sono ancora prese.',
  'lastTrick.takenBy': 'Presa di {name}',
  'lastTrick.youTook': 'L’hai fatta tu',
  'menu.log': 'Questa mano',
  'menu.fairness': 'Gioco leale',
  'menu.redo': 'Ripeti',
  'menu.autoFinish': 'Autocompleta la mano',
  'menu.about': 'Informazioni',
  'menu.start': 'Schermata iniziale',
  'menu.group.game': 'Questa partita',
  'menu.group.play': 'Altre partite',
  'menu.group.learn': 'Imparare',
  'menu.group.app': 'App',
};
