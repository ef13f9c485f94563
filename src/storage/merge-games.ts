import { keyedSource } from '@/engine/index.ts';
import { crc32 } from './formats/bits.ts';
import { type SavedGame, encodeSave } from './formats/save.ts';
import { CURRENT, DAILY, FINISHED, UNFINISHED } from './keyed-store.ts';

/** A game on this device, and its key. */
export interface StoredGame {
  readonly key: string;
  readonly game: SavedGame;
}

/** Games from a file. */
interface Incoming {
  readonly finished: readonly SavedGame[];
  readonly unfinished: readonly SavedGame[];
  /** Rated daily attempts that are in neither of the other lists. */
  readonly attempts: readonly SavedGame[];
}

interface Merged {
  /** Games to save, by key. */
  readonly put: ReadonlyMap<string, SavedGame>;
  readonly remove: readonly string[];
  /** How many finished games are new, and how many unfinished ones. */
  readonly added: number;
  readonly unfinished: number;
}

/** A game with its deal and its decisions as text, for comparison. */
interface ComparableGame extends StoredGame {
  readonly deal: string;
  readonly moves: string;
}

function comparable({ key, game }: StoredGame): ComparableGame {
  const { header, moves } = encodeSave(game);
  return { key, game, deal: JSON.stringify(header), moves };
}

/** Whether `later` is the same game as `earlier`, at the same point or further on. */
const continues = (later: ComparableGame, earlier: ComparableGame): boolean =>
  later.deal === earlier.deal && later.moves.startsWith(earlier.moves);

/** Whether `later` is the same game as `earlier`, further on. */
const isLater = (later: ComparableGame, earlier: ComparableGame): boolean =>
  later.game.id === earlier.game.id && later.moves !== earlier.moves && continues(later, earlier);

const isIn = (folder: string, { key }: StoredGame): boolean => key.startsWith(folder);

/** Words of four hexadecimal digits in an id. */
const ID_WORDS = 8;

/** An id derived from the decisions: the same ones have the same id on every device. */
function idOf({ game, moves }: ComparableGame): string {
  const letters = [...new TextEncoder().encode(moves)];
  const source = keyedSource(game.record.header.dealSeed, [letters.length, crc32(letters)]);
  const word = (): string => source.below(0x1_0000).toString(16).padStart(4, '0');
  return Array.from({ length: ID_WORDS }, word).join('');
}

/** A copy under another id, for a game whose id is taken; `again`: its cards were already played here. */
function forked(mine: ComparableGame, again: boolean): SavedGame {
  const { game } = mine;
  const { origin } = game;
  return {
    ...game,
    id: idOf(mine),
    again,
    origin: origin?.kind === 'daily' ? { ...origin, rated: false } : origin,
  };
}

/** Games by key and id, and the ids that forks of them would have. Rated attempts are found by key only. */
function indexOf(games: readonly StoredGame[]) {
  const byKey = new Map<string, ComparableGame>();
  const byId = new Map<string, ComparableGame[]>();
  const forks = new Set<string>();

  function index(each: ComparableGame): void {
    byKey.set(each.key, each);
    if (isIn(DAILY, each)) return;
    byId.set(each.game.id, [...(byId.get(each.game.id) ?? []), each]);
    forks.add(idOf(each) + each.deal);
  }

  /** Whether this game is the fork of one that is here. */
  const isFork = ({ game, deal }: ComparableGame): boolean => forks.has(game.id + deal);

  for (const each of games) index(comparable(each));
  return { byKey, byId, isFork, index };
}

/**
 * Merges games from a file with those on this device. A game replaces another only if it is the same
 * one further on, and never the one on the table. A game that was continued differently on two
 * devices becomes two games.
 */
export function mergedGames(here: readonly StoredGame[], incoming: Incoming): Merged {
  const put = new Map<string, SavedGame>();
  const remove: string[] = [];
  const { byKey, byId, isFork, index } = indexOf(here);

  function save(each: ComparableGame): void {
    put.set(each.key, each.game);
    index(each);
  }

  /** Whether this game, under its own id or as a fork, is here already. */
  function isKnown(mine: ComparableGame, same: readonly ComparableGame[]): boolean {
    if (same.some((other) => isIn(FINISHED, other))) return true;
    if (isIn(UNFINISHED, mine) && same.some((other) => continues(other, mine))) return true;
    return isFork(mine);
  }

  /** Adds a game; returns whether it was new. */
  function add(game: SavedGame, folder: string): boolean {
    const mine = comparable({ key: folder + game.id, game });
    const same = byId.get(game.id) ?? [];
    if (isKnown(mine, same)) return false;
    // A finished game is never replaced.
    const open = same.filter(({ game: { ended } }) => ended === null);
    const isBehind = open.every((other) => continues(mine, other));
    if (isBehind && open.every((other) => isIn(UNFINISHED, other))) {
      if (!isIn(UNFINISHED, mine)) remove.push(...open.map(({ key }) => key));
      save(mine);
      return true;
    }
    const other = forked(mine, game.again || !isBehind);
    if (byId.has(other.id)) return false;
    save({ ...mine, key: folder + other.id, game: other });
    return true;
  }

  /** The attempt on this device stays the rated one, unless the file has the same one further on. */
  function addAttempt(game: SavedGame): void {
    const { origin } = game;
    if (origin?.kind !== 'daily' || !origin.rated) return;
    const mine = comparable({ key: DAILY + origin.date, game });
    const known = byKey.get(mine.key);
    const isFurther = known !== undefined && isLater(mine, known);
    if (known === undefined || (isFurther && byKey.get(CURRENT)?.game.id !== game.id)) save(mine);
  }

  const added = incoming.finished.filter((game) => add(game, FINISHED)).length;
  const unfinished = incoming.unfinished.filter((game) => add(game, UNFINISHED)).length;
  for (const game of [...incoming.finished, ...incoming.unfinished, ...incoming.attempts])
    addAttempt(game);
  return { put, remove, added, unfinished };
}
