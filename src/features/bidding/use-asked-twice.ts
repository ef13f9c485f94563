import { type KeyboardEvent, useState } from 'react';

/**
 * A button for what must not be done by accident: it is asked for twice. Whatever else is done
 * between the two presses takes the first back.
 */
export function useAskedTwice(decide: () => void) {
  const [armed, setArmed] = useState(false);
  return {
    /** Whether the next press decides. */
    armed,
    handlers: {
      onClick: () => {
        if (armed) decide();
        else setArmed(true);
      },
      onBlur: () => setArmed(false),
      onKeyDown: (event: KeyboardEvent) => {
        // A key that is held down does not answer the question that it has raised.
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
        if (event.key === 'Escape') setArmed(false);
      },
    },
  };
}
