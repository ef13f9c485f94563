export const otherTab = {
  'otherTab.title': 'This game is open in another tab',
  'otherTab.text': 'You can continue here, right where you left off. The other tab will pause.',
  'otherTab.playHere': 'Play here',
} as const;
