import type { menu as english } from '../en/menu.ts';
import type { Translation } from '../translation.ts';

export const menu: Translation<typeof english> = {
  'lastTrick.none': 'Nog geen slag in deze ronde.',
  'lastTrick.takenBy': '{name} won de slag',
  'lastTrick.youTook': 'Jij won de slag',
  'menu.log': 'Deze ronde',
  'menu.fairness': 'Eerlijk spel',
  'menu.redo': 'Doe opnieuw',
  'menu.autoFinish': 'Speel de ronde automatisch uit',
  'menu.about': 'Over dit spel',
  'menu.start': 'Startscherm',
  'menu.group.game': 'Dit spel',
  'menu.group.play': 'Andere spellen',
  'menu.group.learn': 'Leren',
  'menu.group.app': 'App',
};
