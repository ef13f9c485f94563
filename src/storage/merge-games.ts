import { keyedSource } from '@/engine/index.ts';
import { crc32 } from './formats/rules-bits.ts';
import { type SavedGame, encodeSave } from './formats/save.ts';
import { CURRENT, DAILY, FINISHED, LEFT } from './saves.ts';

/** A game that is kept here, and where. */
export interface KeptHere {
  readonly key: string;
  readonly game: SavedGame;
}

/** What comes from elsewhere. */
interface Incoming {
  readonly games: readonly SavedGame[];
  /** Games that can be gone on with. */
  readonly left: readonly SavedGame[];
  /** Tries that count at the deal of a day, of which nothing else is kept. */
  readonly tries: readonly SavedGame[];
}

interface Merged {
  /** What is to be kept, by its key. */
  readonly put: ReadonlyMap<string, SavedGame>;
  readonly remove: readonly string[];
  /** How many finished games are new here, and how many that can be gone on with. */
  readonly added: number;
  readonly left: number;
}

/** A game as it is compared with others: what was dealt, and the decisions as text. */
interface Told extends KeptHere {
  readonly deal: string;
  readonly moves: string;
}

function told({ key, game }: KeptHere): Told {
  const { header, moves } = encodeSave(game);
  return { key, game, deal: JSON.stringify(header), moves };
}

/** Whether `later` is the same game as `earlier`, as far or further. */
const goesOn = (later: Told, earlier: Told): boolean =>
  later.deal === earlier.deal && later.moves.startsWith(earlier.moves);

const isIn = (folder: string, { key }: KeptHere): boolean => key.startsWith(folder);

/** Four hexadecimal digits each. */
const ID_WORDS = 8;

/** An id that follows from what was decided: the same decisions have the same one on every device. */
function idOf({ game, moves }: Told): string {
  const letters = [...new TextEncoder().encode(moves)];
  const source = keyedSource(game.record.header.dealSeed, [letters.length, crc32(letters)]);
  const word = (): string => source.below(0x1_0000).toString(16).padStart(4, '0');
  return Array.from({ length: ID_WORDS }, word).join('');
}

/** A game that cannot have its own id here, as a game of its own; `again`: its cards are known here. */
function apart(mine: Told, again: boolean): SavedGame {
  const { game } = mine;
  const { origin } = game;
  return {
    ...game,
    id: idOf(mine),
    again,
    origin: origin?.kind === 'daily' ? { ...origin, rated: false } : origin,
  };
}

/**
 * Brings games from elsewhere to those that are here. What is here is not lost: a game takes the place
 * of another only if it is the same one further on, and never of the one on the table. One that was
 * gone on with in two ways on two devices is two games from then on.
 */
export function mergedGames(here: readonly KeptHere[], incoming: Incoming): Merged {
  const put = new Map<string, SavedGame>();
  const remove: string[] = [];
  const byKey = new Map<string, Told>();
  const byId = new Map<string, Told[]>();
  const byDeal = new Map<string, Told[]>();

  function know(each: Told): void {
    byKey.set(each.key, each);
    if (isIn(DAILY, each)) return;
    byId.set(each.game.id, [...(byId.get(each.game.id) ?? []), each]);
    byDeal.set(each.deal, [...(byDeal.get(each.deal) ?? []), each]);
  }

  function keep(each: Told): void {
    put.set(each.key, each.game);
    know(each);
  }

  /** Whether this game, as it is or as one apart, is here already. */
  function isKnown(mine: Told, same: readonly Told[]): boolean {
    if (same.some((other) => isIn(FINISHED, other))) return true;
    if (isIn(LEFT, mine) && same.some((other) => goesOn(other, mine))) return true;
    return (byDeal.get(mine.deal) ?? []).some((other) => idOf(other) === mine.game.id);
  }

  /** Whether something new was kept for it. */
  function bring(game: SavedGame, folder: string): boolean {
    const mine = told({ key: folder + game.id, game });
    const same = byId.get(game.id) ?? [];
    if (isKnown(mine, same)) return false;
    // A game that is over does not become another one on the table.
    const open = same.filter(({ game: { ended } }) => ended === null);
    const isBehind = open.every((other) => goesOn(mine, other));
    if (isBehind && open.every((other) => isIn(LEFT, other))) {
      if (!isIn(LEFT, mine)) remove.push(...open.map(({ key }) => key));
      keep(mine);
      return true;
    }
    const other = apart(mine, game.again || !isBehind);
    if (byId.has(other.id)) return false;
    keep({ ...mine, key: folder + other.id, game: other });
    return true;
  }

  /** The try of a day that is here stays the one that counts, unless it has come further elsewhere. */
  function count(game: SavedGame): void {
    const { origin } = game;
    if (origin?.kind !== 'daily' || !origin.rated) return;
    const mine = told({ key: DAILY + origin.date, game });
    const known = byKey.get(mine.key);
    const isFurther =
      known?.game.id === game.id && known.moves !== mine.moves && goesOn(mine, known);
    if (known === undefined || (isFurther && byKey.get(CURRENT)?.game.id !== game.id)) keep(mine);
  }

  for (const each of here) know(told(each));
  const added = incoming.games.filter((game) => bring(game, FINISHED)).length;
  const left = incoming.left.filter((game) => bring(game, LEFT)).length;
  for (const game of [...incoming.games, ...incoming.left, ...incoming.tries]) count(game);
  return { put, remove, added, left };
}
