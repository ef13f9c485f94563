import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { createDatabase } from '@/storage/database.ts';
import { indexedDbStore } from '@/storage/keyed-store.ts';
import { practiceStorage } from '@/storage/practice.ts';
import { indexedDbSaves, keysOf, findUnfinished } from '@/storage/saves.ts';
import type { Command } from '@/engine/index.ts';
import { type SavedGame, encodeSave } from '@/storage/formats/save.ts';
import { defaultHeader, played } from '../../tools/lib/played-games.ts';
import { UNAIDED } from '@/store/table/game-history.ts';

const ID = '00000000000000000000000000000001';
const TODAY = { kind: 'daily', date: '2026-11-21', rated: true } as const;
const whole = played(defaultHeader());

/** A save of a game after `count` decisions. */
const after = (count: number, about: Partial<SavedGame> = {}) => {
  const commands: readonly Command[] = whole.commands.slice(0, count);
  return encodeSave({
    id: ID,
    started: 1000,
    ended: null,
    ...UNAIDED,
    record: { ...whole, commands },
    ...about,
  });
};

describe('the keys of a save', () => {
  test.each([
    ['before the first deal: the current game only', after(0), ['current']],
    ['after the deal: the current game only', after(1), ['current']],
    ['after a decision: also an unfinished game', after(2), ['current', `open/${ID}`]],
    [
      'at the end: a finished game',
      after(whole.commands.length, { ended: 2000 }),
      ['current', `game/${ID}`],
    ],
    [
      'before the first deal of a daily deal: no attempt yet',
      after(0, { origin: TODAY }),
      ['current'],
    ],
    [
      'from the first deal of a daily deal on: a rated attempt',
      after(1, { origin: TODAY }),
      ['current', 'daily/2026-11-21'],
    ],
    [
      'of an unrated daily deal: no attempt',
      after(2, { origin: { ...TODAY, rated: false } }),
      ['current', `open/${ID}`],
    ],
  ])('%s', (_, game, keys) => expect(keysOf(game)).toEqual(keys));
});

describe('an unfinished game', () => {
  const daily = after(1, { origin: TODAY });
  const other = after(2, { id: '00000000000000000000000000000002', origin: TODAY });

  test('is found by id', () => expect(findUnfinished(other, [daily], other.id)).toBe(other));

  test('is found as rated attempt if saved only there', () =>
    expect(findUnfinished(undefined, [null, other, daily], ID)).toBe(daily));

  test('is undefined if not saved', () =>
    expect(findUnfinished(undefined, [other], ID)).toBeUndefined());
});

test('data that is quarantined at the same moment never overwrites other such data', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  const factory = new IDBFactory();
  const database = createDatabase({ factory: () => factory, after: () => () => undefined });
  const store = indexedDbStore(database);
  const saves = indexedDbSaves('me', database);
  await saves.quarantine('first');
  await saves.quarantine('second');
  await store.change({ put: [['practice', 'third']] });
  await practiceStorage(store).read();
  expect(await store.all('aside/')).toEqual(['first', 'second', 'third']);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
