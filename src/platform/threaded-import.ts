import type { ImportGames } from '@/store/ports/archive.ts';
import type { FromImporter, ToImporter } from '@/workers/protocol.ts';

/** A thread that imports one file. */
const spawnImporter = () =>
  new Worker(new URL('../workers/import.worker.ts', import.meta.url), {
    type: 'module',
    name: 'importer',
  });

/** The part of a worker that an import uses. */
export interface ImportThread {
  postMessage(message: ToImporter): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { data: FromImporter }) => void): void;
  addEventListener(type: 'error', listener: (event: { message: string }) => void): void;
}

/**
 * Imports a file in a thread of its own, which ends with the import. A canceled import rejects once
 * the thread has confirmed that nothing was written; one that can no longer be canceled succeeds.
 */
export const threadedImport =
  (spawn: () => ImportThread = spawnImporter): ImportGames =>
  (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const thread = spawn();
      const send = (message: ToImporter): void => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin.
        thread.postMessage(message);
      };
      const cancel = (): void => send({ kind: 'cancel' });
      function end(): void {
        signal.removeEventListener('abort', cancel);
        thread.terminate();
      }
      thread.addEventListener('error', ({ message }) => {
        end();
        reject(new Error(message));
      });
      thread.addEventListener('message', ({ data }) => {
        if (data.kind === 'progress') {
          onProgress(data.progress);
          return;
        }
        end();
        if (data.kind === 'imported') resolve(data.result);
        else reject(new Error(data.kind === 'canceled' ? 'canceled' : data.reason));
      });
      signal.addEventListener('abort', cancel);
      send({ kind: 'import', file });
    });
