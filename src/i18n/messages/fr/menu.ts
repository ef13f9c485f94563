import type { menu as english } from '../en/menu.ts';
import type { Translation } from '../translation.ts';

export const menu: Translation<typeof english> = {
  'lastTrick.none': 'Aucun pli dans cette manche pour l’instant.',
  'lastTrick.takenBy': 'Pli fait par {name}',
  'lastTrick.youTook': 'Tu as fait ce pli',
  'menu.log': 'Cette manche',
  'menu.fairness': 'Fair-play',
  'menu.redo': 'Rétablir le coup',
  'menu.autoFinish': 'Finir la manche en auto',
  'menu.about': 'À propos',
  'menu.start': 'Accueil',
  'menu.group.game': 'Cette partie',
  'menu.group.play': 'Autres parties',
  'menu.group.learn': 'Apprendre',
  'menu.group.app': 'Application',
};
