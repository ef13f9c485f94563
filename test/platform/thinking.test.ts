import { expect, test, vi } from 'vitest';
import { isThinking, onThinking, whileThinking } from '@/platform/thinking.ts';

test('a thread thinks from its request to its answer or failure, and says so', async () => {
  const told = vi.fn<() => void>();
  onThinking(told);
  let succeed = (): void => undefined;
  let fail = (): void => undefined;
  const answer = new Promise<void>((resolve) => {
    succeed = resolve;
  });
  const failure = new Promise<void>((_resolve, reject) => {
    fail = () => reject(new Error('stuck'));
  });
  const both = Promise.allSettled([whileThinking(answer), whileThinking(failure)]);
  expect(isThinking()).toBe(true);
  expect(told).toHaveBeenCalledTimes(2);
  succeed();
  fail();
  expect((await both).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(isThinking()).toBe(false);
  // What waits for the end is told of it.
  expect(told).toHaveBeenCalledTimes(4);
});
