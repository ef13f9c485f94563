/** All that can be opened over the table. */
export type DialogName = 'newGame' | 'sheet' | 'lastTrick' | 'rules' | 'settings' | 'help' | 'menu';
