import { createStore } from 'zustand/vanilla';
import { type GameRecord, type RoundRecord, type Seat, stateAfter } from '@/engine/index.ts';
import type { RoundReview } from '@/engine/review/index.ts';
import { type Reviewers, ReviewersUnavailable, type Reviews } from '../ports/reviews.ts';
import { humanSeat } from '../seating.ts';

export interface ReviewState {
  /** By round; null where the review is not complete. */
  readonly rounds: readonly (RoundReview | null)[];
  /** Interim review of the round in progress. */
  readonly underway: RoundReview | null;
  readonly status: 'resting' | 'working' | 'done' | 'failed';
  /** Whether the last attempt to save the review failed; it can still be shown. */
  readonly isUnsaved: boolean;
  /** Whether it failed only because nobody can review now. */
  readonly isUnavailable: boolean;
}

/** A game to be reviewed; it may still be played. */
export interface Reviewed {
  /** null: neither the game nor its review is saved. */
  readonly id: string | null;
  readonly record: GameRecord;
  /** Its finished rounds. */
  readonly past: readonly RoundRecord[];
}

/**
 * A game that is not on the table.
 * @throws if the record cannot be folded; callers validate records from outside
 */
export function reviewedGame(id: string | null, record: GameRecord): Reviewed {
  return { id, record, past: stateAfter(record).past };
}

interface ReviewPorts {
  readonly reviewers: Reviewers;
  readonly reviews: Reviews;
}

const unreviewed = (past: readonly RoundRecord[]): ReviewState => ({
  rounds: past.map(() => null),
  underway: null,
  status: 'resting',
  isUnsaved: false,
  isUnavailable: false,
});

/** The reviews of a game's rounds: those saved with it, and those made now. */
function createRoundReviews(
  { reviewers, reviews }: ReviewPorts,
  { id, record, past }: Reviewed,
  seat: Seat,
) {
  let isRead = false;
  const store = createStore(() => unreviewed(past));

  const put = (review: RoundReview): void =>
    store.setState(({ rounds }) => ({
      rounds: rounds.map((each, index) => (index === review.round ? review : each)),
    }));

  async function read(): Promise<void> {
    if (isRead) return;
    // Unreadable reviews are made again.
    const saved = id === null ? [] : await reviews.read(id, record).catch(() => []);
    isRead = true;
    for (const review of saved) put(review);
  }

  const done = (): RoundReview[] => store.getState().rounds.filter((round) => round !== null);

  /** The rounds still to review, `first` first. */
  function* toDo(first: number): Generator<number> {
    const { rounds } = store.getState();
    if (rounds[first] === null) yield first;
    for (const [index, round] of rounds.entries())
      if (round === null && index !== first) yield index;
  }

  /** Saves the finished rounds. A review that cannot be saved can still be shown. */
  async function save(): Promise<void> {
    if (id === null) return;
    const isUnsaved = await reviews.write(id, record, done()).then(
      () => false,
      () => true,
    );
    store.setState({ isUnsaved });
  }

  /** Reviews what is still to review, round `first` first. Rejects if aborted. */
  async function complete(first: number, signal: AbortSignal): Promise<void> {
    await read();
    for (const round of toDo(first)) {
      signal.throwIfAborted();
      const showUnderway = (underway: RoundReview): void => {
        if (!signal.aborted) store.setState({ underway });
      };
      put(await reviewers.review({ record, round, seat }, showUnderway, signal));
      store.setState({ underway: null });
      await save();
    }
  }

  return { store, complete };
}

/**
 * Reviews the finished rounds of a game one after the other. It can be stopped at any time and
 * resumes there: each round's review is saved with the game.
 */
export function createReview(ports: ReviewPorts, game: Reviewed) {
  const { id, record, past } = game;
  const seat = humanSeat(record.header);
  const { store, complete } = createRoundReviews(ports, game, seat);
  let working: AbortController | null = null;

  return {
    store,
    id,
    record,
    seat,
    past,

    /** Starts or resumes, with the given round (0-based) first unless it is done. */
    begin(first = 0): void {
      if (working !== null) return;
      const mine = new AbortController();
      working = mine;
      const finish = (status: ReviewState['status'], isUnavailable = false): void => {
        if (working !== mine) return;
        working = null;
        store.setState({ status, isUnavailable, underway: null });
      };
      store.setState({ status: 'working', isUnavailable: false });
      complete(first, mine.signal).then(
        () => finish('done'),
        (error: unknown) => finish('failed', error instanceof ReviewersUnavailable),
      );
    },

    /** Stops; finished rounds stay. */
    leave(): void {
      if (working === null) return;
      const left = working;
      working = null;
      store.setState({ status: 'resting', underway: null });
      left.abort();
    },
  };
}

export type Review = ReturnType<typeof createReview>;
