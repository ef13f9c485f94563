export const setup = {
  'setup.title': 'New game',
  'setup.players': 'Players',
  'setup.opponents': 'All opponents',
  'setup.scoring': 'Scoring',
  'setup.handSizes': '{rounds, plural, one {# round} other {# rounds}}, with this many cards:',
  'setup.gaveUp': 'The game in progress (round {round} of {rounds}) will be given up.',
  'setup.start': 'Start the game',

  'level.easy': 'Easy',
  'level.medium': 'Medium',
  'level.hard': 'Hard',

  'scoring.standard': 'All or nothing',
  'scoring.partial': 'Every trick counts',
  'scoring.penalty': 'Misses cost',
  'scoring.standard.rule': 'Made: 10 + your bid. Missed: nothing.',
  'scoring.partial.rule': 'Made: 10 + your bid. Missed: 1 point for every trick taken.',
  'scoring.penalty.rule':
    'Made: 10 + your bid. Missed: 1 point off for every trick too many or too few.',
  'scoring.example': 'Bid {bid}: take {bid} for {made}, take {tricks} for {missed}.',
} as const;
