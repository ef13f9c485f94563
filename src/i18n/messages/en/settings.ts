export const settings = {
  'settings.title': 'Settings',
  'settings.speed': 'Speed',
  'settings.speed.hint': 'How fast cards travel and how long the others think.',
  'speed.relaxed': 'Relaxed',
  'speed.normal': 'Normal',
  'speed.fast': 'Fast',
  'speed.instant': 'Instant',
  'settings.trickPause': 'A finished trick stays',
  'settings.trickPause.seconds': '{seconds} s',
  'settings.trickPause.tap': 'Until I tap',
  'settings.trickPause.hint.scaled':
    'At this speed it stays {seconds, plural, one {# second} other {# seconds}}.',
  'settings.trickPause.hint.tap': 'Tap the table or press Space to go on.',
  'settings.trickPause.hint.instant': 'At instant speed tricks are gathered at once.',
} as const;
