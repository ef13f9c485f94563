/** The text before and after the only placeholder of a message. */
const partsOf = (message: string): readonly [before: string, after: string] => {
  const [before = '', after = ''] = message.split(/\{\w+\}/);
  return [before, after];
};

/** A CSS selector for buttons labeled with a message that has one placeholder. */
export function buttonsWithMessage(message: string): string {
  const [before, after] = partsOf(message);
  return `button[aria-label^=${JSON.stringify(before)}][aria-label$=${JSON.stringify(after)}]`
    .replaceAll('[aria-label^=""]', '')
    .replaceAll('[aria-label$=""]', '');
}

/** A pattern for a message with one placeholder, whatever its value. */
export function messagePattern(message: string): RegExp {
  const [before, after] = partsOf(message).map((text) =>
    text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${before}.+${after}$`);
}
