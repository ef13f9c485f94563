export const unfinished = {
  'unfinished.title': 'Unfinished games',
  'unfinished.state': '{when} · round {round}',
  'unfinished.goOn': 'Go on with {name}, {when}',
  'unfinished.back': 'Back to {name}, round {round}',
  'unfinished.delete': 'Give up {name}, {when}',
} as const;
