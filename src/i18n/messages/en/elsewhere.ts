export const elsewhere = {
  'elsewhere.title': 'The game is being played in another tab',
  'elsewhere.text': 'You can go on here, exactly where it is now. The other tab then waits.',
  'elsewhere.playHere': 'Play here',
} as const;
