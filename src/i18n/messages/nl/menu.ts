import type { menu as english } from '../en/menu.ts';
import type { Words } from '../words.ts';

export const menu: Words<typeof english> = {
  'lastTrick.none': 'In deze ronde is nog geen slag gehaald.',
  'lastTrick.takenBy': '{name} won de slag',
  'lastTrick.youTook': 'Jij won de slag',
  'menu.log': 'Deze ronde',
  'menu.fairness': 'Eerlijk spel',
  'menu.redo': 'Toch doen',
  'menu.playOut': 'Speel de ronde voor me uit',
  'menu.about': 'Over dit spel',
};
