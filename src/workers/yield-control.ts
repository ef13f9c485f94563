interface YieldPorts {
  /** ms. */
  readonly now: () => number;
  /** Resolves in a new task, after others that are waiting. */
  readonly nextTask: () => Promise<void>;
  /** How long a task may last before it yields, in ms. */
  readonly slice: number;
}

/** A function that yields to other tasks if the current one has lasted a slice, and otherwise resolves at once. */
export function createYieldControl({ now, nextTask, slice }: YieldPorts): () => Promise<void> {
  let yielded = -Infinity;
  return async () => {
    if (now() - yielded < slice) return;
    await nextTask();
    yielded = now();
  };
}
