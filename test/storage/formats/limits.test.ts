import { describe, expect, it } from 'vitest';
import { MAX_PLAYERS } from '@/engine/index.ts';
import { encodeAnswer, parseAnswer } from '@/storage/formats/drill.ts';
import { MAX_COMMANDS, parseRecord } from '@/storage/formats/record.ts';
import { parseSave } from '@/storage/formats/read-save.ts';
import { parseStandIns } from '@/storage/formats/stand-ins.ts';
import { encodeSummary, parseSummary } from '@/storage/formats/summary.ts';
import { encodeTraining, parseTraining } from '@/storage/formats/training.ts';
import { defaultHeader } from '../../../tools/lib/played-games.ts';
import { drillAnswer } from '../../support/drill-answer.ts';
import { header } from '../../support/store/table-bench.ts';
import { TRAINED } from '../../support/training.ts';
import save from './saves/version-6.json' with { type: 'json' };
import standIns from './stand-ins/version-1.json' with { type: 'json' };

/** A field of a document by its path, values that can be read, and values that make it unreadable. */
type Field = readonly [path: string, readable: readonly unknown[], unreadable: readonly unknown[]];

/** The document with another value at a path such as `rounds.0`. */
function changed(document: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(document) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() as string;
  const owner = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
  owner[last] = value;
  return copy;
}

/** Every field is required, and its limits are as given. */
function expectLimits(
  document: unknown,
  isRead: (value: unknown) => boolean,
  fields: readonly Field[],
): void {
  expect(isRead(document)).toBe(true);
  for (const [path, readable, unreadable] of fields) {
    for (const value of readable)
      expect([path, value, isRead(changed(document, path, value))]).toEqual([path, value, true]);
    for (const value of unreadable)
      expect([path, value, isRead(changed(document, path, value))]).toEqual([path, value, false]);
  }
  expect(isRead(changed(document, 'another', 1))).toBe(false);
}

const TIME = 8_640_000_000_000_000;
const count = (path: string): Field => [path, [0, 7], [-1, 0.5, '1', null, undefined]];
const flag = (path: string): Field => [path, [true, false], [0, null, undefined]];
const time = (path: string): Field => [path, [null, 0, TIME], [-1, 0.5, TIME + 1, '1', undefined]];

const ORIGIN: readonly Field[] = [
  [
    'origin',
    [
      null,
      { kind: 'daily', date: '2026-11-20', rated: true },
      { kind: 'deal', link: 'x'.repeat(20_100) },
    ],
    [
      undefined,
      {},
      { kind: 'other' },
      { kind: 'daily', date: '2026-02-30', rated: true },
      { kind: 'daily', date: '2026-11-20' },
      { kind: 'daily', date: 20, rated: true },
      { kind: 'daily', date: '2026-11-20', rated: true, more: 1 },
      { kind: 'deal', link: 'x'.repeat(20_101) },
      { kind: 'deal' },
      { kind: 'deal', link: 'x', more: 1 },
    ],
  ],
  [
    'title',
    [
      null,
      { kind: 'own', name: 'x'.repeat(80) },
      { kind: 'tradition', id: 'x'.repeat(80), name: 'x'.repeat(80) },
    ],
    [
      undefined,
      {},
      { kind: 'other', name: 'x' },
      { kind: 'own', name: 'x'.repeat(81) },
      { kind: 'own', name: 'x', id: 'x' },
      { kind: 'own' },
      { kind: 'tradition', name: 'x' },
      { kind: 'tradition', id: 'x' },
      { kind: 'tradition', id: 7, name: 'x' },
      { kind: 'tradition', id: 'x', name: 'x', more: 1 },
    ],
  ],
];

it('an answer of the drill has these limits', () => {
  const isRead = (value: unknown) => parseAnswer(value) !== null;
  expectLimits(encodeAnswer(drillAnswer(1)), isRead, [
    ['version', [], [0, 3, undefined]],
    ['at', [0, TIME], [-1, 0.5, TIME + 1, null, undefined]],
    ['cards', [0, 60], [-1, 0.5, 61, null, undefined]],
    ['bid', [0, 60], [-1, 0.5, 61, null, undefined]],
    ['chance', [0, 100], [1, 110, null, undefined]],
    flag('made'),
    ['expert', [null, 0, 100], [-1, 0.5, 101, undefined]],
    ['cost', [null, 0, 1e9], [-1, 0.5, 1e9 + 1, undefined]],
    ['name', [], ['x', 7, undefined]],
  ]);
  expectLimits(encodeAnswer({ ...drillAnswer(1), preset: null, name: 'Mine' }), isRead, [
    ['name', ['', 'x'.repeat(200)], ['x'.repeat(201), 7, null, undefined]],
    ['preset', [], ['canadian', 'other', undefined]],
  ]);
});

it('training progress has these limits', () => {
  const days = Array.from({ length: 400 }, (_, day) =>
    new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const isRead = (value: unknown) => parseTraining(value) !== null;
  expectLimits(encodeTraining(TRAINED), isRead, [
    ['version', [], [0, 2, undefined]],
    ['rating', [], [null, [1, 1], [1, 1, 1, 1], undefined]],
    ['rating.0', [-10_000, 10_000], [-10_001, 10_001, '1', null]],
    ['rating.1', [1, 1000], [0.5, 1001, '1', null]],
    ['rating.2', [0, 1], [-0.1, 1.1, '1', null]],
    ['answered', [28, 1e7], [27, 1e7 + 1, 30.5, '30', undefined]],
    ['right', [0, 40], [-1, 0.5, 41, '1', undefined]],
    ['days', [[], days.slice(0, 40)], [['2026-02-30'], [1], null, undefined]],
    ['puzzles', [[]], [[['2026-02-30', true]], [['2026-11-20', 1]], [['2026-11-20']], undefined]],
  ]);
});

it('training days and puzzles are read in order, each once', () => {
  const document = encodeTraining(TRAINED);
  const read = parseTraining({
    ...document,
    days: ['2026-11-22', '2026-11-20', '2026-11-22'],
    puzzles: [
      ['2026-11-22', true],
      ['2026-11-20', false],
      ['2026-11-21', true],
    ],
  });
  expect(read?.days).toEqual(['2026-11-20', '2026-11-22']);
  expect([...(read?.puzzles ?? [])].map(([day]) => day.slice(-2))).toEqual(['20', '21', '22']);
});

it('a rating is stored with two digits, its volatility with six', () => {
  const rating = { value: 1234.5678, deviation: 87.6543, volatility: 0.123456789 };
  expect(encodeTraining({ ...TRAINED, rating }).rating).toEqual([1234.57, 87.65, 0.123457]);
});

it('a summary has these limits', () => {
  const summary = encodeSummary({
    id: 'a',
    ended: 5,
    undoCount: 1,
    autoFinishCount: 2,
    hints: 3,
    again: false,
    origin: null,
    title: null,
    preset: null,
    isVariant: false,
    players: 4,
    levels: ['hard'],
    place: 1,
    sides: 4,
    points: 20,
    opponents: [{ name: 'Ann', place: 2 }],
    rounds: [{ handSize: 5, turn: 1, bid: 2, took: 3, made: false, points: -2 }],
  } as const);
  const isRead = (value: unknown) => parseSummary(value) !== null;
  const place: Field[] = ['place', 'sides', 'opponents.0.place'].map((path) => [
    path,
    [1, MAX_PLAYERS],
    [0, MAX_PLAYERS + 1, 1.5, '1', undefined],
  ]);
  expectLimits(summary, isRead, [
    ['version', [], [3, 5, undefined]],
    ['id', ['x'], [7, null, undefined]],
    time('ended'),
    ...['takenBack', 'playedOut', 'hints', 'players'].map(count),
    flag('again'),
    ...ORIGIN,
    ['preset', [null, 'canadian'], ['other', undefined]],
    flag('isVariant'),
    ['levels', [[], ['easy', 'hard']], [['human'], null, undefined]],
    ...place,
    ['points', [-3, 0.5], [Infinity, Number.NaN, '1', undefined]],
    ['opponents.0.name', ['', 'x'], [7, undefined]],
    ['opponents.0.more', [], [1]],
    ['opponents', [[]], [undefined]],
    ['rounds', [[]], [[[1, 1, 1, 1, 1]], [[1, 1, 1, 1, 1, 1, 1]], undefined]],
    ...['rounds.0.0', 'rounds.0.1', 'rounds.0.2', 'rounds.0.3'].map(count),
    ['rounds.0.4', [0, 1], [2, true]],
    ['rounds.0.5', [-3, 0.5], [Infinity, '1']],
  ]);
  expect(parseSummary(summary)?.rounds[0]?.made).toBe(false);
  expect(parseSummary(changed(summary, 'rounds.0.4', 1))?.rounds[0]?.made).toBe(true);
});

it('games of stand-ins have these limits', () => {
  const isRead = (value: unknown) => parseStandIns(value, defaultHeader()).has('hard');
  expectLimits(standIns, isRead, [
    ['version', [], [0, 2, undefined]],
    ['id', ['b'.repeat(32)], ['b', 7, undefined]],
    ['games.easy', [undefined, '', '?'], [7, null, 'A'.repeat(2 * MAX_COMMANDS + 2)]],
    ['games.other', [], ['']],
    ['games.hard', [], [undefined, '?', 'AAAA']],
  ]);
});

describe('a save', () => {
  it('has these limits', () => {
    expectLimits(save, (value) => parseSave(value).ok, [
      ['version', [], [7]],
      ['id', ['b'.repeat(32)], ['b', 7, undefined]],
      time('begun'),
      time('ended'),
      ...['takenBack', 'playedOut', 'hints'].map(count),
      flag('again'),
      ...ORIGIN,
      ['moves', [''], ['A', 7, undefined]],
    ]);
  });

  it('has a record with these limits', () => {
    const name = (length: number) => [{ name: 'x'.repeat(length), player: 'human' }];
    const record = { header: header(), commands: [{ type: 'play', seat: 0, card: 'TH' }] };
    const seat = { name: '', player: 'easy' };
    const seats = (length: number) => Array.from({ length }, () => seat);
    const command = (value: object): unknown[] => [[value]];
    expectLimits(record, (value) => parseRecord(value).ok, [
      ['header.format', [], [0, undefined]],
      [
        'header.seats',
        [[], name(40), seats(MAX_PLAYERS)],
        [name(41), seats(MAX_PLAYERS + 1), undefined],
      ],
      [
        'header.seats.0',
        [{ ...seat, style: 'bold' }],
        [{ name: '' }, { player: 'easy' }, { ...seat, more: 1 }],
      ],
      ['header.dealSeed', ['a'.repeat(32)], ['a', 7, undefined]],
      ['header.aiSeed', ['a'.repeat(32)], ['a', 7, undefined]],
      ['header.firstDealer', [null, 2], [0.5, '1', undefined]],
      ['header.more', [], [1]],
      ['commands', command({ type: 'deal' }), command({ type: 'deal', seat: 1 })],
      [
        'commands',
        command({ type: 'declare', seat: 1, blindNil: false }),
        [...command({ type: 'declare', seat: 1 }), ...command({ type: 'declare', blindNil: true })],
      ],
      ['commands', command({ type: 'bid', seat: 1, bid: 2 }), command({ type: 'bid', bid: 2 })],
      [
        'commands',
        command({ type: 'nameTrump', seat: 1, trump: 'N' }),
        command({ type: 'nameTrump', seat: 1, trump: 'X' }),
      ],
      [
        'commands',
        command({ type: 'play', seat: 1, card: 'unseen' }),
        command({ type: 'play', seat: 1 }),
      ],
    ]);
  });
});
