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
  | 'compare'
  | 'rules'
  | 'settings'
  | 'help'
  | 'about'
  | 'brokenLink'
  | 'menu';

/** The views that fill the screen in place of the table and can be opened by name. */
const FULL_SCREEN_VIEWS = [
  'lesson',
  'exercises',
  'drill',
  'insights',
  'analysis',
  'guide',
] as const;
export type ViewName = (typeof FULL_SCREEN_VIEWS)[number];

export type DialogOrViewName = DialogName | ViewName;

/** Whether a name is that of a screen, which covers the table. */
export const isFullScreenView = (name: DialogOrViewName): name is ViewName =>
  (FULL_SCREEN_VIEWS as readonly DialogOrViewName[]).includes(name);
