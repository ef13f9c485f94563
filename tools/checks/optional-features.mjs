/**
 * Features that some minimum browser lacks and the game does without, each with what happens there.
 * The keys are those of tools/checks/browser-support.mjs.
 */
export const optionalFeatures = new Map(
  Object.entries({
    // Called behind a check.
    'navigator.connection': 'prefetches as on any connection',
    '.saveData': 'prefetches as on any connection',
    'navigator.share': 'no Share button; links can be copied',
    'navigator.vibrate': 'no vibration',
    requestIdleCallback: 'a timer instead',
    '.getWeekInfo': 'the property weekInfo, or weeks that begin on Monday',
    '.checkVisibility': 'Base UI reads the computed style instead',
    'Error.captureStackTrace': 'errors of ts-fsrs keep the stack of their constructor',

    // Read by React; nothing here uses them, or their absence reads as undefined.
    '.changedTouches': 'there are no touch events without touch',
    '.canIntercept': 'only in pages that use the Navigation API',
    '.currentEntry': 'only in pages that use the Navigation API',
    '.cssFloat': 'a style that is never set',
    '.fetchPriority': 'an attribute that is never set',
    '.imageSizes': 'an attribute that is never set',
    '.movementX': 'a field of mouse events that nothing reads',
    '.movementY': 'a field of mouse events that nothing reads',
    '.startViewTransition': 'no view transitions are started',
    '.skipTransition': 'no view transitions are started',

    // Members of libraries' own objects that share a name with a newer interface.
    '.ViewTransition': 'React.ViewTransition',
    '.createContext': 'React.createContext',
    '.displayName': 'of a React component',
    '.toArray': 'React.Children.toArray',

    // Styles whose absence leaves a plainer look.
    'break-after: avoid': 'a heading may end a column',
    'cursor: not-allowed': 'no pointer on phones',
    'cursor: pointer': 'no pointer on phones',
    'font-family: ui-monospace': 'the next font of the list',
    'forced-color-adjust': 'Safari has no forced colors',
    'forced-color-adjust: none': 'Safari has no forced colors',
    resize: 'text fields keep their size on phones',
    'resize: vertical': 'text fields keep their size on phones',
    'scrollbar-color': 'scroll bars of the system',
    'scrollbar-gutter': 'columns of two tables stand a few px apart',
    'scrollbar-gutter: stable': 'columns of two tables stand a few px apart',
    'text-wrap': 'lines break as usual',
    'text-wrap: balance': 'lines break as usual',
    'text-wrap: pretty': 'lines break as usual',
    'word-break: auto-phrase': 'Japanese breaks between any characters',
  }),
);
