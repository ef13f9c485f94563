import type { menu as english } from '../en/menu.ts';
import type { Translation } from '../translation.ts';

export const menu: Translation<typeof english> = {
  'lastTrick.none': 'Inga stick än den här rundan.',
  'lastTrick.takenBy': '{name} tog det',
  'lastTrick.youTook': 'Du tog det',
  'menu.log': 'Den här rundan',
  'menu.fairness': 'Rent spel',
  'menu.redo': 'Gör om',
  'menu.autoFinish': 'Spela klart rundan',
  'menu.about': 'Om spelet',
  'menu.start': 'Startskärm',
  'menu.group.game': 'Det här partiet',
  'menu.group.play': 'Andra partier',
  'menu.group.learn': 'Lär dig',
  'menu.group.app': 'Appen',
};
