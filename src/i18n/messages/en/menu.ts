export const menu = {
  'lastTrick.title': 'Last trick',
  'lastTrick.none': 'No trick has been taken in this round yet.',
  'lastTrick.takenBy': '{name} took it',
  'lastTrick.youTook': 'You took it',
  'menu.log': 'This round',
  'menu.fairness': 'Fair play',
  'menu.redo': 'Do again',
  'menu.playOut': 'Play the round out for me',
  'menu.about': 'About',
} as const;
