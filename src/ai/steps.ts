/** Work in steps of some milliseconds; between them, threads answer messages. */
export type Steps<Made> = Generator<void, Made, void>;

/** Takes all steps at once, and returns their result. */
export function runSteps<Made>(steps: Steps<Made>): Made {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Steps as an anytime computation: its result is null until the last one. */
export function anytimeSteps<Made>(steps: Steps<Made>) {
  let result: Made | null = null;
  return {
    improve(): boolean {
      const step = steps.next();
      if (step.done === true) result = step.value;
      return step.done !== true;
    },
    best: (): Made | null => result,
  };
}
