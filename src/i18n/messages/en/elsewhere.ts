export const elsewhere = {
  'elsewhere.title': 'This game is open in another tab',
  'elsewhere.text': 'You can continue here, exactly where it is. The other tab will wait.',
  'elsewhere.playHere': 'Play here',
} as const;
