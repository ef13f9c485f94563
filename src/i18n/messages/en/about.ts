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
} as const;
