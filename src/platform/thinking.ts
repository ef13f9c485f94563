/** Called when a request starts; what it returns is called when that is settled. */
let began = (): (() => void) => () => undefined;

/**
 * Reports a hint, a review or a position that the player waits for while it is computed: idle-time work pauses
 * meanwhile. Opponents do not count: while they think, the table is not idle anyway.
 */
export const whileThinking = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.finally(began());

/** Calls `listener` whenever a request starts; what it returns is called when that is settled. */
export const onThinking = (listener: typeof began): void => {
  began = listener;
};
