export const about = {
  'about.title': 'About Oh Hell!',
  'about.text':
    'A card game of exact bids: you against a table of opponents. No account, no server, no ads. It runs on your device, and your games stay there.',
  'about.version': 'Version {version}',
  'about.license': 'Free software under the MIT license.',
  'about.credits': 'Thanks to',
  'about.credit.courts': 'Court cards, recolored',
  'about.credit.type': 'Headings set in',
  'about.credit.icons': 'Icons',
  'about.credit.sound': 'Sounds synthesized with',
  'about.drawn':
    'The suits, pips, card backs, portraits and everything else were drawn for this game.',
  'brokenLink.title': 'This link doesn’t work',
  'brokenLink.text':
    'It may have been cut off, or come from another version of the game. Your own game is on the table, just as you left it.',
  'table.back': 'Back to the table',
  'update.ready': 'A new version is ready.',
  'update.later': 'Later',
} as const;
