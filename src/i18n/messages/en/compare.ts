/** A game beside the games of other levels with the same cards. */
export const compare = {
  'compare.title': 'How others play your cards',
  'compare.open': 'Compare',
  'compare.level': 'Who plays your cards',
  'compare.working': '{done} of {rounds, plural, one {# round} other {# rounds}} played',
  'compare.failed': 'The rest couldn’t be played just now.',
  'compare.more':
    '{by, plural, one {You scored {points} point more.} other {You scored {points} points more.}}',
  'compare.fewer':
    '{by, plural, one {You scored {points} point fewer.} other {You scored {points} points fewer.}}',
  'compare.even': 'You scored the same.',
  'compare.result': 'bid {bid}, took {tricks}',
  'compare.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place',
  'compare.watch': 'Watch this game',
  'compare.note':
    'The deals and the other players are the same. They see only their own cards and what has been played, so after a different bid or card they may play differently. It’s a single game, and luck plays a part.',
} as const;
