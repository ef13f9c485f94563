export const history = {
  'history.title': 'Your games',
  'history.none': 'Every game you finish is kept here.',
  'history.finished': 'Finished games',
  'history.failed': 'The games on this device can’t be read right now.',
  'history.statistics': 'Statistics',
  'history.games': 'Games',
  'history.wins': 'Games won',
  'history.averageFinish': 'Average finish',
  'history.undated': 'Date unknown',
  'history.table': '{when} · {players} players · {levels}',
  'history.game': '{name}, {when}',
  'history.place':
    '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {sides}, {count, plural, one {{points} point} other {{points} points}}',
  'history.made': '{made} of {rounds, plural, one {# bid made} other {# bids made}}',
  'history.review': 'Review {name}, {when}',
  'history.share': 'Share {name}, {when}',
  'history.older': 'Show older games',
  'history.delete': 'Delete {name}, {when}',
  'history.deleted': 'Game deleted.',
  'history.unreadable':
    '{count, plural, one {# more game can’t be read by this version. It’s still kept.} other {# more games can’t be read by this version. They’re still kept.}}',
  'history.save': 'Save to a file',
  'history.open': 'Add from a file',
  'history.opened': '{added, plural, one {# game added.} other {# games added.}}',
  'history.opened.none': 'Nothing new in this file.',
  'history.opened.known': '{known, plural, one {# was already here.} other {# were already here.}}',
  'history.opened.refused':
    '{refused, plural, one {# couldn’t be read.} other {# couldn’t be read.}}',
  'history.refused.unreadable': 'This file can’t be opened right now. Choose it again.',
  'history.refused.too-large':
    'This file is too large to be read in one piece (over 32 MB). If an older version of the game saved it, update the game there and save everything again.',
  'history.refused.not-a-games-file': 'Not an Oh Hell! games file.',
  'history.refused.damaged':
    'This file is incomplete or was changed, so it can’t be read. The games on this device are safe.',
  'history.refused.newer-version':
    'This file is from a newer version of the game. Reload the page to update.',
} as const;
