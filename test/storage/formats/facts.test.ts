import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factsOf } from '@/engine/review/index.ts';
import { currentFactsId, encodeFacts, movesChecksum, parseFacts } from '@/storage/formats/facts.ts';
import { MAX_COMMANDS } from '@/storage/formats/record.ts';
import { appHeader, defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { madeUpReviews } from '../../support/reviews.ts';
import { damagedValue } from '../../../tools/soak/damaged-value.ts';
import { PRESET_IDS, presetRules } from '@/engine/index.ts';

const ID = '0123456789abcdef0123456789abcdef';
const record = played(defaultHeader());
const facts = factsOf(record, 0, madeUpReviews(record)) ?? [];
/** The document after a round trip through storage. */
const kept = (): unknown => structuredClone(encodeFacts(ID, record, facts));

describe('stored facts', () => {
  test.each(PRESET_IDS)('of %s survive a round trip', (preset) => {
    const game = played(appHeader(presetRules(preset)));
    const found = factsOf(game, 0, madeUpReviews(game)) ?? [];
    expect(found.flatMap(({ decisions }) => decisions).length).toBeGreaterThan(20);
    expect(parseFacts(JSON.parse(JSON.stringify(encodeFacts(ID, game, found))))).toEqual({
      id: ID,
      moves: movesChecksum(game),
      rounds: found,
    });
  });

  test('of a game of 19 rounds take less than 4 kB as JSON', () => {
    expect(facts).toHaveLength(19);
    expect(JSON.stringify(kept()).length).toBeLessThan(4000);
  });

  test('of older reviews are kept, but not current', () => {
    const older = { ...(kept() as object), version: 901 };
    expect(parseFacts(older)?.rounds).toEqual(facts);
    expect(currentFactsId(older)).toBeNull();
    expect(currentFactsId(kept())).toBe(ID);
  });

  test.each([1, 902, 100_001])(
    'of another format or of newer reviews are dropped: %i',
    (version) => {
      expect(parseFacts({ ...(kept() as object), version })).toBeNull();
      expect(parseFacts(undefined)).toBeNull();
    },
  );

  test('that are damaged are dropped or keep as many rounds', () => {
    fc.assert(
      fc.property(damagedValue(kept()), (damaged) => {
        expect(parseFacts(damaged)?.rounds.length ?? 0).toBeLessThanOrEqual(facts.length);
      }),
    );
  });

  const rounds = (...round: readonly unknown[]) => ({ rounds: [round] });
  const decisions = (...numbers: readonly unknown[]) => rounds(150, 60, numbers);

  test('of one decision are read', () => {
    const damaged = { ...(kept() as object), ...decisions(3, 0, 16, 150, 2, 1) };
    expect(parseFacts(damaged)?.rounds).toMatchObject([
      { luck: 1.5, make: 0.6, decisions: [{ kind: 'trump', cost: 1.5 }] },
    ]);
  });

  test.each<[string, object]>([
    ['a version in words', { version: '901' }],
    ['the seat of no player', { seat: 8 }],
    ['no list of rounds', { rounds: {} }],
    ['a round that is no list', { rounds: [{ length: 3 }] }],
    ['a round without its decisions', rounds(150, 60)],
    ['a round of four parts', rounds(150, 60, [], [])],
    ['luck in words', rounds('150', 60, [])],
    ['a part of a hundredth', rounds(150, 60.5, [])],
    ['too much luck', rounds(-(2 ** 33), 60, [])],
    ['no list of decisions', rounds(150, 60, { length: 0 })],
    ['part of a decision', decisions(3, 0, 16, 150, 2)],
    [
      'more decisions than a game has',
      decisions(...Array.from({ length: 6 * MAX_COMMANDS + 6 }, () => 0)),
    ],
    ['a number in words', decisions('3', 0, 16, 150, 2, 1)],
    ['a part of a command', decisions(3.5, 0, 16, 150, 2, 1)],
    ['a number below zero', decisions(-3, 0, 16, 150, 2, 1)],
    ['a number beyond 32 bits', decisions(3, 0, 16, 2 ** 33, 2, 1)],
    ['an unknown kind of decision', decisions(3, 0, 112, 150, 2, 1)],
    ['an unknown grade', decisions(3, 0, 16 + 14, 150, 2, 1)],
    ['no such trump as chosen', decisions(3, 0, 16, 150, 9, 1)],
    ['no such trump as the best', decisions(3, 0, 16, 150, 2, 9)],
  ])('that have %s are dropped', (_, rest) => {
    expect(parseFacts({ ...(kept() as object), ...rest })).toBeNull();
  });

  test('have a checksum that changes with the decisions of their game', () => {
    const shorter = { ...record, commands: record.commands.slice(0, -1) };
    expect(movesChecksum(shorter)).not.toBe(movesChecksum(record));
    expect(movesChecksum(played(defaultHeader()))).toBe(movesChecksum(record));
  });

  test('without a name of their game are not current', () => {
    expect(currentFactsId({ ...(kept() as object), id: 7 })).toBeNull();
    expect(currentFactsId(undefined)).toBeNull();
  });

  test('are never read from other data', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseFacts(value)).toBeNull();
      }),
    );
  });
});
