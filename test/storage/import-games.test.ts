import { describe, expect, test } from 'vitest';
import { factsOf } from '@/engine/review/index.ts';
import { encodeFacts } from '@/storage/formats/facts.ts';
import { encodeGamesFile } from '@/storage/formats/games-file.ts';
import { type SavedGame, encodeSave } from '@/storage/formats/save.ts';
import { gameRepository } from '@/storage/games.ts';
import { TRAINED } from '../support/training.ts';
import { importGames } from '@/storage/import-games.ts';
import type { ImportProgress } from '@/store/ports/archive.ts';
import { appHeader, played } from '../../tools/lib/played-games.ts';
import { madeUpReviews } from '../support/reviews.ts';
import { memoryStore } from '../support/storage/memory-store.ts';
import { dailyHeader } from '@/store/daily.ts';
import { UNAIDED } from '@/store/table/game-history.ts';

const note = {
  started: 1,
  ended: 2,
  ...UNAIDED,
} as const;

/** A short finished game with its own cards. */
const finished = (digit: string): SavedGame => ({
  ...note,
  id: digit.repeat(32),
  record: played(appHeader(dailyHeader('2026-11-20').rules), () => false, digit.repeat(32)),
});

const HERE = finished('1');
const NEW = [finished('2'), finished('3')];
const UNFINISHED: SavedGame = {
  ...note,
  id: '4'.repeat(32),
  ended: null,
  record: { ...NEW[0]!.record, commands: NEW[0]!.record.commands.slice(0, 3) },
};

/** The facts of a game with made-up reviews, as stored. */
function factsFor({ id, record }: SavedGame) {
  return encodeFacts(id, record, factsOf(record, 0, madeUpReviews(record)) ?? []);
}

const FILE = await encodeGamesFile(
  {
    finished: [HERE, ...NEW],
    unfinished: [UNFINISHED],
    attempts: [],
    expertGames: [],
    running: null,
    practice: { solved: ['ruff-1'], positions: [] },
    training: TRAINED,
    settings: { sound: false },
    rules: [],
    quarantined: [],
    drill: [],
    facts: [...[HERE, ...NEW].map(factsFor), { ...factsFor(NEW[0]!), id: '9'.repeat(32) }],
  },
  () => Promise.resolve(),
);

/** A device with one game, and an import of a file that is canceled after some reports. */
function importing(file: Blob, cancelAfter = Infinity) {
  const device = memoryStore({ [`game/${HERE.id}`]: encodeSave(HERE) });
  const canceling = new AbortController();
  const reports: ImportProgress[] = [];
  const imported = importGames(
    file,
    {
      store: device.store,
      changeIf: device.changeIf,
      now: () => 0,
      yieldControl: () => Promise.resolve(),
    },
    {
      signal: canceling.signal,
      onProgress(progress) {
        reports.push(progress);
        if (reports.length === cancelAfter) canceling.abort(new Error('canceled'));
      },
    },
  );
  return { ...device, reports, imported };
}

describe('importing a file', () => {
  test('adds what is new, and returns the rest for the caller to add', async () => {
    const { imported, kept } = importing(FILE);
    expect(await imported).toMatchObject({
      ok: true,
      value: {
        added: 2,
        known: 1,
        unfinished: 1,
        refused: 0,
        practice: { solved: ['ruff-1'] },
        training: TRAINED,
        settings: { sound: false },
      },
    });
    expect([...kept.keys()].filter((key) => key.startsWith('game/'))).toHaveLength(3);
  });

  test('saves the summaries of new games, the same that the list would make', async () => {
    const { imported, kept, store, reads } = importing(FILE);
    await imported;
    const saved = NEW.map(({ id }) => structuredClone(kept.get(`sum/${id}`)));
    for (const { id } of NEW) kept.delete(`sum/${id}`);
    reads.count = 0;
    await gameRepository(store, () => Promise.resolve()).list();
    expect(reads.count).toBe(3);
    expect(saved).toEqual(NEW.map(({ id }) => kept.get(`sum/${id}`)));
  });

  test('adds the facts of games that have none here, and replaces no others', async () => {
    const { imported, kept, store } = importing(FILE);
    await store.change({ put: [[`facts/${HERE.id}`, 'made here']] });
    await imported;
    const facts = [...kept].filter(([key]) => key.startsWith('facts/'));
    expect(new Map(facts)).toEqual(
      new Map<string, unknown>([
        [`facts/${HERE.id}`, 'made here'],
        ...NEW.map((game) => [`facts/${game.id}`, factsFor(game)] as const),
      ]),
    );
  });

  test('adds no facts of a game with other moves', async () => {
    const other = { ...finished('5'), id: NEW[0]!.id };
    const file = JSON.parse(await FILE.text()) as Record<string, unknown>;
    const { imported, kept } = importing(
      new Blob([JSON.stringify({ ...file, facts: [factsFor(other)] })]),
    );
    expect(await imported).toMatchObject({ ok: true, value: { added: 2 } });
    expect([...kept.keys()].filter((key) => key.startsWith('facts/'))).toEqual([]);
  });

  test('reports each step, and never more than there are', async () => {
    const { imported, reports } = importing(FILE);
    await imported;
    // Four games read from the file, one on this device, and two new ones saved.
    expect(reports.map(({ done }) => done)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(reports.map(({ total }) => total))).toEqual(new Set([9]));
  });

  test('overwrites no game that is resumed and played on meanwhile', async () => {
    const { commands } = UNFINISHED.record;
    const upTo = (count: number): SavedGame => ({
      ...UNFINISHED,
      record: { ...UNFINISHED.record, commands: commands.slice(0, count) },
    });
    const open = `open/${UNFINISHED.id}`;
    const device = memoryStore({ [open]: encodeSave(upTo(2)) });
    const resumed = encodeSave(upTo(2));
    const store = {
      ...device.store,
      get: async (keys: readonly string[]) => {
        const values = await device.store.get(keys);
        // The player resumes the game, just after the table has been looked at.
        if (keys.includes('current') && !device.kept.has('current'))
          device.kept.set('current', resumed);
        return values;
      },
    };
    const imported = await importGames(
      FILE,
      { ...device, store, now: () => 0, yieldControl: () => Promise.resolve() },
      { signal: new AbortController().signal, onProgress: () => undefined },
    );
    expect(imported).toMatchObject({ ok: true, value: { added: 3, unfinished: 1 } });
    expect(device.kept.get(open)).toEqual(resumed);
    const opened = [...device.kept.keys()].filter((key) => key.startsWith('open/'));
    // The one in the file becomes another game.
    expect(opened).toHaveLength(2);
  });

  test('changes nothing if it is canceled, whenever that is', async () => {
    for (const cancelAfter of [1, 2, 3, 4, 5, 6, 7]) {
      const { imported, kept } = importing(FILE, cancelAfter);
      const before = structuredClone([...kept]);
      await expect(imported).rejects.toThrow('canceled');
      expect([...kept]).toEqual(before);
    }
  });

  test('refuses what is not a file of games, and changes nothing', async () => {
    const { imported, kept } = importing(new Blob(['{}']));
    expect(await imported).toEqual({ ok: false, error: { kind: 'not-a-games-file' } });
    expect(kept.size).toBe(1);
  });
});
