/** The names of games. */
export const games = {
  'preset.bugger-your-neighbor': 'Bugger Your Neighbor',
  'preset.nomination-whist': 'Nomination Whist',
  'preset.up-and-down-the-river': 'Up and Down the River',
  'preset.devils-bridge': 'Devil’s Bridge',
  'preset.canadian': 'Canadian',
  'preset.trump-rotation': 'Trump Rotation',
  'preset.spades': 'Spades',
  'game.houseRules': 'House rules',
  'game.variant': '{game} (variant)',
} as const;
