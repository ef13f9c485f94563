import type { menu as english } from '../en/menu.ts';
import type { Words } from '../words.ts';

export const menu: Words<typeof english> = {
  'lastTrick.none': 'Aucun pli n’a encore été fait à cette manche.',
  'lastTrick.takenBy': 'Pli fait par {name}',
  'lastTrick.youTook': 'Tu as fait ce pli',
  'menu.log': 'Cette manche',
  'menu.fairness': 'Jeu loyal',
  'menu.redo': 'Refaire le coup',
  'menu.playOut': 'Finir la manche pour moi',
  'menu.about': 'À propos',
};
