import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { requestPersistence } from '@/app/start/request-persistence.ts';

const past = (rounds: number) => ({ view: { past: Array.from({ length: rounds }) } });

/** Counts the requests. */
function countRequests() {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist } });
  return persist;
}

test('the first finished round asks for persistent storage, and no later one does', () => {
  const persist = countRequests();
  const store = createStore(() => past(0));
  requestPersistence(store);
  store.setState(past(0));
  expect(persist).not.toHaveBeenCalled();
  store.setState(past(1));
  store.setState(past(2));
  expect(persist).toHaveBeenCalledOnce();
});

test('a round that was finished before is enough', () => {
  const persist = countRequests();
  const store = createStore(() => past(1));
  requestPersistence(store);
  expect(persist).toHaveBeenCalledOnce();
  store.setState(past(2));
  expect(persist).toHaveBeenCalledOnce();
});

test.each([
  ['a browser without storage', {}],
  ['a browser that refuses', { storage: { persist: () => Promise.reject(new Error('no')) } }],
])('%s is no failure', (_, browser) => {
  vi.stubGlobal('navigator', browser);
  expect(() => requestPersistence(createStore(() => past(1)))).not.toThrow();
});
