import type { menu as english } from '../en/menu.ts';
import type { Words } from '../words.ts';

export const menu: Words<typeof english> = {
  'lastTrick.none': 'Aún no se ha hecho ninguna baza en esta ronda.',
  'lastTrick.takenBy': 'Se la llevó {name}',
  'lastTrick.youTook': 'Te la llevaste tú',
  'menu.log': 'Esta ronda',
  'menu.fairness': 'Juego limpio',
  'menu.redo': 'Rehacer la jugada',
  'menu.playOut': 'Acabar la ronda por mí',
  'menu.about': 'Acerca de',
};
