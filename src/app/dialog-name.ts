/** All that can be opened over the table. */
export type DialogName =
  'newGame' | 'sheet' | 'lastTrick' | 'log' | 'rules' | 'settings' | 'help' | 'about' | 'menu';
