// Whether a hint, a review or a position that the player waits for is being computed; idle-time work pauses meanwhile.
// Opponents do not count: while they think, the table is not idle anyway.
let count = 0;
let notify = (): void => undefined;

/** Counts a request as pending until it is settled, and notifies the listener of both. */
export function whileThinking<Answer>(answer: Promise<Answer>): Promise<Answer> {
  count += 1;
  notify();
  return answer.finally(() => {
    count -= 1;
    notify();
  });
}

/** Whether any request is running. */
export const isThinking = (): boolean => count > 0;

/** Calls `listener` whenever a request starts or is settled. It replaces any earlier listener. */
export const onThinking = (listener: () => void): void => {
  notify = listener;
};
