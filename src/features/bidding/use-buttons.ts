import { type RefCallback, useMemo, useRef } from 'react';

interface Buttons<Key> {
  /** Ref callback for the button of a key. */
  readonly refOf: (key: Key) => RefCallback<HTMLButtonElement>;
  /** Moves the focus to a button; false if there is none. */
  readonly focus: (key: Key) => boolean;
  /** Whether the button of a key has the focus. */
  readonly hasFocus: (key: Key) => boolean;
}

/** The buttons of a decision, by key. */
export function useButtons<Key>(): Buttons<Key> {
  const buttons = useRef(new Map<Key, HTMLButtonElement>());
  return useMemo(
    () => ({
      refOf: (key) => (button) => {
        if (button) buttons.current.set(key, button);
        else buttons.current.delete(key);
      },
      focus(key) {
        const button = buttons.current.get(key);
        button?.focus();
        return button !== undefined;
      },
      hasFocus(key) {
        const button = buttons.current.get(key);
        return button !== undefined && button === document.activeElement;
      },
    }),
    [],
  );
}
