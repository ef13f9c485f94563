import type { menu as english } from '../en/menu.ts';
import type { Words } from '../words.ts';

export const menu: Words<typeof english> = {
  'lastTrick.none': 'In dieser Runde ist noch kein Stich gemacht worden.',
  'lastTrick.takenBy': '{name} hat ihn bekommen',
  'lastTrick.youTook': 'Du hast ihn bekommen',
  'menu.log': 'Diese Runde',
  'menu.fairness': 'Ehrliches Spiel',
  'menu.redo': 'Wiederholen',
  'menu.playOut': 'Die Runde für mich zu Ende spielen',
  'menu.about': 'Über das Spiel',
};
