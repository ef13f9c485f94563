export const unfinished = {
  'unfinished.title': 'Unfinished games',
  'unfinished.state': '{when} · round {round}',
  'unfinished.goOn': 'Continue {name}, {when}',
  'unfinished.back': 'Back to {name}, round {round}',
} as const;
