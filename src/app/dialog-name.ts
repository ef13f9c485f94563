/** All that can be opened over the table. */
export type DialogName =
  | 'newGame'
  | 'fairness'
  | 'sheet'
  | 'lastTrick'
  | 'log'
  | 'rules'
  | 'settings'
  | 'help'
  | 'about'
  | 'menu';
