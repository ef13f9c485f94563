import { type StoreApi, createStore } from 'zustand/vanilla';
import type { Exercise } from '@/engine/exercise/index.ts';
import type { Day } from '../day.ts';
import type { Cancel, Clock } from '../ports/clock.ts';
import { type Practice, positionAsExercise } from './practice.ts';
import { MAX_DUE_IN_SESSION, duePositions } from './practice-progress.ts';
import { recallOf } from './spacing.ts';
import type { RatedAnswer, Training } from './training.ts';
import type { ReadyPosition, TrainingFilter } from './training-stock.ts';
import type { Supply } from './training-supply.ts';

/** How long a session lasts, in seconds. */
const SESSION_S = 300;
const SECOND_MS = 1000;

/** The first answer to a position of a session. */
export interface SessionAnswer {
  readonly subject: Exercise['subject'];
  readonly isRight: boolean;
}

/** A session of training: positions until the time is up, then the result. */
export interface TrainingSessionState {
  /** The open position; null while it is awaited, `failed` if none could be made. */
  readonly position: Exercise | ReadyPosition | 'failed' | null;
  readonly answers: readonly SessionAnswer[];
  /** What the answer to the open position changed; null before it. */
  readonly rated: RatedAnswer | null;
  /** By how much the rating changed so far. */
  readonly change: number;
  /** Seconds left; they count down only while a position is open and unanswered. */
  readonly left: number;
  /** Whether the result is shown. */
  readonly isEnded: boolean;
}

interface SessionPorts {
  readonly supply: Pick<Supply, 'next' | 'close'>;
  readonly training: Pick<Training, 'answer'>;
  readonly practice: Pick<Practice, 'load' | 'store' | 'review' | 'addMissed'>;
  readonly clock: Clock;
  readonly today: () => Day;
}

const NEW_SESSION: TrainingSessionState = {
  position: null,
  answers: [],
  rated: null,
  change: 0,
  left: SESSION_S,
  isEnded: false,
};

type SessionStore = StoreApi<TrainingSessionState>;

/** Counts the seconds down while it is started, to zero. */
function createCountdown(store: SessionStore, clock: Clock) {
  let cancel: Cancel = () => undefined;

  function start(): void {
    const { left } = store.getState();
    if (left <= 0) return;
    cancel = clock.after(SECOND_MS, () => {
      store.setState({ left: left - 1 });
      start();
    });
  }

  return { start, stop: (): void => cancel() };
}

/** The positions of a session, one after the other: first the missed ones that are due, then new ones. */
function createPositions({ supply, practice, today }: SessionPorts, filter: TrainingFilter) {
  const due = practice
    .load()
    .then(() =>
      duePositions(practice.store.getState().positions, today())
        .slice(0, MAX_DUE_IN_SESSION)
        .map(positionAsExercise),
    );
  return async (count: number, signal: AbortSignal): Promise<Exercise | ReadyPosition> =>
    (await due)[count] ?? supply.next(filter, signal);
}

/** Lets a missed position come back, and spaces one that came back. */
function remember(
  practice: SessionPorts['practice'],
  { id, subject, record, right }: Exercise,
  isRight: boolean,
  thoughtMs: number,
): void {
  if (subject === 'own') void practice.review(id, recallOf(isRight, thoughtMs));
  else if (!isRight && right[0] !== undefined)
    void practice.addMissed({ id, record, right: right[0] });
}

/** Counts the first answer to a position, and shows what it changed while that is open. */
async function rate(
  store: SessionStore,
  { training, practice }: SessionPorts,
  exercise: Exercise,
  { isRight, thoughtMs }: { readonly isRight: boolean; readonly thoughtMs: number },
): Promise<void> {
  const { answers } = store.getState();
  store.setState({ answers: [...answers, { subject: exercise.subject, isRight }] });
  remember(practice, exercise, isRight, thoughtMs);
  const rated = await training.answer(exercise, isRight, null);
  const { change, position } = store.getState();
  store.setState({
    change: change + rated.after.value - rated.before.value,
    ...(position === exercise && { rated }),
  });
}

/** A session of five minutes. */
export function createTrainingSession(ports: SessionPorts, filter: TrainingFilter) {
  const { supply, clock } = ports;
  const store = createStore<TrainingSessionState>(() => NEW_SESSION);
  const countdown = createCountdown(store, clock);
  const positionAt = createPositions(ports, filter);
  let count = 0;
  /** Aborts the making of the next position. */
  let opening = new AbortController();

  function openNext(): void {
    countdown.stop();
    opening.abort();
    opening = new AbortController();
    const { signal } = opening;
    const show = (position: Exercise | ReadyPosition | 'failed'): void => {
      if (signal.aborted) return;
      store.setState({ position });
      if (position !== 'failed') countdown.start();
    };
    store.setState({ position: null, rated: null });
    positionAt(count, signal).then(show, () => show('failed'));
  }

  /** Shows the result. A position that is still being made is not opened any more. */
  function end(): void {
    countdown.stop();
    opening.abort();
    store.setState({ isEnded: true });
  }

  /** The next position, or the result once the time is up. */
  function goOn(): void {
    if (store.getState().left <= 0) {
      end();
      return;
    }
    count += 1;
    openNext();
  }

  /** Opens the first position. One that was open before `close` stays: an analysis was over its answer. */
  function open(): void {
    if (store.getState().position === null) openNext();
  }

  /** Counts the first answer to the open position. */
  async function answer(exercise: Exercise, isRight: boolean, thoughtMs: number): Promise<void> {
    countdown.stop();
    await rate(store, ports, exercise, { isRight, thoughtMs });
  }

  /** Stops the countdown and the making of positions. */
  function close(): void {
    countdown.stop();
    opening.abort();
    supply.close();
  }

  return { store, open, end, goOn, answer, close };
}
