/** An opponent’s profile. */
export const player = {
  'player.level': 'Level: {level}',
  'player.cautious': 'Takes the lower of two close bids.',
  'player.bold': 'Takes the higher of two close bids.',
  'player.spoiler': 'Likes to sink other players’ bids.',
  'player.even': 'Has no leanings: plays every hand on its merits.',
  'player.together': 'Games against each other',
  'player.ahead': 'You finished ahead',
  'player.behind': '{name} finished ahead',
  'player.tied': 'Tied',
  'player.few': 'Only a few games so far: that’s mostly luck.',
  'player.none': 'You haven’t finished a game against {name} yet.',
} as const;
