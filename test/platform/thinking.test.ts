import { expect, test, vi } from 'vitest';
import { onThinking, whileThinking } from '@/platform/thinking.ts';

test('a listener hears of each request when it starts, and when it is answered or fails', async () => {
  // Before anybody listens.
  expect(await whileThinking(Promise.resolve('early'))).toBe('early');
  const settled = vi.fn<() => void>();
  const began = vi.fn<() => () => void>(() => settled);
  onThinking(began);
  let succeed = (): void => undefined;
  let fail = (): void => undefined;
  const answer = new Promise<void>((resolve) => {
    succeed = resolve;
  });
  const failure = new Promise<void>((_resolve, reject) => {
    fail = () => reject(new Error('stuck'));
  });
  const both = Promise.allSettled([whileThinking(answer), whileThinking(failure)]);
  expect(began).toHaveBeenCalledTimes(2);
  expect(settled).not.toHaveBeenCalled();
  succeed();
  fail();
  expect((await both).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(settled).toHaveBeenCalledTimes(2);
});
