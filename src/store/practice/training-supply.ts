import type { HabitName, MadePosition, Subject } from '@/engine/exercise/index.ts';
import { type Day, dayNumber } from '../day.ts';
import type { PositionMakers } from '../ports/position-makers.ts';
import type { Randomness } from '../ports/randomness.ts';
import {
  PRACTICE_PRESETS,
  PUZZLE_PRESETS,
  type PracticeDeal,
  gamesWith,
  practiceDeal,
  presetGameOf,
  subjectsBeside,
  subjectsOf,
  titleOfGame,
} from './practice-games.ts';
import {
  type ReadyPosition,
  type StockStorage,
  type TrainingFilter,
  type LoadedRating,
  createStock,
  rulesKey,
} from './training-stock.ts';
import { estimatedRating } from './training-rating.ts';

interface SupplyPorts {
  readonly makers: PositionMakers;
  readonly storage: StockStorage;
  readonly randomness: Randomness;
  readonly rating: LoadedRating;
  /** Pauses other work until a position that the player waits for is made. */
  readonly whileThinking: <Made>(made: Promise<Made>) => Promise<Made>;
}

const [FIRST_PRESET, ...OTHER_PRESETS] = PRACTICE_PRESETS;
/** The games in which positions are made if the player has chosen none. */
const PRACTICE_GAMES = [presetGameOf(FIRST_PRESET), ...OTHER_PRESETS.map(presetGameOf)] as const;

/** How many positions that fit a filter are made ahead. */
export const AHEAD = 6;
/** The number of latest positions of a subject in which habits are counted. */
const RECENT = 20;

/** How many positions are made for a grade before the nearest one is taken. */
const MAX_TRIES = 4;

/** The lowest random deal number; lower ones belong to exercises that come with the game and to daily puzzles. */
const FIRST_RANDOM_DEAL = 2 ** 45;

/** The number of random deal numbers. */
const RANDOM_DEALS = 2 ** 48;

/** Deal numbers reserved for each daily puzzle: far more than are ever tried. */
const DEALS_OF_DAY = 10_000;

const pick = <Item>(items: readonly Item[], fraction: number): Item =>
  items[Math.floor(fraction * items.length)] as Item;

const readyFrom = ({ game }: PracticeDeal, made: MadePosition): ReadyPosition => {
  const { subject, deal, grade, record, right, solved } = made;
  const id = `${subject}-${deal}`;
  const rating = estimatedRating(solved);
  return { id, subject, game: rulesKey(game), ...titleOfGame(game), grade, record, right, rating };
};

/** The subjects of daily puzzles, in turn; positions for them are found quickly in all games. */
const PUZZLE_SUBJECTS = [
  'lead',
  'follow',
  'hook',
  'ruff',
  'zero',
  'dodge',
  'last',
  'count',
] as const;

/**
 * The daily puzzle of a date: the same for everybody. It depends only on the date and the version of the program.
 */
export function puzzleRequest(day: Day): {
  readonly deal: PracticeDeal;
  readonly firstDeal: number;
} {
  const number = dayNumber(day);
  const preset = PUZZLE_PRESETS[number % PUZZLE_PRESETS.length] ?? 'bugger-your-neighbor';
  const game = presetGameOf(preset);
  // After each cycle of games the subjects are shifted by one, so that every game gets every subject.
  const turn = number + Math.floor(number / (PUZZLE_PRESETS.length * PUZZLE_SUBJECTS.length));
  const turned = PUZZLE_SUBJECTS[turn % PUZZLE_SUBJECTS.length] ?? 'follow';
  const subject = subjectsOf(game).includes(turned) ? turned : 'follow';
  return { deal: practiceDeal(game, subject), firstDeal: number * DEALS_OF_DAY };
}

/** Makes positions one after the other; no habit may solve too many of a subject. */
function createMaking({ makers, randomness }: Pick<SupplyPorts, 'makers' | 'randomness'>) {
  /** The habits that solve the latest positions of each subject. */
  const habits = new Map<Subject, readonly (readonly HabitName[])[]>();

  return async (filter: TrainingFilter, signal: AbortSignal): Promise<ReadyPosition> => {
    const possible = subjectsOf(filter.game ?? PRACTICE_GAMES[0]);
    if (possible.length === 0) throw new Error('the game has no positions');
    const subject = filter.subject ?? pick(possible, randomness.fraction());
    // The games that everybody knows come more often.
    const game =
      filter.game ?? pick(gamesWith(PRACTICE_GAMES, subject), randomness.fraction() ** 2);
    const open = filter.subject === null ? subjectsBeside(game, subject) : [subject];
    const deal = practiceDeal(game, subject, open, randomness.fraction());
    const { header, subjects, sizes } = deal;
    const firstDeal = FIRST_RANDOM_DEAL + Math.floor(randomness.fraction() * RANDOM_DEALS);
    const recent = subjects.flatMap((each) => habits.get(each) ?? []).slice(-RECENT);
    const made = await makers.make({ subjects, header, sizes, firstDeal, recent }, signal);
    signal.throwIfAborted();
    const known = habits.get(made.subject) ?? [];
    habits.set(made.subject, [...known, made.habits].slice(-RECENT));
    return readyFrom(deal, made);
  };
}

/** Makes positions for a filter ahead, one filter at a time. */
function createFilling(
  stock: ReturnType<typeof createStock>,
  make: ReturnType<typeof createMaking>,
) {
  /** What is being made, and for which filter. */
  let current: { readonly filter: TrainingFilter; readonly left: AbortController } | null = null;
  let ended: Promise<void> = Promise.resolve();

  function stop(): void {
    current?.left.abort();
    current = null;
  }

  /** Makes positions until enough fit. */
  async function fill(filter: TrainingFilter, signal: AbortSignal): Promise<void> {
    await stock.load();
    for (let tries = 0; tries < MAX_TRIES * AHEAD; tries++) {
      if (signal.aborted || stock.fitting(filter) >= AHEAD) return;
      stock.put(await make(filter, signal));
    }
  }

  return {
    stop,
    isActive: (): boolean => current !== null,
    /** Resolves once nothing is being made any more, or something else is. */
    ended: (): Promise<void> => ended,
    /** @param signal ends it as well, if given */
    start(filter: TrainingFilter, signal?: AbortSignal): void {
      // So that a position that is nearly made is not thrown away.
      if (JSON.stringify(current?.filter) === JSON.stringify(filter)) return;
      stop();
      const mine = { filter, left: new AbortController() };
      const end = (): void => {
        mine.left.abort();
        if (current === mine) current = null;
      };
      current = mine;
      signal?.addEventListener('abort', end, { signal: mine.left.signal });
      ended = fill(filter, mine.left.signal).then(end, end);
    },
  };
}

async function madePuzzle(
  makers: PositionMakers,
  day: Day,
  signal: AbortSignal,
): Promise<ReadyPosition> {
  const { deal, firstDeal } = puzzleRequest(day);
  const { header, subjects, sizes } = deal;
  const made = await makers.make({ subjects, header, sizes, firstDeal, recent: null }, signal);
  return readyFrom(deal, made);
}

/** Counts what the player waits for. */
function createWaiting({ whileThinking }: Pick<SupplyPorts, 'whileThinking'>) {
  let count = 0;
  return {
    isActive: (): boolean => count > 0,
    for: <Made>(request: Promise<Made>): Promise<Made> => {
      count += 1;
      return whileThinking(request).finally(() => {
        count -= 1;
      });
    },
  };
}

/** An endless supply of positions, made ahead so that the player need not wait. */
export function createSupply(ports: SupplyPorts) {
  const { makers, storage, rating } = ports;
  const stock = createStock(storage, rating);
  const make = createMaking(ports);
  const filling = createFilling(stock, make);
  const waiting = createWaiting(ports);

  async function makeFirst(filter: TrainingFilter, signal: AbortSignal): Promise<ReadyPosition> {
    filling.stop();
    return make(filter, signal);
  }

  async function next(filter: TrainingFilter, signal: AbortSignal): Promise<ReadyPosition> {
    await stock.load();
    signal.throwIfAborted();
    stock.setFilter(filter);
    // The closest one that is ready: a better one would take time.
    const ready = stock.take(filter) ?? (await makeFirst(filter, signal));
    filling.start(filter);
    return ready;
  }

  async function fillInIdleTime(signal: AbortSignal): Promise<void> {
    await stock.load();
    const filter = stock.filter();
    // A request would end the one that the player waits for.
    if (waiting.isActive() || signal.aborted) return;
    if (filter !== null && !filling.isActive()) filling.start(filter, signal);
    await filling.ended();
    // Frees the thread's memory for the game.
    if (!filling.isActive() && !waiting.isActive()) makers.close();
  }

  async function lastFilter(): Promise<TrainingFilter | null> {
    await stock.load();
    return stock.filter();
  }

  return {
    /** Makes positions for a filter ahead, from now on until `close` or another filter. */
    prepare: (filter: TrainingFilter): void => filling.start(filter),
    /** Ends making, and the thread. */
    close(): void {
      filling.stop();
      makers.close();
    },
    /** Reads the last filter; null before the first. */
    lastFilter,
    /** Makes positions for the last filter, in idle time. */
    fillInIdleTime,
    /** The next position: one that is ready, or else the first that is made. Rejects if none can be made. */
    next: (filter: TrainingFilter, signal: AbortSignal): Promise<ReadyPosition> =>
      waiting.for(next(filter, signal)),
    /** The daily puzzle. */
    puzzle(day: Day, signal: AbortSignal): Promise<ReadyPosition> {
      filling.stop();
      return waiting.for(madePuzzle(makers, day, signal));
    },
  };
}

export type Supply = ReturnType<typeof createSupply>;
