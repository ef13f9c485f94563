/** What is stamped on the table for a moment. */
export const moments = {
  'moment.made': 'Made it!',
  'moment.sunk': 'Sunk',
  'moment.nilMade': 'Nil made!',
  'moment.nilBroken': 'Nil broken',
  'moment.hooked': 'Hooked',
  'moment.lastTrick': 'The last trick decides',
} as const;
