/** Whether keys go into a field or a dialog rather than to the table. */
export const goesElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest('input, select, textarea, dialog, [role=dialog]') !== null;

/** Whether a key is pressed together with one that makes it the browser's. */
export const hasModifier = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey;
