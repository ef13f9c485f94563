export const about = {
  'about.title': 'About Oh Hell!',
  'about.text':
    'A card game of exact bids, for one person and a table of opponents. No account, no server, no advertisement: it runs on your device and stays there.',
  'about.version': 'Version {version}',
  'about.licence': 'Free software under the MIT licence.',
  'about.credits': 'With thanks to',
  'about.credit.courts': 'Court figures, recoloured',
  'about.credit.type': 'Headings are set in',
  'about.credit.icons': 'Icons',
  'about.credit.sound': 'Sounds are synthesised by',
  'about.drawn': 'Suits, pips, card backs, portraits and the rest were drawn for this game.',
  'lostLink.title': 'This link leads nowhere',
  'lostLink.text':
    'Perhaps it was cut off on its way, or it is from another version of the game. Your own game is on the table as you left it.',
  'lostLink.go': 'To the table',
} as const;
