import type { menu as english } from '../en/menu.ts';
import type { Translation } from '../translation.ts';

export const menu: Translation<typeof english> = {
  'lastTrick.none': 'Aún no hay bazas en esta ronda.',
  'lastTrick.takenBy': 'Se la llevó {name}',
  'lastTrick.youTook': 'Te la llevaste tú',
  'menu.log': 'Esta ronda',
  'menu.fairness': 'Juego limpio',
  'menu.redo': 'Rehacer',
  'menu.autoFinish': 'Autocompletar la ronda',
  'menu.about': 'Acerca de',
  'menu.start': 'Ir al inicio',
  'menu.group.game': 'Esta partida',
  'menu.group.play': 'Otras partidas',
  'menu.group.learn': 'Aprender',
  'menu.group.app': 'Aplicación',
};
