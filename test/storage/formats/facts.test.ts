import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { factsOf } from '@/engine/review/index.ts';
import { currentFactsId, encodeFacts, movesChecksum, parseFacts } from '@/storage/formats/facts.ts';
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

  test('are never read from other data', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseFacts(value)).toBeNull();
      }),
    );
  });
});
