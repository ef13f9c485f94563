/** Whose turn it is, and what a press does. */
export const turn = {
  'turn.you.call': 'Your call',
  'turn.other.declare': '{name} to decide on blind nil',
  'turn.other.trump': '{name} to name trump',
  'turn.you.bid': 'Your bid',
  'turn.you.play': 'Your turn',
  'turn.you.lead': 'Your lead',
  'turn.all.bid': 'Everyone is bidding',
  'turn.other.bid': '{name} to bid',
  'turn.other.play': '{name} to play',
  'turn.speedUp': 'Speed up',
  'turn.tap': 'Press to continue',
} as const;
