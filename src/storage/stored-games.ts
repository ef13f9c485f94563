import type { DrillAnswer } from '@/store/drill/answers.ts';
import { dailyHeader } from '@/store/daily.ts';
import { summaryOf } from '@/store/games/summary.ts';
import type { QuarantinedItem } from './formats/games-file.ts';
import { finishedGame, ratedAttempt, unfinishedGame } from './formats/legal-games.ts';
import type { GamesFile } from './formats/read-games-file.ts';
import { type FactsDocument, movesChecksum, parseFacts } from './formats/facts.ts';
import type { ChangeIf } from './change-if.ts';
import { type YieldControl, mapInSlices } from './in-slices.ts';
import { drillKey } from './drill.ts';
import { type DrillDocument, encodeAnswer } from './formats/drill.ts';
import { parseSave } from './formats/read-save.ts';
import { type SavedGame, encodeSave } from './formats/save.ts';
import { encodeSummary } from './formats/summary.ts';
import {
  CURRENT,
  DAILY,
  DRILL,
  EXPERT,
  FACTS,
  FINISHED,
  type KeyedStore,
  QUARANTINE,
  SUMMARY,
  UNFINISHED,
} from './keyed-store.ts';
import { type StoredGame, mergedGames } from './merge-games.ts';
import { quarantineKeys } from './quarantine-keys.ts';
import { allQuarantined, textOf, valueOf } from './quarantine.ts';

export type GameLists =
  | 'finished'
  | 'unfinished'
  | 'attempts'
  | 'expertGames'
  | 'running'
  | 'quarantined'
  | 'facts'
  | 'drill';

/** The game with the daily deal of that date as its origin. */
const ofDay = (game: SavedGame, date: string): SavedGame => ({
  ...game,
  origin: { kind: 'daily', date, rated: false },
});

/** Key and document of an expert's game; null if its cards are not those of its date. */
function expertEntry({ origin, ...game }: SavedGame): readonly [string, unknown] | null {
  if (origin?.kind !== 'daily') return null;
  const { dealSeed } = game.record.header;
  if (dailyHeader(origin.date).dealSeed !== dealSeed) return null;
  return [EXPERT + origin.date, encodeSave({ ...game, origin: null })];
}

/** Key and document of a finished game's summary. */
const summaryEntry = ([, game]: readonly [string, SavedGame]): readonly [string, unknown] => [
  SUMMARY + game.id,
  encodeSummary(summaryOf(game)),
];

interface StoredGamesPorts {
  readonly store: KeyedStore;
  readonly changeIf: ChangeIf;
  /** ms since 1970. */
  readonly now: () => number;
  readonly yieldControl: YieldControl;
}

/** The games of a folder, its documents by key, and the unreadable ones as quarantined items. */
async function readFolder(
  { store, now, yieldControl }: StoredGamesPorts,
  folder: string,
  read: (value: unknown) => SavedGame | null,
): Promise<{
  readonly games: StoredGame[];
  readonly documents: (readonly [key: string, value: unknown])[];
  readonly quarantined: QuarantinedItem[];
}> {
  const keys = await store.keys(folder);
  const values = await store.get(keys);
  const found = new Date(now()).toISOString();
  const games: StoredGame[] = [];
  const quarantined: QuarantinedItem[] = [];
  for (const [at, game] of (await mapInSlices(values, read, yieldControl)).entries()) {
    const text = game === null ? textOf(values[at]) : null;
    if (game !== null) games.push({ key: keys[at] ?? '', game });
    else if (text !== null) quarantined.push({ found, text });
  }
  return { games, documents: keys.map((key, at) => [key, values[at]] as const), quarantined };
}

/** All games on this device; unreadable ones are among the quarantined items. */
async function readAll(ports: StoredGamesPorts) {
  const finished = await readFolder(ports, FINISHED, finishedGame);
  const unfinished = await readFolder(ports, UNFINISHED, unfinishedGame);
  const attempts = await readFolder(ports, DAILY, ratedAttempt);
  const expertGames = await readFolder(ports, EXPERT, finishedGame);
  const lists = [finished, unfinished, attempts];
  return {
    finished: finished.games,
    unfinished: unfinished.games,
    attempts: attempts.games,
    documents: new Map(lists.flatMap(({ documents }) => documents)),
    expertGames: expertGames.games.map(({ key, game }) => ofDay(game, key.slice(EXPERT.length))),
    quarantined: [
      ...(await allQuarantined(ports.store)),
      ...lists.flatMap(({ quarantined }) => quarantined),
    ],
  };
}

/** Keys and documents of a file's facts that are about these games and not on this device yet. */
function newFacts(
  found: readonly FactsDocument[],
  games: readonly SavedGame[],
  here: ReadonlySet<string>,
): (readonly [string, FactsDocument])[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  return found.flatMap((document) => {
    const game = byId.get(document.id);
    const key = FACTS + document.id;
    if (game === undefined || here.has(key) || parseFacts(document) === null) return [];
    return movesChecksum(game.record) === document.moves ? [[key, document] as const] : [];
  });
}

/** Keys and documents of a file's bidding drill answers that are not on this device yet. */
const newAnswers = (
  found: readonly DrillAnswer[],
  here: ReadonlySet<string>,
): (readonly [string, DrillDocument])[] =>
  found
    .map((answer) => [drillKey(answer.at), encodeAnswer(answer)] as const)
    .filter(([key]) => !here.has(key));

/** The quarantined items of a file that are not on this device yet, each once. */
function newItems(
  found: readonly QuarantinedItem[],
  here: readonly QuarantinedItem[],
): QuarantinedItem[] {
  const texts = new Set(here.map(({ text }) => text));
  return found.filter(({ text }) => {
    const isNew = !texts.has(text);
    texts.add(text);
    return isNew;
  });
}

/** The id of a saved game. */
const idIn = (saved: unknown): unknown =>
  (saved as { readonly id?: unknown } | null | undefined)?.id;

/** Whether documents are the same. Of the first, the game on the table, only its id counts: it may be played all the time. */
const areSame = (
  [current, ...games]: readonly unknown[],
  [before, ...read]: readonly unknown[],
): boolean => idIn(current) === idIn(before) && JSON.stringify(games) === JSON.stringify(read);

/** Merges a file into the games of this device; null, and nothing is changed, if these were played meanwhile. */
async function tryToAdd(ports: StoredGamesPorts, file: Pick<GamesFile, GameLists>) {
  const { store, changeIf, yieldControl } = ports;
  const here = await readAll(ports);
  const [current] = await store.get([CURRENT]);
  const table = parseSave(current);
  const { put, remove, added, unfinished } = mergedGames(
    [
      ...here.finished,
      ...here.unfinished,
      ...here.attempts,
      ...(table.ok ? [{ key: CURRENT, game: table.value }] : []),
    ],
    {
      finished: file.finished,
      unfinished: file.running === null ? file.unfinished : [...file.unfinished, file.running],
      attempts: file.attempts,
    },
  );
  const isFinished = ([key]: readonly [string, SavedGame]): boolean => key.startsWith(FINISHED);
  const summaries = await mapInSlices([...put].filter(isFinished), summaryEntry, yieldControl);
  const days = new Set(await store.keys(EXPERT));
  const expertGames = file.expertGames
    .map(expertEntry)
    .filter((place) => place !== null)
    .filter(([key]) => !days.has(key));
  const finished = [
    ...here.finished.map(({ game }) => game),
    ...[...put].filter(isFinished).map(([, game]) => game),
  ];
  const facts = newFacts(file.facts, finished, new Set(await store.keys(FACTS)));
  const answers = newAnswers(file.drill, new Set(await store.keys(DRILL)));
  const quarantined = newItems(file.quarantined, here.quarantined);
  const keys = quarantineKeys(quarantined, await store.keys(QUARANTINE));
  const changed = [...put.keys(), ...remove];
  const asRead = [current, ...changed.map((key) => here.documents.get(key))];
  const isAsRead = (values: readonly unknown[]): boolean => areSame(values, asRead);
  const isAdded = await changeIf([CURRENT, ...changed], isAsRead, {
    remove,
    put: [
      ...[...put].map(([key, game]) => [key, encodeSave(game)] as const),
      ...summaries,
      ...expertGames,
      ...facts,
      ...answers,
      ...quarantined.map(({ text }, at) => [keys[at] ?? '', valueOf(text)] as const),
    ],
  });
  const counts = { quarantined: quarantined.length, answers: answers.length };
  return isAdded ? { added, unfinished, ...counts } : null;
}

/** Reads all games on this device, and merges those of a file into them. */
export function storedGames(ports: StoredGamesPorts) {
  /**
   * Merges the games and quarantined items of a file into those on this device. Starts over if games were
   * played meanwhile: this takes seconds where there are thousands.
   */
  async function add(file: Pick<GamesFile, GameLists>) {
    let added = await tryToAdd(ports, file);
    while (added === null) added = await tryToAdd(ports, file);
    return added;
  }

  return {
    readFolder: (folder: string, read: (value: unknown) => SavedGame | null) =>
      readFolder(ports, folder, read),
    all: () => readAll(ports),
    add,
  };
}
