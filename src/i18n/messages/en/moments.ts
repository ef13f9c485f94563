/** What is stamped on the table for a moment, and the offer to claim or concede. */
export const moments = {
  'moment.made': 'Made it!',
  'moment.sunk': 'Sunk',
  'moment.nilMade': 'Nil made!',
  'moment.nilBroken': 'Nil broken',
  'moment.hooked': 'Hooked',
  'moment.lastTrick': 'The last trick decides',
  'claim.button': 'Claim the last {count} tricks',
  'claim.concede': 'Concede the last {count} tricks',
} as const;
