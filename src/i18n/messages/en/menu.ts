export const menu = {
  'lastTrick.none': 'No tricks yet this round.',
  'lastTrick.takenBy': '{name} took it',
  'lastTrick.youTook': 'You took it',
  'menu.log': 'This round',
  'menu.fairness': 'Fair play',
  'menu.redo': 'Redo',
  'menu.autoFinish': 'Auto-finish round',
  'menu.about': 'About',
  'menu.group.game': 'This game',
  'menu.group.play': 'Other games',
  'menu.group.learn': 'Learn',
  'menu.group.app': 'App',
} as const;
