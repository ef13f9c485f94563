export const declare = {
  'declare.heading': 'Before you look',
  'declare.why':
    'Your side is {behind, plural, one {# point} other {# points}} behind, so you may bid blind nil',
  'declare.points': 'Take no tricks, sight unseen: +{points}. Take any: −{points}',
  'declare.look': 'Look at your cards',
  'declare.blindNil': 'Bid blind nil',
  'declare.blindNil.sure': 'Blind nil: sure?',
  'declare.blindNil.ask':
    'Blind nil means taking no tricks, sight unseen: you gain {points, plural, one {# point} other {# points}} if you make it and lose as many if you don’t. Press again to bid blind nil.',
} as const;
