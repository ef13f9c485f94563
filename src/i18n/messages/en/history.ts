export const history = {
  'history.title': 'Your games',
  'history.none': 'Every game that you finish is kept here.',
  'history.failed': 'The games on this device cannot be read now.',
  'history.statistics': 'Statistics',
  'history.games': 'Games',
  'history.wins': 'Won',
  'history.meanPlace': 'Mean place',
  'history.bidsMade': 'Bids made',
  'history.undated': 'Some time ago',
  'history.table': '{when} · {players} players · {levels}',
  'history.place':
    '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {sides}, {count, plural, one {{points} point} other {{points} points}}',
  'history.made': '{made} of {rounds, plural, one {# bid made} other {# bids made}}',
  'history.share': 'Share {name}, {when}',
  'history.delete': 'Delete {name}, {when}',
  'history.deleted': 'The game is deleted.',
  'history.undo': 'Undo',
  'history.damaged':
    '{count, plural, one {# more game cannot be read by this version. It is still kept.} other {# more games cannot be read by this version. They are still kept.}}',
  'history.save': 'Save as a file',
  'history.open': 'Add from a file',
  'history.opened':
    '{added, plural, =0 {No new game} one {# new game} other {# new games}}, {known} here already, {refused} that cannot be read.',
  'history.refused.too-large': 'This file is too large to be one of games.',
  'history.refused.not-a-games-file': 'This is no file of games of Oh Hell!',
  'history.refused.newer-version': 'This file is from a newer version of the game. Reload first.',
} as const;
