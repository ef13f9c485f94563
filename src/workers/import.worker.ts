// The thread that imports a file of games: it reads the file, compares its games with those in the
// browser's database, and writes the new ones, so that the page never waits.
import type { ImportProgress } from '@/store/ports/archive.ts';
import { indexedDbChangeIf } from '@/storage/change-if.ts';
import { importGames } from '@/storage/import-games.ts';
import { indexedDbStore } from '@/storage/keyed-store.ts';
import type { FromImporter, ToImporter } from './protocol.ts';
import { createYield } from './thread.ts';
import { createYieldControl } from './yield-control.ts';

/** How long the thread works between checks for messages, in ms. */
const SLICE_MS = 50;

/** Interval between reports of progress, in ms. */
const REPORT_MS = 100;

const answer = (message: FromImporter): void => self.postMessage(message);

const canceling = new AbortController();

let reported = -Infinity;

function report(progress: ImportProgress): void {
  const now = performance.now();
  if (now - reported < REPORT_MS) return;
  reported = now;
  answer({ kind: 'progress', progress });
}

async function run(file: Blob): Promise<void> {
  try {
    const result = await importGames(
      file,
      {
        store: indexedDbStore(),
        changeIf: indexedDbChangeIf(),
        now: Date.now,
        yieldControl: createYieldControl({
          now: () => performance.now(),
          nextTask: createYield(),
          slice: SLICE_MS,
        }),
      },
      { signal: canceling.signal, onProgress: report },
    );
    answer({ kind: 'imported', result });
  } catch (error) {
    const { aborted } = canceling.signal;
    answer(aborted ? { kind: 'canceled' } : { kind: 'failed', reason: String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToImporter>) => {
  if (data.kind === 'cancel') canceling.abort();
  else void run(data.file);
});
