import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backup } from '@/storage/backup.ts';
import { PRESET_IDS, allowed, choicesOf, presetRules, toAct, stateAfter } from '@/engine/index.ts';
import { type GamesFile, decodeGamesFile, encodeGamesFile } from '@/storage/formats/games-file.ts';
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
import { memoryStore } from '../support/storage/memory-store.ts';
import { appHeader, defaultHeader, played } from '../../tools/lib/played-games.ts';
import { encodeTraining } from '@/storage/formats/training.ts';
import { trainingStorage } from '@/storage/training.ts';
import { createTraining } from '@/store/practice/training.ts';
import { NO_TRAINING, type TrainingProgress } from '@/store/practice/training-progress.ts';
import { TRAINED } from '../support/training.ts';
import { practiceStorage } from '@/storage/practice.ts';

/** Finished games and an unfinished one, played once because that is slow. */
const POOL: readonly SavedGame[] = [1, 2, 3, 4].map((digit) => ({
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
const RUNNING: SavedGame = {
  ...POOL[0]!,
  id: 'a'.repeat(32),
  ended: null,
  record: played(defaultHeader(), ({ round }) => round.index === 1),
};
/** The game after its first `decisions` decisions. */
const upTo = (game: SavedGame, decisions: number): SavedGame => ({
  ...game,
  record: { ...game.record, commands: game.record.commands.slice(0, decisions) },
});

/** Unfinished games that were left for another one; the last is the rated attempt at a day. */
const UNFINISHED: readonly SavedGame[] = [
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
function daily(date: string, rated: boolean) {
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

const RULES: readonly OwnRules[] = PRESET_IDS.slice(0, 3).map((preset, index) => ({
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
function device({
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
  const { store, kept } = memoryStore(documents);
  let saved = rules;
  let ids = 0;
  const savedRules = createRuleRepository(
    {
      read: () => Promise.resolve({ sets: saved, refused: 0 }),
      write: async (sets) => void (saved = sets),
      nameOf: (name) => name,
    },
    { seed: () => `fresh-${(ids += 1)}`, fraction: () => 0 },
  );
  const settings = createSettings({
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  const ports = {
    store,
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
  });
  return {
    kept,
    /** Its backup file after a round trip. */
    async file(): Promise<GamesFile> {
      const read = decodeGamesFile(encodeGamesFile(await everything.collect()));
      if (!read.ok) throw new Error(read.error.kind);
      return read.value;
    },
    async add(file: GamesFile) {
      const added = await archive.open(new Blob([encodeGamesFile(file)]), {
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

const EMPTY: Contents = {
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

const contents: fc.Arbitrary<Contents> = fc.record({
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

const NOTHING_NEW = { added: 0, unfinished: 0, practiced: false, rules: 0, quarantined: 0 };

describe('a backup', () => {
  test('transfers without loss, with the running game to resume', async () => {
    await fc.assert(
      fc.asyncProperty(contents, async (all) => {
        const [from, to] = [device(all), device(EMPTY)];
        const file = await from.file();
        expect(file.refused).toBe(0);
        await to.add(file);
        const [before, after] = [await from.contents(), await to.contents()];
        // The running game of the other device can be resumed here.
        const running = all.running === null ? [] : [JSON.stringify(all.running)];
        expect(after).toEqual({
          ...before,
          running: null,
          unfinished: [...before.unfinished, ...running].toSorted(),
        });
        for (const { id } of all.finished)
          expect(to.kept.get(`game/${id}`)).toEqual(from.kept.get(`game/${id}`));
      }),
      { numRuns: 12 },
    );
  });

  test('is idempotent, and changes nothing on its own device', async () => {
    await fc.assert(
      fc.asyncProperty(contents, contents, async (here, there) => {
        const [one, other] = [device(here), device(there)];
        const own = await one.file();
        const before = await one.contents();
        expect(await one.add(own)).toMatchObject(NOTHING_NEW);
        expect(await one.contents()).toEqual(before);

        const file = await other.file();
        await one.add(file);
        const once = await one.contents();
        expect(await one.add(file)).toMatchObject(NOTHING_NEW);
        expect(await one.contents()).toEqual(once);
      }),
      { numRuns: 12 },
    );
  });

  test('merges symmetrically', async () => {
    await fc.assert(
      fc.asyncProperty(contents, contents, async (here, there) => {
        const [one, other] = [
          device({ ...here, running: null }),
          device({ ...there, running: null }),
        ];
        const [mine, theirs] = [await one.file(), await other.file()];
        await one.add(theirs);
        await other.add(mine);
        expect(await one.contents()).toEqual(await other.contents());
      }),
      { numRuns: 12 },
    );
  });

  test('does not revert a running game', async () => {
    const here = device({ ...EMPTY, running: RUNNING });
    const behind = await device({ ...EMPTY, running: upTo(RUNNING, 3) }).file();
    expect(await here.add(behind)).toMatchObject({ unfinished: 0 });
    // Nor one that is finished here.
    const over = device({ ...EMPTY, finished: [{ ...POOL[0]!, id: RUNNING.id }] });
    expect(await over.add(behind)).toMatchObject({ unfinished: 0 });
  });

  test('advances unfinished games, and adds the running one beside them', async () => {
    const further = await device({ ...EMPTY, unfinished: [RUNNING] }).file();
    const left = device({ ...EMPTY, unfinished: [upTo(RUNNING, 3)] });
    expect(await left.add(further)).toMatchObject({ unfinished: 1 });
    expect((await left.contents()).unfinished).toEqual([JSON.stringify(RUNNING)]);

    const table = device({ ...EMPTY, running: upTo(RUNNING, 3) });
    expect(await table.add(further)).toMatchObject({ unfinished: 1 });
    const { running, unfinished: beside } = await table.contents();
    expect(running).toEqual(upTo(RUNNING, 3));
    expect(beside).toHaveLength(1);
    expect(JSON.parse(beside[0]!)).toMatchObject({ record: RUNNING.record, again: RUNNING.again });
    expect(await table.add(further)).toMatchObject({ unfinished: 0 });
  });

  test('forks a game that was continued differently on two devices', async () => {
    const playedWith = (luck: string) =>
      played(defaultHeader(), ({ round }) => round.index === 1, luck.repeat(32));
    const one = { ...RUNNING, again: false, record: playedWith('1') };
    const other = { ...one, record: playedWith('2') };
    const devices = [one, other].map((game) => device({ ...EMPTY, unfinished: [game] }));
    const files = await Promise.all(devices.map((each) => each.file()));
    for (const each of devices) for (const file of files) await each.add(file);
    for (const each of devices) {
      // And stays that way when the merged files are exchanged again.
      for (const later of devices) await each.add(await later.file());
      const games = (await each.contents()).unfinished.map((text) => JSON.parse(text) as SavedGame);
      const moves = games.map(({ record }) => JSON.stringify(record));
      expect(moves.toSorted()).toEqual(
        [one, other].map(({ record }) => JSON.stringify(record)).toSorted(),
      );
      expect(new Set(games.map(({ again }) => again))).toEqual(new Set([false, true]));
    }
  });

  test('replaces an unfinished game by its finished version', async () => {
    const over = { ...POOL[0]!, id: RUNNING.id };
    const here = device({ ...EMPTY, unfinished: [{ ...upTo(over, 5), ended: null }] });
    await here.add(await device({ ...EMPTY, finished: [over] }).file());
    expect(await here.contents()).toMatchObject({ finished: [over.id], unfinished: [] });
  });

  test('keeps the local rated attempt, unless the file has a later state of it', async () => {
    const mine = { ...upTo(UNFINISHED[2]!, 4), id: '9'.repeat(32) };
    const here = device({ ...EMPTY, unfinished: [mine] });
    const file = await device({ ...EMPTY, unfinished: [UNFINISHED[2]!] }).file();
    await here.add(file);
    expect(here.kept.get('daily/2026-11-20')).toMatchObject({ id: mine.id });
    expect((await here.contents()).unfinished).toHaveLength(2);
    const behind = device({ ...EMPTY, unfinished: [upTo(UNFINISHED[2]!, 4)] });
    await behind.add(file);
    expect(behind.kept.get('daily/2026-11-20')).toEqual(encodeSave(UNFINISHED[2]!));
  });

  test('rejects an expert’s game with other cards', async () => {
    const file = await device({ ...EMPTY, expertGames: ['expert/2026-11-19'] }).file();
    const forged = file.expertGames.map((game) => ({
      ...game,
      origin: daily('2026-11-18', false),
    }));
    const here = device(EMPTY);
    await here.add({ ...file, expertGames: forged });
    expect((await here.contents()).days).toEqual([]);
  });

  test('restores quarantined games that can be read', async () => {
    const here = device({
      ...EMPTY,
      quarantined: [encodeSave(RUNNING), { version: 99 }, encodeSave(POOL[0]!)],
    });
    await here.restoreQuarantined();
    expect(await here.contents()).toMatchObject({
      finished: [POOL[0]!.id],
      unfinished: [JSON.stringify(RUNNING)],
      quarantined: ['{"version":99}'],
    });
  });

  test('transfers unreadable data, which is quarantined there', async () => {
    const here = device(EMPTY);
    here.kept.set('game/x', { version: 99, moves: 'of a later version' });
    const there = device(EMPTY);
    expect(await there.add(await here.file())).toMatchObject({ added: 0, quarantined: 1 });
    expect((await there.contents()).quarantined).toEqual([
      JSON.stringify({ version: 99, moves: 'of a later version' }),
    ]);
    // The device that it came from already has it.
    expect(await here.add(await there.file())).toMatchObject({ quarantined: 0 });
  });

  test('keeps rule sets that were changed on two devices', async () => {
    const here = device({ ...EMPTY, rules: [RULES[0]!] });
    const there = device({ ...EMPTY, rules: [{ ...RULES[1]!, id: RULES[0]!.id }] });
    expect(await here.add(await there.file())).toMatchObject({ rules: 1 });
    expect((await here.contents()).rules).toEqual(['Set 0', 'Set 1']);
  });
});

test('ten thousand items with the same timestamp are quarantined fast, under different keys', async () => {
  const here = device(EMPTY);
  const found = '2026-01-01T00:00:00.000Z';
  const quarantined = Array.from({ length: 10_000 }, (_, at) => ({ found, text: `${at}` }));
  const file: GamesFile = { ...(await here.file()), quarantined };
  const begun = performance.now();
  expect((await here.add(file)).quarantined).toBe(10_000);
  // Regression: each search for a free key started at the first one, which took hours.
  expect(performance.now() - begun).toBeLessThan(10_000);
  const keys = [...here.kept.keys()].filter((key) => key.startsWith('aside/'));
  expect(keys).toHaveLength(10_000);
  expect(keys).toContain(`aside/${found}-10000`);
});
