import { type StoreApi, createStore } from 'zustand/vanilla';
import type { GameRecord } from '@/engine/index.ts';
import type { Cancel, Clock } from '../ports/clock.ts';
import type { FactsRepository, Reviewers, Reviews } from '../ports/reviews.ts';
import { type ReviewState, createReview, reviewedGame } from './review.ts';
import { type GameSummary, newestFirst } from './summary.ts';

/** The time without input before reviews begin, in ms. */
export const QUIET_MS = 4000;

/** How many games keep their whole reviews, from the newest; the others keep their facts. */
export const KEPT_REVIEWS = 100;

export interface IdleReviewState {
  readonly isWorking: boolean;
  /** How many games were reviewed since the page was opened. */
  readonly done: number;
}

interface IdleReviewPorts {
  readonly clock: Clock;
  /** Runs in a separate thread, which `close` ends. */
  readonly reviewers: Reviewers & { readonly close: () => void };
  readonly reviews: Reviews;
  readonly facts: FactsRepository;
  readonly games: {
    list(): Promise<{ readonly games: readonly GameSummary[] }>;
    record(id: string): Promise<GameRecord | null>;
  };
  /** Called once all games are reviewed. */
  readonly afterwards: (signal: AbortSignal) => Promise<void>;
  /** Whether reviews may run now. */
  readonly isIdle: () => boolean;
}

/** The ids of games still to be reviewed, the newest first. Drops reviews that need not be kept. */
async function toDo({ games, facts }: IdleReviewPorts): Promise<string[]> {
  const [listed, done] = await Promise.all([games.list(), facts.ids()]);
  const ids = newestFirst(listed.games).map(({ id }) => id);
  await facts.dropReviewsExcept(ids.slice(0, KEPT_REVIEWS));
  return ids.filter((id) => !done.has(id));
}

/**
 * How the review of a game ended: all of it is reviewed and saved, the game cannot be reviewed, reviews
 * cannot be saved, or nobody can review now.
 */
type Outcome = 'saved' | 'failed' | 'unsaved' | 'unavailable';

function outcomeOf({ status, isUnsaved, isUnavailable }: ReviewState): Outcome {
  if (isUnavailable) return 'unavailable';
  if (isUnsaved) return 'unsaved';
  return status === 'done' ? 'saved' : 'failed';
}

/** Reviews a game, up to the first round that cannot be saved. */
async function reviewGame(
  ports: IdleReviewPorts,
  id: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const record = await ports.games.record(id);
  if (record === null || signal.aborted) return 'failed';
  const review = createReview(ports, reviewedGame(id, record));
  const ended = new AbortController();
  await new Promise<void>((resolve) => {
    const stop = (): void => {
      review.leave();
      resolve();
    };
    // Removed at the end: a run may take in hundreds of games, and this keeps the whole review.
    signal.addEventListener('abort', stop, { signal: ended.signal });
    review.store.subscribe(({ status, isUnsaved }) => {
      if (isUnsaved) stop();
      else if (status === 'done' || status === 'failed') resolve();
    });
    review.begin();
  });
  ended.abort();
  return outcomeOf(review.store.getState());
}

/** Reviews all games in turn, and knows which of them are in vain. */
function createRuns(ports: IdleReviewPorts, store: StoreApi<IdleReviewState>) {
  /** Games that cannot be reviewed, such as those with rules that the nets do not know. */
  const failed = new Set<string>();
  /** Whether a review could not be saved: without that, every idle time would make the same ones. */
  let isStorageBroken = false;

  /** Reviews a game. Resolves with whether others may follow. */
  async function review(id: string, signal: AbortSignal): Promise<boolean> {
    store.setState({ isWorking: true });
    const outcome = await reviewGame(ports, id, signal);
    // Another idle time tries again.
    if (signal.aborted || outcome === 'unavailable') return false;
    if (outcome === 'saved') store.setState(({ done }) => ({ done: done + 1 }));
    else if (outcome === 'failed') failed.add(id);
    else isStorageBroken = true;
    return true;
  }

  /** Reviews what there is to review. Resolves with whether other work may follow. */
  async function run(signal: AbortSignal): Promise<boolean> {
    if (isStorageBroken) return true;
    for (const id of await toDo(ports)) {
      if (signal.aborted) return false;
      if (failed.has(id)) continue;
      if (!(await review(id, signal))) return false;
      if (isStorageBroken) return true;
    }
    return true;
  }

  return run;
}

/**
 * Reviews finished games one by one in idle time, the newest first. `disturb` stops it at once; finished rounds
 * are kept, and it resumes after another idle time. Once a review cannot be saved, no more are made.
 */
export function createIdleReviews(ports: IdleReviewPorts) {
  const store = createStore<IdleReviewState>(() => ({ isWorking: false, done: 0 }));
  const run = createRuns(ports, store);
  let cancelWait: Cancel = () => undefined;
  let working: AbortController | null = null;

  async function work(signal: AbortSignal): Promise<void> {
    if (!(await run(signal))) return;
    store.setState({ isWorking: false });
    await ports.afterwards(signal);
  }

  function stop(): void {
    const left = working;
    if (left === null) return;
    working = null;
    left.abort();
    store.setState({ isWorking: false });
  }

  function start(): void {
    if (working !== null || !ports.isIdle()) return;
    const mine = new AbortController();
    working = mine;
    const finish = (): void => {
      if (working !== mine) return;
      stop();
      ports.reviewers.close();
    };
    // Without storage there is nothing to review.
    work(mine.signal).then(finish, finish);
  }

  /** To be called on any input: stops, and resumes after an idle time. */
  function disturb(): void {
    stop();
    // Frees the thread's memory for the game.
    if (!ports.isIdle()) ports.reviewers.close();
    cancelWait();
    cancelWait = ports.clock.after(QUIET_MS, start);
  }

  return { store, disturb };
}
