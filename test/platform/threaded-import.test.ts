import { expect, test } from 'vitest';
import { type ImportThread, threadedImport } from '@/platform/threaded-import.ts';
import type { ImportProgress } from '@/store/ports/archive.ts';
import type { FromImporter, ToImporter } from '@/workers/protocol.ts';

const FILE = new Blob(['{}']);

/** An import whose thread answers what the test says. */
function importing() {
  const sent: ToImporter['kind'][] = [];
  const progress: ImportProgress[] = [];
  const events = new EventTarget();
  let ended = 0;
  const thread: ImportThread = {
    postMessage: ({ kind }) => void sent.push(kind),
    terminate: () => (ended += 1),
    addEventListener: (type: string, listener: (event: never) => void) =>
      events.addEventListener(type, listener as unknown as EventListener),
  };
  const canceling = new AbortController();
  const imported = threadedImport(() => thread)(FILE, {
    signal: canceling.signal,
    onProgress: (each) => void progress.push(each),
  });
  return {
    imported,
    sent,
    progress,
    cancel: () => canceling.abort(new Error('canceled')),
    say: (data: FromImporter) => events.dispatchEvent(new MessageEvent('message', { data })),
    fail: () => events.dispatchEvent(Object.assign(new Event('error'), { message: 'no thread' })),
    threads: () => 1 - ended,
  };
}

const REFUSED = { ok: false, error: { kind: 'newer-version' } } as const;

test('a thread imports a file, reports its progress, and ends', async () => {
  const { imported, say, sent, progress, threads } = importing();
  say({ kind: 'progress', progress: { done: 1, total: 2 } });
  say({ kind: 'imported', result: REFUSED });
  expect(await imported).toEqual(REFUSED);
  expect(sent).toEqual(['import']);
  expect(progress).toEqual([{ done: 1, total: 2 }]);
  expect(threads()).toBe(0);
});

test('a canceled import ends when the thread confirms it, and not before', async () => {
  const { imported, say, sent, cancel, threads } = importing();
  cancel();
  expect(sent).toEqual(['import', 'cancel']);
  expect(threads()).toBe(1);
  say({ kind: 'canceled' });
  await expect(imported).rejects.toThrow('canceled');
  expect(threads()).toBe(0);
});

test('an import that was canceled too late succeeds', async () => {
  const { imported, say, cancel } = importing();
  cancel();
  say({ kind: 'imported', result: REFUSED });
  expect(await imported).toEqual(REFUSED);
});

test.each(['the thread', 'the import'])('if %s fails, so does the import', async (what) => {
  const { imported, say, fail, threads } = importing();
  if (what === 'the thread') fail();
  else say({ kind: 'failed', reason: 'Error: no thread' });
  await expect(imported).rejects.toThrow('no thread');
  expect(threads()).toBe(0);
});
