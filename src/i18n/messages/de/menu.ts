import type { menu as english } from '../en/menu.ts';
import type { Translation } from '../translation.ts';

export const menu: Translation<typeof english> = {
  'lastTrick.none': 'In dieser Runde noch kein Stich.',
  'lastTrick.takenBy': 'Der Stich ging an {name}',
  'lastTrick.youTook': 'Der Stich ging an dich',
  'menu.log': 'Diese Runde',
  'menu.fairness': 'Faires Spiel',
  'menu.redo': 'Wiederholen',
  'menu.autoFinish': 'Runde automatisch spielen',
  'menu.about': 'Über das Spiel',
  'menu.start': 'Zum Start',
  'menu.group.game': 'Dieses Spiel',
  'menu.group.play': 'Andere Spiele',
  'menu.group.learn': 'Lernen',
  'menu.group.app': 'App',
};
