import { expect, test } from 'vitest';
import { dailyStandIns, savedStandIns, temporaryStandIns } from '@/storage/stand-ins.ts';
import { dailyHeader } from '@/store/daily.ts';
import { defaultHeader, played } from '../../tools/lib/played-games.ts';
import { memoryStore } from '../support/storage/memory-store.ts';
import fixture from './formats/stand-ins/version-1.json' with { type: 'json' };

const ID = 'a'.repeat(32);
const header = defaultHeader();
const half = played(header, ({ past }) => past.length === 3);
const whole = played(header, () => false, 'b'.repeat(32));

test('games of several levels are kept with one game', async () => {
  const { store, kept } = memoryStore();
  const games = savedStandIns({ id: ID, header }, store);
  expect(await games.read('expert')).toBeNull();
  await games.write('expert', half);
  await games.write('easy', whole);
  expect(await games.read('expert')).toEqual(half);
  expect(await games.read('easy')).toEqual(whole);
  expect(await games.read('master')).toBeNull();
  expect([...kept.keys()]).toEqual([`standin/${ID}`]);
});

test('what is not legal with these cards, or damaged, is left out', async () => {
  const { store, kept } = memoryStore();
  await savedStandIns({ id: ID, header }, store).write('expert', half);
  const other = { ...header, dealSeed: 'c'.repeat(32) };
  expect(await savedStandIns({ id: ID, header: other }, store).read('expert')).toBeNull();
  for (const damaged of [null, {}, { version: 99, id: ID, games: {} }, 'text']) {
    kept.set(`standin/${ID}`, damaged);
    expect(await savedStandIns({ id: ID, header }, store).read('expert')).toBeNull();
  }
});

test('a document of version 1 is read', async () => {
  const { store } = memoryStore({ [`standin/${ID}`]: fixture });
  expect(await savedStandIns({ id: ID, header }, store).read('hard')).toEqual(half);
});

test('the expert’s game at a daily deal is kept only when it is over', async () => {
  const { store, kept } = memoryStore();
  const daily = dailyHeader('2026-11-23');
  const games = dailyStandIns('2026-11-23', () => 'd'.repeat(32), store);
  await games.write(
    'expert',
    played(daily, ({ past }) => past.length === 2),
  );
  expect(kept.size).toBe(0);
  const over = played(daily);
  await games.write('expert', over);
  expect([...kept.keys()]).toEqual(['expert/2026-11-23']);
  expect(await games.read('expert')).toEqual(over);
});

test('a game that is not saved has stand-ins for as long as it is open', async () => {
  const games = temporaryStandIns();
  expect(await games.read('expert')).toBeNull();
  await games.write('expert', half);
  expect(await games.read('expert')).toEqual(half);
});
