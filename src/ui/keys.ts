const isWithin = ({ target }: KeyboardEvent, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null;

/** Whether keys go to a dialog rather than to what is below it. */
const isForDialog = (event: KeyboardEvent): boolean => isWithin(event, 'dialog, [role=dialog]');

/** Whether keys go into a field or a dialog rather than to the table. */
export const isForFieldOrDialog = (event: KeyboardEvent): boolean =>
  isForDialog(event) || isWithin(event, 'input, select, textarea');

/** Whether a modifier makes a key the browser's. */
export const hasModifier = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey;
