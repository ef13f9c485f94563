import { availableParallelism } from 'node:os';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { type DealResult, type Match, playDeal, playersOf } from './match.ts';
import { playerFor } from './players.ts';

/** One thread's part of a match: every `step`-th deal from `first` on. */
interface Part {
  readonly match: Match;
  readonly first: number;
  readonly step: number;
}

interface Answer {
  readonly deal: number;
  readonly result: DealResult;
}

/** A worker plays the deals of its part. */
async function playPart({ match, first, step }: Part): Promise<void> {
  const named = playersOf(match).map((name) => [name, playerFor(name, match.budget)] as const);
  const players = Object.fromEntries(named.map(([name, { play }]) => [name, play]));
  for (let deal = first; deal < match.deals; deal += step) {
    const answer: Answer = { deal, result: await playDeal(match, deal, players, performance) };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread, not a window.
    parentPort?.postMessage(answer);
  }
  for (const [, { leave }] of named) leave();
}

function inThread(part: Part, results: DealResult[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(process.argv[1] ?? '', { workerData: part });
    worker.on('message', ({ deal, result }: Answer) => {
      results[deal] = result;
    });
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`thread: ${code}`))));
  });
}

/**
 * Plays a match on several threads; the result does not depend on their number.
 * @param from the first deal to play.
 */
export async function playMatch(
  match: Match,
  threads: number,
  from = 0,
): Promise<readonly DealResult[]> {
  const step = Math.max(1, Math.min(threads, availableParallelism(), match.deals - from));
  const results: DealResult[] = [];
  await Promise.all(
    Array.from({ length: step }, (_, first) =>
      inThread({ match, first: from + first, step }, results),
    ),
  );
  return results.slice(from);
}

/** Runs a program; in a thread it started, plays that thread's part of a match. */
export async function runMainOrPart(main: () => Promise<number>): Promise<void> {
  if (isMainThread) process.exitCode = await main();
  else await playPart(workerData as Part);
}
