import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADAPTIVE, type GameRecord, fold, presetRules, stateAfter } from '@/engine/index.ts';
import { parseSave } from '@/storage/formats/read-save.ts';
import { saveProblem } from '@/storage/formats/save-problem.ts';
import { SAVE_VERSION, encodeSave } from '@/storage/formats/save.ts';
import { appHeader, played, styled } from '../../../tools/lib/played-games.ts';
import { damagedValue } from '../../../tools/soak/damaged-value.ts';
import { UNAIDED } from '@/store/table/game-history.ts';
import traditions from './saves/traditions.json' with { type: 'json' };
import { runs } from '../../support/runs.ts';

const saves = import.meta.glob<unknown>('./saves/version-*.json', {
  eager: true,
  import: 'default',
});
const saveOf = (version: number): unknown => saves[`./saves/version-${version}.json`];
const versions = Array.from({ length: SAVE_VERSION }, (_, index) => index + 1);

/** The same record as in versions that had no adaptive opponents. */
const withoutAdaptive = ({ header, commands }: GameRecord): GameRecord => ({
  header: {
    ...header,
    seats: header.seats.map((seat) =>
      seat.player === ADAPTIVE ? { ...seat, player: 'medium' as const } : seat,
    ),
  },
  commands,
});

/** The longest common schedule: up to 13 cards and down again, with two rounds of 13. */
const longest = played(
  appHeader({
    ...presetRules('up-and-down-the-river'),
    schedule: { shape: 'up-down', low: 1, high: 13, turns: 2 },
  }),
);

describe('a save', () => {
  test('has a fixture of every version', () => {
    expect(Object.keys(saves)).toHaveLength(versions.length);
  });

  test.each(versions)('of version %i is read completely', (version) => {
    const save = parseSave(saveOf(version));
    const state = save.ok ? stateAfter(save.value.record) : null;
    expect(state?.round).toMatchObject({ phase: 'play', index: 1, handSize: 12 });
    expect(save.ok && withoutAdaptive(save.value.record)).toEqual(saveOf(1));
  });

  test.each(traditions)('of the tradition $title.id is read and written completely', (stored) => {
    const save = parseSave(stored);
    const state = save.ok ? stateAfter(save.value.record) : null;
    expect(state?.round).toMatchObject({ phase: 'play', index: 9 });
    expect(save.ok && encodeSave(save.value)).toEqual({ ...stored, version: SAVE_VERSION });
  });

  test('keeps an adaptive opponent', () => {
    const save = parseSave(saveOf(6));
    expect(save.ok && save.value.record.header.seats[2]).toEqual({
      name: 'Odile',
      player: ADAPTIVE,
    });
  });

  test('keeps the names of its stored fields', () => {
    const stored = saveOf(SAVE_VERSION) as object;
    const save = parseSave(stored);
    expect(save.ok && encodeSave(save.value)).toEqual(stored);
  });

  test('of version 1 gets its seed as id', () => {
    expect(parseSave(saveOf(1))).toMatchObject({
      ok: true,
      value: {
        id: '0123456789abcdef0123456789abcdef',
        started: null,
        ended: null,
        ...UNAIDED,
      },
    });
  });

  test.each([1, 2, 3, 4])('of version %i has no title', (version) => {
    expect(parseSave(saveOf(version))).toMatchObject({ ok: true, value: { title: null } });
  });

  test('keeps the name of the game', () => {
    const own = { ...(saveOf(5) as object), title: { kind: 'own', name: 'At home' } };
    expect(parseSave(saveOf(5))).toMatchObject({
      ok: true,
      value: { title: { kind: 'tradition', id: 'plump', name: 'Plump' } },
    });
    expect(parseSave(own)).toMatchObject({
      ok: true,
      value: { title: { kind: 'own', name: 'At home' } },
    });
  });

  test('of a later version is recognized', () => {
    expect(parseSave({ version: SAVE_VERSION + 1, anything: 'else' })).toEqual({
      ok: false,
      error: { kind: 'newer-version' },
    });
  });

  // Regression: counting up from the first of them never ended.
  test.each([-7e190, -(2 ** 53), -1, 0, 0.5, Number.NaN, Infinity])(
    'of an impossible version, %d, is not a save',
    (version) => {
      const damaged = { ...(saveOf(SAVE_VERSION) as object), version };
      expect(parseSave(damaged)).toMatchObject({ ok: false, error: { kind: 'not-a-game' } });
    },
  );

  test.each([
    ['even opponents', longest],
    ['opponents with styles', styled(longest)],
  ])('of a game of 26 rounds against %s takes no more than 4 kB', (_, record) => {
    expect(stateAfter(record).past).toHaveLength(26);
    const save = encodeSave({
      id: '0123456789abcdef0123456789abcdef',
      started: 1_900_000_000_000,
      ended: 1_900_000_000_000,
      ...UNAIDED,
      record,
    });
    expect(JSON.stringify(save).length).toBeLessThanOrEqual(4096);
    const read = parseSave(JSON.parse(JSON.stringify(save)));
    expect(read.ok && read.value.record).toEqual(record);
  });

  test('that is damaged is refused or may not fold, without throwing', () => {
    const damagedSave = fc
      .constantFrom(...versions)
      .chain((version) => damagedValue(saveOf(version)));
    fc.assert(
      fc.property(damagedSave, (damaged) => {
        const save = parseSave(damaged);
        const outcome = save.ok ? fold(save.value.record).ok : save.error.kind;
        expect([true, false, 'not-a-game', 'newer-version']).toContain(outcome);
      }),
      { numRuns: runs(700) },
    );
  });
});

describe('the problem of a save, for a report', () => {
  const good = saveOf(SAVE_VERSION) as Record<string, unknown>;

  test('is null if there is none', () => {
    expect(saveProblem(good)).toBeNull();
  });

  test.each<[string, unknown, RegExp]>([
    ['a newer version', { ...good, version: SAVE_VERSION + 1 }, /^newer-version$/],
    ['a wrong field, by name', { ...good, hints: -1 }, /^hints: /],
    ['moves that are no moves', { ...good, moves: '?' }, /^moves: /],
    ['no save at all', 7, /^save: /],
    ['an illegal move, by its place', { ...good, moves: 'AAAA' }, /"kind":"command","at":1/],
  ])('%s', (_, value, expected) => {
    expect(saveProblem(value)).toMatch(expected);
  });
});
