/** Texts of moments: stamps, notes on the player's cards, the offer to claim or concede. */
export const moments = {
  'moment.made': 'Made it!',
  'moment.sunk': 'Sunk',
  'moment.nilMade': 'Nil made!',
  'moment.nilBroken': 'Nil broken',
  'moment.hooked': 'Can’t bid {bid}',
  'moment.lastTrick': 'The last trick decides',
  'claim.button': 'Claim the last {count} tricks',
  'claim.concede': 'Concede the last {count} tricks',
  'card.ahead': '{card}, chosen ahead',
  'hand.ahead': 'Will be played on your turn',
  'hand.lifted': 'Choose it again to play it',
  'hand.dropped': 'Card not played. {reason}',
} as const;
