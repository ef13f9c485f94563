import type { GameRecord } from '@/engine/index.ts';
import type { DailyShelf, DayTry } from '@/store/ports/daily.ts';
import { finishedGame, ratedTry } from './formats/games-file.ts';
import type { SaveDocument } from './formats/save.ts';
import type { YieldToMain } from './formats/map-in-slices.ts';
import { type Day, isDay } from '@/store/day.ts';
import { keepSummary, readSummary } from '@/store/kept-summary.ts';
import { summaryOf } from '@/store/summary.ts';
import type { KeyedStore } from './keyed-store.ts';
import { DAILY, FINISHED, SUMMARY } from './saves.ts';

/** What a look at a try tells, before anything of it is checked. */
interface Glimpse {
  readonly day: Day;
  readonly id: string;
  /** ms since 1970; null where only the summary was looked at. */
  readonly begun: number | null;
  readonly isOver: boolean;
  readonly moves: number;
}

/** Whether something kept says that it counts for a day; most games are told by that look. */
function glimpse(value: unknown): Glimpse | null {
  const { id, origin, begun, ended, moves } = (value ?? {}) as Partial<
    Record<keyof SaveDocument, unknown>
  >;
  const { date, rated } = (origin ?? {}) as { date?: unknown; rated?: unknown };
  if (rated !== true || typeof date !== 'string' || !isDay(date) || typeof id !== 'string')
    return null;
  return {
    day: date,
    id,
    begun: typeof begun === 'number' ? begun : null,
    isOver: typeof ended === 'number',
    moves: typeof moves === 'string' ? moves.length : Infinity,
  };
}

/** Of two games of a day the one that was begun first; of one game the later state. */
const isRather = (a: Glimpse, b: Glimpse): boolean =>
  a.id === b.id ? a.moves > b.moves : (a.begun ?? 0) < (b.begun ?? 0);

/** After so many summaries that had to be made, what is known by then is told. */
const TELL_EVERY = 10;

/**
 * The tries that count, of this device and from files. What they came to stands in the summaries, so
 * that years of them are there at once; one that is missing is made while the others are seen already.
 */
export function dailyTries(store: KeyedStore, yieldToMain: YieldToMain): DailyShelf {
  /** The games that count for some day, as far as a look at them tells, and the places that are known. */
  async function look() {
    const [summaries, tries, finished] = await Promise.all([
      store.all(SUMMARY),
      store.all(DAILY),
      store.keys(FINISHED),
    ]);
    const summarised = new Set(summaries.map((value) => (value as { id?: unknown } | null)?.id));
    const unknown = finished.filter((key) => !summarised.has(key.slice(FINISHED.length)));
    const places = new Map<string, number>();
    for (const value of summaries.filter((each) => glimpse(each) !== null)) {
      const summary = readSummary(value);
      if (summary !== null) places.set(summary.id, summary.place);
    }
    const known = new Set(finished);
    const seen = [...tries, ...(await store.get(unknown))].flatMap((each) => glimpse(each) ?? []);
    // A try that is over stands under its day as well.
    const over = new Set(seen.flatMap(({ id, isOver }) => (isOver ? id : [])));
    const told = summaries
      .flatMap((each) => glimpse(each) ?? [])
      .filter(({ id }) => !over.has(id) && known.has(FINISHED + id));
    return { seen: [...seen, ...(await begunOf(told, seen))], places };
  }

  /** Summaries do not say when a game was begun; where it matters the game itself is looked at. */
  async function begunOf(told: readonly Glimpse[], seen: readonly Glimpse[]): Promise<Glimpse[]> {
    const counts = new Map<Day, number>();
    for (const { day } of [...seen, ...told]) counts.set(day, (counts.get(day) ?? 0) + 1);
    const isAlone = ({ day }: Glimpse): boolean => counts.get(day) === 1;
    const rivals = told.filter((each) => !isAlone(each));
    const games = await store.get(rivals.map(({ id }) => FINISHED + id));
    return [...told.filter(isAlone), ...games.flatMap((game) => glimpse(game) ?? [])];
  }

  /** What is kept of a try: while it is played under its day, later also among the games. */
  async function documents(day: Day, id: string): Promise<readonly unknown[]> {
    const kept = await store.get([FINISHED + id, DAILY + day]);
    return kept.filter((value) => glimpse(value)?.id === id);
  }

  return {
    async tries(tell, signal) {
      const { seen, places } = await look();
      const chosen = new Map<Day, Glimpse>();
      for (const each of seen) {
        const other = chosen.get(each.day);
        if (other === undefined || isRather(each, other)) chosen.set(each.day, each);
      }
      const found = new Map<Day, DayTry>();
      for (const [day, { id, isOver }] of chosen)
        found.set(day, { id, isOver, place: (isOver ? places.get(id) : null) ?? null });
      tell(new Map(found));

      const missing = [...found].filter(([, { isOver, place }]) => isOver && place === null);
      for (const [at, [day, { id }]] of missing.entries()) {
        // One after the other is what it is for: the page can be used meanwhile.
        await yieldToMain();
        if (signal.aborted) return;
        const [game] = (await documents(day, id)).flatMap((kept) => finishedGame(kept) ?? []);
        if (game === undefined) found.delete(day);
        else {
          const summary = summaryOf(game);
          await store.change({ put: [[SUMMARY + id, keepSummary(summary)]] });
          found.set(day, { id, isOver: true, place: summary.place });
        }
        if ((at + 1) % TELL_EVERY === 0) tell(new Map(found));
      }
      if (missing.length > 0) tell(new Map(found));
    },

    async game(day, id): Promise<GameRecord | null> {
      const [game] = (await documents(day, id)).flatMap((kept) => ratedTry(kept) ?? []);
      return game?.record ?? null;
    },
  };
}
