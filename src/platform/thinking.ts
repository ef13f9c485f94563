// Whether a thread thinks for the player now: an opponent, a hint or a review that is looked at. What runs in
// idle time waits for it.
let count = 0;
const listeners = new Set<() => void>();

/** Counts a request to a thread until it is answered. */
export function whileThinking<Answer>(answer: Promise<Answer>): Promise<Answer> {
  count += 1;
  for (const listener of listeners) listener();
  return answer.finally(() => {
    count -= 1;
  });
}

export const isThinking = (): boolean => count > 0;

/** Calls `listener` whenever a thread is asked something. */
export const onThinking = (listener: () => void): void => void listeners.add(listener);
