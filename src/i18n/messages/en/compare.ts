/** A game beside the games of other levels with the same cards. */
export const compare = {
  'compare.title': 'How others play your cards',
  'compare.title.theirs': 'How others play these cards',
  'compare.open': 'Compare',
  'compare.level': 'Who plays your cards',
  'compare.level.theirs': 'Who plays these cards',
  'compare.working': '{done} of {rounds, plural, one {# round} other {# rounds}} played',
  'compare.failed': 'The rest couldn’t be played just now.',
  'compare.more':
    '{by, plural, one {{who, select, you {You} ours {Your side} side {This side} other {{name}}} scored {points} point more.} other {{who, select, you {You} ours {Your side} side {This side} other {{name}}} scored {points} points more.}}',
  'compare.fewer':
    '{by, plural, one {{who, select, you {You} ours {Your side} side {This side} other {{name}}} scored {points} point fewer.} other {{who, select, you {You} ours {Your side} side {This side} other {{name}}} scored {points} points fewer.}}',
  'compare.even':
    '{who, select, you {You} ours {Your side} side {This side} other {{name}}} scored the same.',
  'compare.result': 'bid {bid}, took {tricks}',
  'compare.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place',
  'compare.watch': 'Watch this game',
  'compare.note':
    'The deals and the other players are the same. They see only their own cards and what has been played, so after a different bid or card they may play differently. It’s a single game, and luck plays a part.',
} as const;
