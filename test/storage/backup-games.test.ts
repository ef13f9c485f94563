import { describe, expect, test } from 'vitest';
import { type SavedGame, encodeSave } from '@/storage/formats/save.ts';
import { defaultHeader, played } from '../../tools/lib/played-games.ts';
import {
  POOL,
  RUNNING,
  upTo,
  UNFINISHED,
  daily,
  device,
  EMPTY,
} from '../support/storage/device.ts';

describe('games in a backup', () => {
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
    const playedWith = (digit: string) =>
      played(defaultHeader(), ({ round }) => round.index === 1, digit.repeat(32));
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
});
