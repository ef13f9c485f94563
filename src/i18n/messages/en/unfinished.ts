export const unfinished = {
  'unfinished.title': 'Unfinished games',
  'unfinished.state': '{when} · round {round}',
  'unfinished.resume': 'Continue {name}, {when}',
  'unfinished.back': 'Back to {name}, round {round}',
} as const;
