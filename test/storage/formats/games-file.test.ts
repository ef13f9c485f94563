import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  type Command,
  PRESET_IDS,
  allowed,
  choicesOf,
  presetRules,
  toAct,
  stateAfter,
} from '@/engine/index.ts';
import {
  type Everything,
  FILE_VERSION,
  MAX_DOCUMENT,
  MAX_QUARANTINED,
  encodeGamesFile,
} from '@/storage/formats/games-file.ts';
import { readGamesFile } from '@/storage/formats/read-games-file.ts';
import { factsOf } from '@/engine/review/index.ts';
import { encodeFacts } from '@/storage/formats/facts.ts';
import { NO_TRAINING } from '@/store/practice/training-progress.ts';
import { TRAINED } from '../../support/training.ts';
import type { SavedGame } from '@/storage/formats/save.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';
import { madeUpReviews } from '../../support/reviews.ts';
import { damagedValue } from '../../../tools/soak/damaged-value.ts';
import { runs } from '../../support/runs.ts';

const games: SavedGame[] = PRESET_IDS.map((preset, index) => ({
  id: `${index + 1}`.padStart(32, '0'),
  started: 1_900_000_000_000,
  ended: 1_900_000_600_000 + index,
  undoCount: index,
  autoFinishCount: 0,
  hints: index % 2,
  again: index % 3 === 0,
  origin: null,
  title: null,
  record: played(appHeader(presetRules(preset))),
}));
const [first] = games as [SavedGame];

const NOTHING: Everything = {
  finished: [],
  unfinished: [],
  attempts: [],
  expertGames: [],
  practice: { solved: [], positions: [] },
  training: NO_TRAINING,
  running: null,
  settings: undefined,
  rules: [],
  quarantined: [],
  facts: [],
  drill: [],
};
const ANSWER = {
  at: 1_900_000_000_000,
  preset: 'spades',
  name: null,
  cards: 13,
  bid: 4,
  chance: 70,
  made: true,
  expert: 55,
  cost: 0,
} as const;
/** A rated game of the day, up to the human's first decision. */
const inProgress: SavedGame = {
  ...first,
  id: 'b'.repeat(32),
  ended: null,
  origin: { kind: 'daily', date: '2026-11-21', rated: true },
  record: played(first.record.header, (state) => toAct(state).includes(0)),
};
const [right] = allowed(choicesOf(stateAfter(inProgress.record), 0)) as [Command];

/** A file of every released version. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>('./files/version-*.json', {
  eager: true,
  import: 'default',
});
const fileOfVersion = (version: number) => files[`./files/version-${version}.json`] ?? {};
const versions = Array.from({ length: FILE_VERSION }, (_, index) => index + 1);

/** The facts of a game with made-up reviews, as stored. */
const factsFor = ({ id, record }: SavedGame) => {
  const facts = factsOf(record, 0, madeUpReviews(record));
  if (facts === null) throw new Error('the game is not over');
  return encodeFacts(id, record, facts);
};

const AT_ONCE = { yieldControl: () => Promise.resolve() };

const textOf = async (everything: Everything): Promise<string> =>
  (await encodeGamesFile(everything, AT_ONCE.yieldControl)).text();

const fileOf = (some: Partial<Everything>): Promise<string> => textOf({ ...NOTHING, ...some });
const readText = (text: string) => readGamesFile(new Blob([text]), AT_ONCE);

const ONE_GAME = await fileOf({ finished: [first] });

/** More than one document may hold. */
const LARGE: Everything = {
  ...NOTHING,
  finished: games,
  attempts: [inProgress],
  settings: { theme: 'linen' },
  quarantined: Array.from({ length: 35 }, (_, at) => ({
    found: '2026-11-21T12:00:00.000Z',
    text: `${at}: ${'ü'.repeat(500_000)}`,
  })),
  facts: [factsFor(first)],
  drill: [ANSWER],
};
const LARGE_TEXT = await textOf(LARGE);
const LARGE_LINES = LARGE_TEXT.split('\n');

describe('a file of games', () => {
  test('survives a round trip', async () => {
    const everything: Everything = {
      finished: games,
      unfinished: [{ ...inProgress, origin: null, title: { kind: 'own', name: 'At home' } }],
      attempts: [inProgress],
      expertGames: [{ ...first, origin: { kind: 'daily', date: '2026-11-21', rated: false } }],
      practice: {
        solved: ['ruff-1'],
        positions: [
          {
            id: 'x/7',
            record: inProgress.record,
            right,
            memory: { due: '2026-11-25', reviewed: '2026-11-22', stability: 2.5, difficulty: 3 },
          },
        ],
      },
      training: TRAINED,
      running: { ...first, ended: null, record: { ...first.record, commands: [{ type: 'deal' }] } },
      settings: { theme: 'linen', volume: 0.5 },
      rules: [{ id: 'a', name: 'Mine', rules: presetRules('spades') }],
      quarantined: [{ found: '2026-11-21T12:00:00.000Z', text: '['.repeat(5000) }],
      facts: [factsFor(first)],
      drill: [ANSWER],
    };
    expect(await readText(await textOf(everything))).toEqual({
      ok: true,
      value: { ...everything, refused: 0 },
    });
  });

  test('has a fixture of every version', () => {
    expect(Object.keys(files)).toHaveLength(versions.length);
  });

  test.each(versions)('of version %i is read completely', async (version) => {
    const file = fileOfVersion(version);
    const read = await readText(JSON.stringify(file));
    expect(read).toMatchObject({ ok: true, value: { refused: 0 } });
    if (!read.ok) return;
    expect(read.value.finished.map(({ id }) => Number(id))).toEqual([1, 2]);
    expect(read.value.running?.id).toBe(version === 1 ? undefined : '3'.padStart(32, '0'));
    expect(read.value.rules).toHaveLength(version === 1 ? 0 : 1);
    expect(read.value.quarantined).toHaveLength(version === 1 ? 0 : 1);
    expect(read.value.unfinished).toHaveLength(version < 3 ? 0 : 1);
    expect(read.value.attempts).toHaveLength(version < 3 ? 0 : 1);
    expect(read.value.expertGames).toHaveLength(version < 3 ? 0 : 1);
    expect(read.value.practice.positions).toHaveLength(version < 3 ? 0 : 1);
    expect(read.value.facts).toHaveLength(version < 5 ? 0 : 1);
    expect(read.value.drill).toHaveLength(version < 6 ? 0 : 2);
    expect(read.value.training).toEqual(version < 7 ? NO_TRAINING : TRAINED);
  });

  test('of this version is written unchanged', async () => {
    const file = fileOfVersion(FILE_VERSION);
    const read = await readText(JSON.stringify(file));
    expect(read.ok && JSON.parse(await textOf(read.value))).toEqual(file);
  });

  test('keeps good games when one is broken or unfinished', async () => {
    const unfinished = {
      ...first,
      record: { ...first.record, commands: first.record.commands.slice(0, -1) },
    };
    const illegal = {
      ...first,
      record: { ...first.record, commands: first.record.commands.toReversed() },
    };
    const read = await readText(await fileOf({ finished: [first, unfinished, illegal] }));
    expect(read).toMatchObject({ ok: true, value: { finished: [first], refused: 2 } });
  });

  test('keeps good parts when another is broken', async () => {
    const notOver = { ...first, origin: inProgress.origin, ended: null };
    const text = await fileOf({
      finished: [first],
      unfinished: [first, inProgress],
      attempts: [notOver, inProgress],
    });
    const damaged = {
      practice: { version: 99 },
      drill: [{ version: 1, at: 'noon' }],
      running: { version: 99 },
    };
    const file = { ...(JSON.parse(text) as object), ...damaged };
    expect(await readText(JSON.stringify(file))).toMatchObject({
      ok: true,
      value: { finished: [first], unfinished: [inProgress], attempts: [inProgress], refused: 5 },
    });
  });

  test('counts everything that cannot be read, but for facts, which are computed again', async () => {
    const damaged = {
      games: [1],
      left: [1, 2],
      tries: [1, 2, 3],
      experts: [1],
      running: 1,
      practice: 1,
      training: 1,
      rules: 1,
      aside: [1, { found: 'yesterday', text: '' }],
      drill: [1, 2, 3, 4],
      facts: [1, 2, 3, 4, 5, 6, 7],
    };
    const file = { ...(JSON.parse(ONE_GAME) as object), ...damaged };
    const read = await readText(JSON.stringify(file));
    expect(read).toEqual({ ok: true, value: { ...NOTHING, refused: 17 } });
  });

  test('says how many games of any kind it holds before it reads them', async () => {
    const onOpened = vi.fn<(games: number) => void>();
    const text = await fileOf({
      finished: [first, first, first, first],
      unfinished: [inProgress, inProgress],
      attempts: [inProgress, inProgress, inProgress],
      expertGames: [first],
    });
    await readGamesFile(new Blob([text]), { ...AT_ONCE, onOpened });
    expect(onOpened).toHaveBeenCalledExactlyOnceWith(10);
  });

  test('has only rated games of the day as attempts', async () => {
    const finished = { ...first, origin: inProgress.origin };
    const text = await fileOf({
      attempts: [
        { ...inProgress, origin: null },
        { ...inProgress, origin: { kind: 'daily', date: '2026-11-21', rated: false } },
        { ...inProgress, origin: { kind: 'deal', link: '#deal=' } },
        inProgress,
        finished,
      ],
    });
    const file = JSON.parse(text) as { tries: unknown[] };
    expect(await readText(JSON.stringify({ ...file, tries: [7, ...file.tries] }))).toMatchObject({
      ok: true,
      value: { attempts: [inProgress, finished], refused: 4 },
    });
  });

  test.each([
    ['nothing', '', 'not-a-games-file'],
    ['a picture', '\u0089PNG\r\n', 'not-a-games-file'],
    ['another file of ours', '{"kind":"oh-hell-rules","version":1}', 'not-a-games-file'],
    [
      'a file of a later version',
      `{"kind":"oh-hell-games","version":${FILE_VERSION + 1},"games":[]}`,
      'newer-version',
    ],
    ['one that was cut off', ONE_GAME.slice(0, -20), 'damaged'],
    ['one without its games', '{ "kind": "oh-hell-games", "version": 1 }', 'damaged'],
    ['one without its games, spaced widely', '\n { "kind" :\n"oh-hell-games" }', 'damaged'],
    ['a text about one', 'It begins with {"kind":"oh-hell-games"', 'not-a-games-file'],
    ['a text about one without a space', '-{"kind":"oh-hell-games"', 'not-a-games-file'],
    ['a very deep one', '['.repeat(1_000_000), 'not-a-games-file'],
    ['a very large one', ' '.repeat(MAX_DOCUMENT + 1), 'too-large'],
  ])('that is %s is refused with the reason', async (_, text, kind) => {
    expect(await readText(text)).toMatchObject({ ok: false, error: { kind } });
  });

  test('that is too large is refused after a part of it', async () => {
    const arrayBuffer = vi.fn<() => Promise<ArrayBuffer>>(() =>
      Promise.resolve(new TextEncoder().encode(' '.repeat(MAX_DOCUMENT + 1)).buffer),
    );
    const file = { size: 2 ** 50, slice: () => ({ arrayBuffer }) };
    expect(await readGamesFile(file as unknown as Blob, AT_ONCE)).toMatchObject({
      error: { kind: 'too-large' },
    });
    expect(arrayBuffer).toHaveBeenCalledOnce();
  });

  describe('larger than one document may be', () => {
    test('is read completely', async () => {
      expect(LARGE_LINES).toHaveLength(3);
      const onOpened = vi.fn<(games: number) => void>();
      const read = await readGamesFile(new Blob([LARGE_TEXT]), { ...AT_ONCE, onOpened });
      expect(read).toEqual({ ok: true, value: { ...LARGE, refused: 0 } });
      expect(onOpened).toHaveBeenCalledExactlyOnceWith(games.length + 1);
    });

    test('is read completely though its bytes would just fit into one', async () => {
      const item = (length: number) => ({
        found: '2026-11-21T12:00:00.000Z',
        text: 'a'.repeat(length),
      });
      const most = Array.from({ length: 31 }, () => item(1024 * 1024));
      const rest = MAX_DOCUMENT - (await fileOf({ quarantined: most })).length;
      const quarantined = [...most, item(rest - 600)];
      const text = await fileOf({ quarantined });
      expect(text.split('\n')).toHaveLength(3);
      expect(text.length).toBeLessThan(MAX_DOCUMENT);
      expect(await readText(text)).toMatchObject({ ok: true, value: { quarantined } });
    });

    test('has no document too large to be read, whatever its parts', async () => {
      const found = '2026-11-21T12:00:00.000Z';
      // The last of them is the first part of the second document.
      const large = Array.from({ length: 32 }, () => ({ found, text: 'a'.repeat(1024 * 1024) }));
      const small = Array.from({ length: 33_000 }, () => ({ found, text: 'a'.repeat(1000) }));
      const documents = (await fileOf({ quarantined: [...large, ...small] })).split('\n');
      expect(documents).toHaveLength(4);
      const tooLarge = documents.filter(({ length }) => length > MAX_DOCUMENT);
      expect(tooLarge).toEqual([]);
    });

    test.each([
      ['between two documents', `${LARGE_LINES[0] ?? ''}\n`],
      ['within its second document', LARGE_TEXT.slice(0, -20)],
    ])('is refused as damaged if it was cut off %s', async (_, part) => {
      expect(await readText(part)).toMatchObject({
        error: { kind: 'damaged' },
      });
    });
  });

  test('has no quarantined text that is too long to be read', async () => {
    const item = (length: number) => ({
      found: '2026-11-21T12:00:00.000Z',
      text: 'a'.repeat(length),
    });
    const longest = item(MAX_QUARANTINED);
    const text = await fileOf({ quarantined: [longest, item(MAX_QUARANTINED + 1)] });
    expect(await readText(text)).toMatchObject({
      ok: true,
      value: { quarantined: [longest], refused: 0 },
    });
  });

  test('that is too large by its bytes only is not called incomplete', async () => {
    const item = { found: '2026-11-21T12:00:00.000Z', text: 'ü'.repeat(MAX_DOCUMENT / 2) };
    const text = JSON.stringify({ kind: 'oh-hell-games', version: 9, games: [], aside: [item] });
    expect(await readText(text)).toMatchObject({
      error: { kind: 'too-large' },
    });
  });

  test('with more documents than its first one says is refused at the first of them', async () => {
    const line = new TextEncoder().encode(
      '{"kind":"oh-hell-games","version":9,"games":[],"documents":2}\n',
    );
    const arrayBuffer = vi.fn<() => Promise<ArrayBuffer>>(() => Promise.resolve(line.buffer));
    const file = { size: 2 ** 50, slice: () => ({ arrayBuffer }) };
    expect(await readGamesFile(file as unknown as Blob, AT_ONCE)).toMatchObject({
      error: { kind: 'damaged' },
    });
    expect(arrayBuffer).toHaveBeenCalledTimes(3);
  });

  // Regression: it was called no games file, though it is one.
  test.each([10, MAX_DOCUMENT + 1])(
    'of %i bytes that cannot be read is unreadable',
    async (size) => {
      const gone = () => Promise.reject(new Error('gone'));
      const file = { size, text: gone, slice: () => ({ arrayBuffer: gone }) };
      expect(await readGamesFile(file as unknown as Blob, AT_ONCE)).toMatchObject({
        error: { kind: 'unreadable' },
      });
    },
  );

  test('that is damaged is refused or loses only damaged games, without throwing', async () => {
    const file: unknown = JSON.parse(
      await fileOf({
        finished: [first],
        rules: [{ id: 'a', name: '', rules: presetRules('canadian') }],
      }),
    );
    await fc.assert(
      fc.asyncProperty(damagedValue(file), async (damaged) => {
        const read = await readText(JSON.stringify(damaged) ?? '');
        const outcome = read.ok ? 'read' : read.error.kind;
        expect(['read', 'too-large', 'not-a-games-file', 'damaged', 'newer-version']).toContain(
          outcome,
        );
      }),
      { numRuns: runs(120) },
    );
  });
});
