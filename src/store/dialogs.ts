/** The dialogs over the table. */
export type DialogName =
  | 'newGame'
  | 'daily'
  | 'share'
  | 'sharedGame'
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

/** The views that fill the screen in place of the table and can be opened by name. */
const PLACES = ['lesson', 'exercises'] as const;
export type PlaceName = (typeof PLACES)[number];

export type OpenName = DialogName | PlaceName;

export const isPlace = (name: OpenName): name is PlaceName =>
  (PLACES as readonly OpenName[]).includes(name);
