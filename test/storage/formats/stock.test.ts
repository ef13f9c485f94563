import { describe, expect, test } from 'vitest';
import { PRESET_IDS, presetRules } from '@/engine/index.ts';
import { presetGameOf } from '@/store/practice/practice-games.ts';
import type { ReadyPosition, TrainingFilter } from '@/store/practice/training-stock.ts';
import { encodeStock, parseStock } from '@/storage/formats/stock.ts';
import { exerciseOf } from '@/storage/exercises/stored-exercises.ts';
import lines from '@/storage/exercises/positions.json';

/** An exercise in which two answers are equally good. */
const exercise = lines.map(exerciseOf).find(({ right }) => right.length === 2)!;

const position: ReadyPosition = {
  ...exercise,
  subject: 'lead',
  game: 'bugger-your-neighbor',
  preset: 'bugger-your-neighbor',
  name: null,
  grade: 'easy',
  rating: { value: 1200, deviation: 120, volatility: 0.06 },
};

const document = encodeStock({ filter: null, positions: [position] });
const [stored] = document.positions;

/** The positions of a document with this change of its only one. */
const positionsWith = (change: object) =>
  parseStock({ ...document, positions: [{ ...stored, ...change }] }).positions;

describe('positions made ahead', () => {
  test('are read as they were written, without a filter too', () => {
    expect(parseStock(document)).toEqual({ filter: null, positions: [position] });
  });

  test('are not written without a rating', () => {
    const unrated = { ...position, rating: null };
    expect(encodeStock({ filter: null, positions: [unrated, position] }).positions).toEqual([
      stored,
    ]);
  });

  test.each([
    ['moves that are none', { moves: '!' }],
    ['answers that are none', { right: '!' }],
    ['no answer', { right: '' }],
    ['one answer among two that cannot be chosen', { right: `${stored?.right.slice(0, 2)}AA` }],
    ['a subject that there is not', { subject: 'whist' }],
    ['a key that it does not have', { more: 1 }],
  ])('are left out with %s', (_, change) => {
    expect(positionsWith(change)).toEqual([]);
  });

  test('that can be read stay beside one that cannot', () => {
    const positions = [{ ...stored, moves: '!' }, stored, null];
    expect(parseStock({ ...document, positions }).positions).toEqual([position]);
  });

  test.each([null, 'stock', { ...document, version: 1 }, { ...document, positions: {} }])(
    'and their filter are none in %j',
    (value) => {
      expect(parseStock(value)).toEqual({ filter: null, positions: [] });
    },
  );
});

describe('a filter of training positions', () => {
  const anyGame: TrainingFilter = { subject: null, game: null, grade: 'fitting' };

  test.each([null, ...PRESET_IDS.map(presetGameOf)])('keeps its game: %j', (game) => {
    const filter = { ...anyGame, game };
    expect(parseStock(encodeStock({ filter, positions: [] })).filter).toEqual(filter);
  });

  const named = { kind: 'named', id: 'own/1', name: 'Home' } as const;
  const rules = presetRules('canadian', 3);

  test('keeps house rules', () => {
    const filter = { ...anyGame, game: { ...named, rules } };
    expect(parseStock(encodeStock({ filter, positions: [] })).filter).toEqual(filter);
  });

  test('loses its game, and nothing else, where its rules are impossible', () => {
    const game = { ...named, rules: { ...rules, players: 99 } };
    expect(parseStock(encodeStock({ filter: { ...anyGame, game }, positions: [] })).filter).toEqual(
      anyGame,
    );
  });
});
