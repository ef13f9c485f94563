// Whether a hint or a review that is looked at is being made. What runs in idle time waits for it. Opponents are
// not counted: while they think, the table is not at rest.
let count = 0;
let notify = (): void => undefined;

/** Counts a request to a thread until it is answered; tells of both. */
export function whileThinking<Answer>(answer: Promise<Answer>): Promise<Answer> {
  count += 1;
  notify();
  return answer.finally(() => {
    count -= 1;
    notify();
  });
}

export const isThinking = (): boolean => count > 0;

/** Calls `listener`, and no earlier one, whenever a thread is asked something or has answered. */
export const onThinking = (listener: () => void): void => {
  notify = listener;
};
