/** An opponent’s profile. */
export const player = {
  'player.level': 'Level: {level}',
  'player.cautious': 'Of two close bids takes the lower.',
  'player.bold': 'Of two close bids takes the higher.',
  'player.spoiler': 'Likes to sink other players’ bids.',
  'player.even': 'Has no leanings: plays every hand on its merits.',
  'player.together': 'Games against each other',
  'player.ahead': 'You finished ahead',
  'player.behind': '{name} finished ahead',
  'player.tied': 'Tied',
  'player.few': 'Only a few games so far: luck still rules.',
  'player.none': 'You haven’t finished a game against {name} yet.',
} as const;
