import type { GameRecord } from '@/engine/index.ts';
import type { DailyRepository, DailyAttempt } from '@/store/ports/daily.ts';
import { finishedGame, ratedAttempt } from './formats/legal-games.ts';
import type { SaveDocument } from './formats/save.ts';
import type { YieldControl } from './in-slices.ts';
import { type Day, isDay } from '@/store/day.ts';
import { encodeSummary, parseSummary } from './formats/summary.ts';
import { summaryOf } from '@/store/games/summary.ts';
import { DAILY, FINISHED, type KeyedStore, SUMMARY } from './keyed-store.ts';

/** The fields of a saved attempt that are read before it is validated. */
interface Preview {
  readonly day: Day;
  readonly id: string;
  /** ms since 1970; null if only the summary was read. */
  readonly started: number | null;
  readonly isGameOver: boolean;
  readonly moves: number;
}

/** The preview of a rated attempt; null for any other document. */
function preview(value: unknown): Preview | null {
  const { id, origin, begun, ended, moves } = (value ?? {}) as Partial<
    Record<keyof SaveDocument, unknown>
  >;
  const { date, rated } = (origin ?? {}) as { date?: unknown; rated?: unknown };
  if (rated !== true || typeof date !== 'string' || !isDay(date) || typeof id !== 'string')
    return null;
  return {
    day: date,
    id,
    started: typeof begun === 'number' ? begun : null,
    isGameOver: typeof ended === 'number',
    moves: typeof moves === 'string' ? moves.length : Infinity,
  };
}

/** Whether `a` counts rather than `b`: the attempt started first or, of the same game, the later state. */
const precedes = (a: Preview, b: Preview): boolean =>
  a.id === b.id ? a.moves > b.moves : (a.started ?? 0) < (b.started ?? 0);

/** How many missing summaries are computed between two reports. */
const REPORT_EVERY = 10;

/** Summaries have no start time: where a day has two attempts, the games themselves are read. */
async function withStartTimes(
  store: KeyedStore,
  fromSummaries: readonly Preview[],
  fromGames: readonly Preview[],
): Promise<Preview[]> {
  const counts = new Map<Day, number>();
  for (const { day } of [...fromGames, ...fromSummaries])
    counts.set(day, (counts.get(day) ?? 0) + 1);
  const isAlone = ({ day }: Preview): boolean => counts.get(day) === 1;
  const contested = fromSummaries.filter((each) => !isAlone(each));
  const games = await store.get(contested.map(({ id }) => FINISHED + id));
  return [...fromSummaries.filter(isAlone), ...games.flatMap((game) => preview(game) ?? [])];
}

/** Previews of all rated attempts, and the known final places by game id. */
async function readPreviews(store: KeyedStore) {
  const [summaries, attempts, finished] = await Promise.all([
    store.all(SUMMARY),
    store.all(DAILY),
    store.keys(FINISHED),
  ]);
  const summarized = new Set(summaries.map((value) => (value as { id?: unknown } | null)?.id));
  const unknown = finished.filter((key) => !summarized.has(key.slice(FINISHED.length)));
  const places = new Map<string, number>();
  for (const value of summaries.filter((each) => preview(each) !== null)) {
    const summary = parseSummary(value);
    if (summary !== null) places.set(summary.id, summary.place);
  }
  const known = new Set(finished);
  const fromGames = [...attempts, ...(await store.get(unknown))].flatMap(
    (each) => preview(each) ?? [],
  );
  // A finished attempt is also saved under its day.
  const over = new Set(fromGames.flatMap(({ id, isGameOver }) => (isGameOver ? id : [])));
  const fromSummaries = summaries
    .flatMap((each) => preview(each) ?? [])
    .filter(({ id }) => !over.has(id) && known.has(FINISHED + id));
  const dated = await withStartTimes(store, fromSummaries, fromGames);
  return { previews: [...fromGames, ...dated], places };
}

/** The attempt that counts for each day, with its place if that is known. */
function countedAttempts(
  previews: readonly Preview[],
  places: ReadonlyMap<string, number>,
): Map<Day, DailyAttempt> {
  const chosen = new Map<Day, Preview>();
  for (const each of previews) {
    const other = chosen.get(each.day);
    if (other === undefined || precedes(each, other)) chosen.set(each.day, each);
  }
  const found = new Map<Day, DailyAttempt>();
  for (const [day, { id, isGameOver }] of chosen)
    found.set(day, { id, isGameOver, place: (isGameOver ? places.get(id) : null) ?? null });
  return found;
}

/** The documents of an attempt: under its day and, once finished, also among the games. */
async function documents(store: KeyedStore, day: Day, id: string): Promise<readonly unknown[]> {
  const saved = await store.get([FINISHED + id, DAILY + day]);
  return saved.filter((value) => preview(value)?.id === id);
}

/**
 * The rated attempts on this device. Results come from summaries, so that years of attempts are listed
 * at once; missing summaries are computed while the others are already shown.
 */
export function dailyRepository(store: KeyedStore, yieldControl: YieldControl): DailyRepository {
  return {
    async attempts(report, signal) {
      const { previews, places } = await readPreviews(store);
      const found = countedAttempts(previews, places);
      report(new Map(found));

      const missing = [...found].filter(
        ([, { isGameOver, place }]) => isGameOver && place === null,
      );
      for (const [at, [day, { id }]] of missing.entries()) {
        // One at a time, so that the page stays responsive.
        await yieldControl();
        if (signal.aborted) return;
        const saved = await documents(store, day, id);
        const [game] = saved.flatMap((each) => finishedGame(each) ?? []);
        if (game === undefined) found.delete(day);
        else {
          const summary = summaryOf(game);
          // A summary that cannot be saved is computed again next time.
          await store
            .change({ put: [[SUMMARY + id, encodeSummary(summary)]] })
            .catch(() => undefined);
          found.set(day, { id, isGameOver: true, place: summary.place });
        }
        if ((at + 1) % REPORT_EVERY === 0) report(new Map(found));
      }
      if (missing.length > 0) report(new Map(found));
    },

    async game(day, id): Promise<GameRecord | null> {
      const saved = await documents(store, day, id);
      const [game] = saved.flatMap((each) => ratedAttempt(each) ?? []);
      return game?.record ?? null;
    },
  };
}
