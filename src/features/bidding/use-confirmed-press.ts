import { type KeyboardEvent, useState } from 'react';

/** A button that needs two presses. Anything else in between cancels the first. */
export function useConfirmedPress(decide: () => void) {
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
        // A held-down key does not count as the second press.
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
        if (event.key !== 'Escape' || !armed) return;
        // Escape only cancels the first press.
        event.preventDefault();
        setArmed(false);
      },
    },
  };
}
