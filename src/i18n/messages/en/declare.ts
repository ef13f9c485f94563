export const declare = {
  'declare.heading': 'Before you look',
  'declare.why':
    'Your side trails by {behind, plural, one {# point} other {# points}}, so you may bid blind nil',
  'declare.worth':
    'No trick with cards unseen: {points, plural, one {# point} other {# points}}, or as many lost',
  'declare.look': 'Look at your cards',
  'declare.blindNil': 'Bid blind nil',
  'declare.blindNil.sure': 'Blind nil – sure?',
  'declare.blindNil.ask':
    'Blind nil is a promise to win no trick with cards you have not seen: {points, plural, one {# point} other {# points}} if you keep it, as many lost if not. Press again to bid blind nil.',
} as const;
