/** All that can be opened over the table. */
export type DialogName =
  | 'newGame'
  | 'fairness'
  | 'history'
  | 'sheet'
  | 'lastTrick'
  | 'log'
  | 'rules'
  | 'settings'
  | 'help'
  | 'about'
  | 'lostLink'
  | 'menu';
