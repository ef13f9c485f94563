import * as fc from 'fast-check';
import { backup } from '@/storage/backup.ts';
import { PRESET_IDS, allowed, choicesOf, presetRules, toAct, stateAfter } from '@/engine/index.ts';
import { encodeGamesFile } from '@/storage/formats/games-file.ts';
import { type GamesFile, readGamesFile } from '@/storage/formats/read-games-file.ts';
import { gameArchive } from '@/storage/archive.ts';
import { gameRepository } from '@/storage/games.ts';
import { importGames } from '@/storage/import-games.ts';
import { NO_PRACTICE, type PracticeProgress } from '@/store/practice/practice-progress.ts';
import { encodePractice } from '@/storage/formats/practice.ts';
import { drillKey } from '@/storage/drill.ts';
import { encodeAnswer } from '@/storage/formats/drill.ts';
import type { DrillAnswer } from '@/store/drill/answers.ts';
import { type SavedGame, encodeSave } from '@/storage/formats/save.ts';
import { dailyHeader } from '@/store/daily.ts';
import { createPractice } from '@/store/practice/practice.ts';
import { type OwnRules, createRuleRepository } from '@/store/rule-repository.ts';
import { createSettings } from '@/store/settings.ts';
import { memoryStore } from './memory-store.ts';
import { appHeader, defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { encodeTraining } from '@/storage/formats/training.ts';
import { trainingStorage } from '@/storage/training.ts';
import { createTraining } from '@/store/practice/training.ts';
import { NO_TRAINING, type TrainingProgress } from '@/store/practice/training-progress.ts';
import { TRAINED } from '../training.ts';
import { practiceStorage } from '@/storage/practice.ts';

/** Finished games and an unfinished one, played once because that is slow. */
export const POOL: readonly SavedGame[] = [1, 2, 3, 4].map((digit) => ({
  id: `${digit}`.repeat(32),
  started: digit,
  ended: digit * 1000,
  undoCount: digit % 2,
  autoFinishCount: 0,
  hints: digit,
  again: digit % 2 === 0,
  origin: null,
  title: null,
  record: played(
    appHeader(presetRules('up-and-down-the-river', 3)),
    () => false,
    `${digit}`.repeat(32),
  ),
}));
export const RUNNING: SavedGame = {
  ...POOL[0]!,
  id: 'a'.repeat(32),
  ended: null,
  record: played(defaultHeader(), ({ round }) => round.index === 1),
};
/** The game after its first `decisions` decisions. */
export const upTo = (game: SavedGame, decisions: number): SavedGame => ({
  ...game,
  record: { ...game.record, commands: game.record.commands.slice(0, decisions) },
});

/** Unfinished games that were left for another one; the last is the rated attempt at a day. */
export const UNFINISHED: readonly SavedGame[] = [
  unfinished('b'),
  unfinished('c'),
  unfinished('d', daily('2026-11-20', true)),
];

function unfinished(letter: string, origin: SavedGame['origin'] = null): SavedGame {
  const id = letter.repeat(32);
  const record = played(defaultHeader(), ({ past }) => past.length === 1, id);
  return { ...RUNNING, id, origin, record };
}

/** An attempt that has barely begun, and one whose game was deleted. */
const ATTEMPTS: readonly SavedGame[] = [
  { ...upTo(RUNNING, 1), id: 'e'.repeat(32), origin: daily('2026-11-21', true) },
  { ...POOL[0]!, id: 'f'.repeat(32), origin: daily('2026-11-19', true) },
];
export function daily(date: string, rated: boolean) {
  return { kind: 'daily', date, rated } as const;
}

const EXPERT_DAYS = ['2026-11-19', '2026-11-21'] as const;
const EXPERT_GAMES = new Map(
  EXPERT_DAYS.map((day) => [
    `expert/${day}`,
    encodeSave({ ...POOL[0]!, started: null, ended: null, record: played(dailyHeader(day)) }),
  ]),
);

const position = played(defaultHeader(), (state) => toAct(state).includes(0));
const [right] = allowed(choicesOf(stateAfter(position), 0));
const POSITIONS = ['m/1', 'm/2', 'm/3'].map((id) => ({
  id,
  record: position,
  right: right!,
  memory: null,
}));

export const RULES: readonly OwnRules[] = PRESET_IDS.slice(0, 3).map((preset, index) => ({
  id: `set-${index}`,
  name: `Set ${index}`,
  rules: presetRules(preset),
}));

/** Answers of the bidding drill. */
const ANSWERS: readonly DrillAnswer[] = [1, 2, 3].map((at) => ({
  at: 1_900_000_000_000 + at,
  preset: 'canadian',
  name: null,
  cards: at,
  bid: 1,
  chance: 50,
  made: at === 2,
  expert: 40,
  cost: at,
}));

interface Contents {
  readonly finished: readonly SavedGame[];
  readonly unfinished: readonly SavedGame[];
  readonly attempts: readonly SavedGame[];
  readonly expertGames: readonly string[];
  readonly practice: PracticeProgress;
  readonly training: TrainingProgress;
  readonly running: SavedGame | null;
  readonly rules: readonly OwnRules[];
  readonly quarantined: readonly unknown[];
  readonly drill: readonly DrillAnswer[];
}

/** A device with these contents. */
export function device({
  finished,
  unfinished,
  attempts,
  expertGames,
  practice,
  training,
  running,
  rules,
  quarantined,
  drill,
}: Contents) {
  const documents: Record<string, unknown> = {};
  for (const game of finished) documents[`game/${game.id}`] = encodeSave(game);
  for (const game of unfinished) documents[`open/${game.id}`] = encodeSave(game);
  for (const game of [...unfinished, ...attempts])
    if (game.origin?.kind === 'daily') documents[`daily/${game.origin.date}`] = encodeSave(game);
  for (const key of expertGames) documents[key] = EXPERT_GAMES.get(key);
  documents['practice'] = encodePractice(practice);
  for (const answer of drill) documents[drillKey(answer.at)] = encodeAnswer(answer);
  documents['training'] = encodeTraining(training);
  if (running !== null) {
    documents['current'] = encodeSave(running);
    documents[`open/${running.id}`] = encodeSave(running);
  }
  for (const [at, value] of quarantined.entries())
    documents[`aside/2026-01-0${at + 1}T00:00:00.000Z`] = value;
  const { store, changeIf, kept } = memoryStore(documents);
  let saved = rules;
  let ids = 0;
  const savedRules = createRuleRepository(
    {
      read: () => Promise.resolve({ sets: saved, refused: 0 }),
      write: async (sets) => void (saved = sets),
    },
    { seed: () => `fresh-${(ids += 1)}`, fraction: () => 0 },
  );
  const settings = createSettings({
    getItem: () => null,
    setItem: () => undefined,
  });
  const ports = {
    store,
    changeIf,
    now: () => Date.UTC(2026, 10, 21),
    yieldControl: () => Promise.resolve(),
  };
  const everything = backup({
    ...ports,
    settings,
    savedRules,
    practice: createPractice(practiceStorage(store), () => '2026-11-24'),
    training: createTraining(trainingStorage(store), () => '2026-11-23'),
  });
  const archive = gameArchive({
    store,
    games: gameRepository(store, ports.yieldControl),
    backup: everything,
    settings,
    download: () => undefined,
    importGames: (file, options) => importGames(file, ports, options),
    yieldControl: ports.yieldControl,
  });
  return {
    kept,
    /** Its backup file after a round trip. */
    async file(): Promise<GamesFile> {
      const file = await encodeGamesFile(await everything.collect(), ports.yieldControl);
      const read = await readGamesFile(file, ports);
      if (!read.ok) throw new Error(read.error.kind);
      return read.value;
    },
    async add(file: GamesFile) {
      const added = await archive.open(await encodeGamesFile(file, ports.yieldControl), {
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
      if (!added.ok) throw new Error(added.error.kind);
      return added.value;
    },
    restoreQuarantined: () => everything.restoreQuarantined(),
    /** Its contents in a canonical order. */
    async contents() {
      const all = await everything.collect();
      return {
        finished: all.finished.map(({ id }) => id).toSorted(),
        unfinished: all.unfinished.map((game) => JSON.stringify(game)).toSorted(),
        attempts: all.attempts.map(({ id }) => id).toSorted(),
        days: [...kept.keys()].filter((key) => /^(?:daily|expert)/.test(key)).toSorted(),
        expertGames: all.expertGames.map((game) => JSON.stringify(game)).toSorted(),
        solved: all.practice.solved.toSorted(),
        positions: all.practice.positions.map(({ id }) => id).toSorted(),
        training: [all.training.answered, all.training.days, [...all.training.puzzles.keys()]],
        running: all.running,
        rules: all.rules.map(({ name }) => name).toSorted(),
        drill: all.drill.map(({ at }) => `${at}`).toSorted(),
        quarantined: all.quarantined.map(({ text }) => text).toSorted(),
      };
    },
  };
}

export const EMPTY: Contents = {
  finished: [],
  unfinished: [],
  attempts: [],
  expertGames: [],
  practice: NO_PRACTICE,
  training: NO_TRAINING,
  running: null,
  rules: [],
  quarantined: [],
  drill: [],
};

/** Any contents, of which some are on both devices. */
export const anyContents: fc.Arbitrary<Contents> = fc.record({
  finished: fc.subarray([...POOL]),
  unfinished: fc.subarray([...UNFINISHED]),
  attempts: fc.subarray([...ATTEMPTS]),
  expertGames: fc.subarray([...EXPERT_GAMES.keys()]),
  practice: fc
    .tuple(fc.subarray(['ruff-1', 'hook-2', 'm/3']), fc.subarray(POSITIONS))
    .map(([solved, positions]) => ({
      solved,
      positions: positions.filter(({ id }) => !solved.includes(id)),
    })),
  training: fc.constantFrom(NO_TRAINING, TRAINED),
  running: fc.constantFrom(null, RUNNING),
  rules: fc.subarray([...RULES]),
  drill: fc.subarray([...ANSWERS]),
  quarantined: fc.uniqueArray(fc.jsonValue(), {
    maxLength: 4,
    selector: (value) => JSON.stringify(value),
  }),
});
