import { vi } from 'vitest';

/**
 * Waits until `check` no longer throws, and returns its result. Vitest's own limit is one second, which a
 * busy machine takes to load a module; passing tests never wait this long.
 */
export const until = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000, interval: 5 });
