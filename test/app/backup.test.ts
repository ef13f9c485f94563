import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backup } from '@/app/backup.ts';
import { PRESET_IDS, presetRules } from '@/engine/index.ts';
import { type GamesFile, decodeGamesFile, encodeGamesFile } from '@/persistence/games-file.ts';
import { type SavedGame, encodeSave } from '@/persistence/save.ts';
import { type OwnRules, createRuleShelf } from '@/store/rule-shelf.ts';
import { createSettings } from '@/store/settings.ts';
import { memoryStore } from '../support/app/memory-store.ts';
import { appHeader, defaultHeader, played } from '../support/features/game.ts';

/** Finished games and one that is not, made once: playing takes long. */
const POOL: readonly SavedGame[] = [1, 2, 3, 4].map((digit) => ({
  id: `${digit}`.repeat(32),
  begun: digit,
  ended: digit * 1000,
  takenBack: digit % 2,
  playedOut: 0,
  hints: digit,
  again: digit % 2 === 0,
  origin: null,
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
const further = (decisions: number): SavedGame => ({
  ...RUNNING,
  record: { ...RUNNING.record, commands: RUNNING.record.commands.slice(0, decisions) },
});

const RULES: readonly OwnRules[] = PRESET_IDS.slice(0, 3).map((preset, index) => ({
  id: `set-${index}`,
  name: `Set ${index}`,
  rules: presetRules(preset),
}));

interface Contents {
  readonly games: readonly SavedGame[];
  readonly running: SavedGame | null;
  readonly rules: readonly OwnRules[];
  readonly aside: readonly unknown[];
}

/** A device that holds this. */
function device({ games, running, rules, aside }: Contents) {
  const documents: Record<string, unknown> = {};
  for (const game of games) documents[`game/${game.id}`] = encodeSave(game);
  if (running !== null) documents['current'] = encodeSave(running);
  for (const [at, value] of aside.entries())
    documents[`aside/2026-01-0${at + 1}T00:00:00.000Z`] = value;
  const { store, kept } = memoryStore(documents);
  let shelved = rules;
  let ids = 0;
  const shelf = createRuleShelf(
    {
      read: () => Promise.resolve({ sets: shelved, refused: 0 }),
      write: async (sets) => void (shelved = sets),
      nameOf: (name) => name,
    },
    { seed: () => `fresh-${(ids += 1)}`, fraction: () => 0 },
  );
  const settings = createSettings({
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  const everything = backup({
    store,
    settings,
    shelf,
    now: () => Date.UTC(2026, 10, 21),
    breathe: () => Promise.resolve(),
  });
  return {
    kept,
    /** What its file says when it is read. */
    async file(): Promise<GamesFile> {
      const read = decodeGamesFile(encodeGamesFile(await everything.collect()));
      if (!read.ok) throw new Error(read.error.kind);
      return read.value;
    },
    add: (file: GamesFile) => everything.add(file),
    async contents() {
      const all = await everything.collect();
      return {
        games: all.games.map(({ id }) => id).toSorted(),
        running: all.running,
        rules: all.rules.map(({ name }) => name).toSorted(),
        aside: all.aside.map(({ text }) => text).toSorted(),
      };
    },
  };
}

const EMPTY: Contents = { games: [], running: null, rules: [], aside: [] };

const contents: fc.Arbitrary<Contents> = fc.record({
  games: fc.subarray([...POOL]),
  running: fc.constantFrom(null, RUNNING),
  rules: fc.subarray([...RULES]),
  aside: fc.uniqueArray(fc.jsonValue(), {
    maxLength: 4,
    selector: (value) => JSON.stringify(value),
  }),
});

describe('everything in one file', () => {
  test('comes over without loss, and the running game to be gone on with', async () => {
    await fc.assert(
      fc.asyncProperty(contents, async (all) => {
        const [from, to] = [device(all), device(EMPTY)];
        const file = await from.file();
        expect(file.refused).toBe(0);
        await to.add(file);
        const [before, after] = [await from.contents(), await to.contents()];
        expect(after.games).toEqual(before.games);
        expect(after.rules).toEqual(before.rules);
        const running = all.running === null ? [] : [JSON.stringify(encodeSave(all.running))];
        expect(after.aside).toEqual([...before.aside, ...running].toSorted());
        for (const { id } of all.games)
          expect(to.kept.get(`game/${id}`)).toEqual(from.kept.get(`game/${id}`));
      }),
      { numRuns: 25 },
    );
  });

  test('changes nothing when it comes a second time, or comes home', async () => {
    await fc.assert(
      fc.asyncProperty(contents, contents, async (here, there) => {
        const [one, other] = [device(here), device(there)];
        const own = await one.file();
        const before = await one.contents();
        expect(await one.add(own)).toMatchObject({ added: 0, rules: 0, aside: 0 });
        expect(await one.contents()).toEqual(before);

        const file = await other.file();
        await one.add(file);
        const once = await one.contents();
        expect(await one.add(file)).toMatchObject({ added: 0, rules: 0, aside: 0 });
        expect(await one.contents()).toEqual(once);
      }),
      { numRuns: 25 },
    );
  });

  test('merges into the same, whichever of two devices is first', async () => {
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
      { numRuns: 25 },
    );
  });

  test('does not bring a running game back to where it was before', async () => {
    const here = device({ ...EMPTY, running: RUNNING });
    const behind = await device({ ...EMPTY, running: further(3) }).file();
    expect(await here.add(behind)).toMatchObject({ aside: 0 });
    const ahead = device({ ...EMPTY, running: further(3) });
    expect(await ahead.add(await here.file())).toMatchObject({ aside: 1 });
    // Nor one that is over here.
    const over = device({ ...EMPTY, games: [{ ...POOL[0]!, id: RUNNING.id }] });
    expect(await over.add(behind)).toMatchObject({ aside: 0 });
  });

  test('takes along what cannot be read, and lays it aside there', async () => {
    const here = device(EMPTY);
    here.kept.set('game/x', { version: 99, moves: 'of a later version' });
    const there = device(EMPTY);
    expect(await there.add(await here.file())).toMatchObject({ added: 0, aside: 1 });
    expect([...there.kept.values()]).toEqual([{ version: 99, moves: 'of a later version' }]);
    // At home it is known.
    expect(await here.add(await there.file())).toMatchObject({ aside: 0 });
  });

  test('keeps two rule sets apart that were changed on two devices', async () => {
    const here = device({ ...EMPTY, rules: [RULES[0]!] });
    const there = device({ ...EMPTY, rules: [{ ...RULES[1]!, id: RULES[0]!.id }] });
    expect(await here.add(await there.file())).toMatchObject({ rules: 1 });
    expect((await here.contents()).rules).toEqual(['Set 0', 'Set 1']);
  });
});

test('ten thousand things of one moment are laid aside at once, each under a key of its own', async () => {
  const here = device(EMPTY);
  const found = '2026-01-01T00:00:00.000Z';
  const aside = Array.from({ length: 10_000 }, (_, at) => ({ found, text: `${at}` }));
  const file = { games: [], running: null, settings: {}, rules: [], aside, refused: 0 };
  const begun = performance.now();
  expect((await here.add(file)).aside).toBe(10_000);
  // A key was looked for from the beginning each time, which took hours.
  expect(performance.now() - begun).toBeLessThan(10_000);
  const keys = [...here.kept.keys()].filter((key) => key.startsWith('aside/'));
  expect(keys).toHaveLength(10_000);
  expect(keys).toContain(`aside/${found}-10000`);
});
