import type { Exercise, Grade, Subject } from '@/engine/exercise/index.ts';
import { type PracticeGame, type PracticeTitle, keyOfGame, subjectsOf } from './practice-games.ts';

/** What the player wants to train; null for anything. */
export interface TrainingFilter {
  readonly subject: Subject | null;
  readonly game: PracticeGame | null;
  /** `fitting`: as hard as suits the player's rating. */
  readonly grade: Grade | 'fitting';
}

/** A ready position, with its rules and subject. */
export interface ReadyPosition extends Exercise, PracticeTitle {
  readonly subject: Subject;
  /** Its game, by {@link rulesKey}. */
  readonly game: string;
  readonly grade: Grade;
}

/** What tells a game with its rules from all others: house rules may change and keep their id. */
export const rulesKey = (game: PracticeGame): string =>
  game.kind === 'preset' ? game.preset : JSON.stringify([game.id, game.rules]);

/**
 * A filter with its game as it is now: house rules may have been edited or renamed since, and then have no positions
 * of the subject any more. A game that is gone stays.
 */
export function withCurrentGame(
  filter: TrainingFilter,
  games: readonly PracticeGame[],
): TrainingFilter {
  const { subject, game } = filter;
  const now = game && games.find((each) => keyOfGame(each) === keyOfGame(game));
  if (!now || JSON.stringify(now) === JSON.stringify(game)) return filter;
  const subjects = subjectsOf(now);
  return {
    ...filter,
    subject: subject !== null && subjects.includes(subject) ? subject : null,
    game: subjects.length === 0 ? null : now,
  };
}

/** The positions made ahead, and the player's last selection. */
export interface Stock {
  readonly filter: TrainingFilter | null;
  readonly positions: readonly ReadyPosition[];
}

/** The repository of the stock. Both methods reject without storage. */
export interface StockStorage {
  read(): Promise<Stock>;
  write(stock: Stock): Promise<void>;
}

/** How many are kept in all; beyond that the oldest are dropped. */
export const MAX_STOCK = 60;

/** A position suits the player if their ratings differ by at most this, in Elo points. */
const FITTING = 150;

const isAbout = ({ subject, game }: TrainingFilter, position: ReadyPosition): boolean =>
  (subject === null || position.subject === subject) &&
  (game === null || position.game === rulesKey(game));

/** How far a position is from a filter: 0 if it fits. */
function distance({ grade }: TrainingFilter, rating: number, position: ReadyPosition): number {
  if (grade !== 'fitting') return position.grade === grade ? 0 : 1;
  return Math.max(0, Math.abs((position.rating?.value ?? rating) - rating) - FITTING);
}

/** The player's rating, which has to be loaded first. */
export interface LoadedRating {
  readonly load: () => Promise<unknown>;
  readonly value: () => number;
}

/** The positions that are ready. Without storage they last for this visit. */
export function createStock(storage: StockStorage, rating: LoadedRating) {
  let stock: Stock = { filter: null, positions: [] };
  /** The stock as storage has it, as far as this page knows. */
  let saved = stock;

  /** Reads what storage has now, since another tab may have trained; what is not saved counts rather. */
  async function load(): Promise<void> {
    await rating.load();
    const before = stock;
    const found = await storage.read().catch(() => before);
    if (stock === before && saved === before) {
      stock = found;
      saved = found;
    }
  }

  function change(next: Partial<Stock>): void {
    const changed = { ...stock, ...next };
    stock = changed;
    storage.write(changed).then(
      () => {
        saved = changed;
      },
      () => undefined,
    );
  }

  return {
    load,

    filter: (): TrainingFilter | null => stock.filter,

    setFilter(filter: TrainingFilter): void {
      if (JSON.stringify(filter) !== JSON.stringify(stock.filter)) change({ filter });
    },

    put: (made: ReadyPosition): void =>
      change({ positions: [...stock.positions, made].slice(-MAX_STOCK) }),

    /** How many fit a filter. */
    fitting: (filter: TrainingFilter): number =>
      stock.positions.filter(
        (each) => isAbout(filter, each) && distance(filter, rating.value(), each) === 0,
      ).length,

    /** Takes out the position that is nearest to a filter; null if there is none about it. */
    take(filter: TrainingFilter): ReadyPosition | null {
      const [nearest] = stock.positions
        .filter((each) => isAbout(filter, each))
        .map((each) => ({ each, far: distance(filter, rating.value(), each) }))
        .toSorted((a, b) => a.far - b.far);
      if (nearest === undefined) return null;
      change({ positions: stock.positions.filter((each) => each !== nearest.each) });
      return nearest.each;
    },
  };
}
