import { describe, expect, test } from 'vitest';
import { LEVELS } from '@/engine/index.ts';
import { LEVEL_RATINGS } from '@/store/insights/level-ratings.ts';
import { LOSS_MODEL } from '@/store/insights/norms.ts';
import { MIN_RATED_DECISIONS, nearestLevel, ratingOf } from '@/store/insights/rating.ts';
import { reviewedDecisions } from '@/store/insights/reviewed-games.ts';
import { lossLike, reviewedGamesWith } from '../../support/reviewed-games.ts';

describe('a rating', () => {
  test.each(LEVELS)('of a player who plays like %s ends near that level', (level) => {
    const rating = ratingOf(reviewedGamesWith(80, { meanLoss: lossLike(level) }));
    expect(rating!.low).toBeLessThan(rating!.value);
    expect(rating!.high).toBeGreaterThan(rating!.value);
    expect(nearestLevel(rating!)).toBe(level);
  });

  test('orders the levels', () => {
    const places = LEVELS.map((level) => LEVEL_RATINGS[level]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('is more certain after more games', () => {
    const games = reviewedGamesWith(40, { meanLoss: lossLike('hard') });
    const few = ratingOf(games.slice(0, 4))!;
    const many = ratingOf(games)!;
    expect(many.high - many.low).toBeLessThan(0.6 * (few.high - few.low));
  });

  test('moves little with one terrible game, and follows many', () => {
    const good = reviewedGamesWith(40, { meanLoss: lossLike('expert') });
    const bad = reviewedGamesWith(80, { meanLoss: lossLike('easy') });
    const before = ratingOf(good)!.value;
    const after = ratingOf([...good, ...bad.slice(0, 1)])!.value;
    expect(before - after).toBeGreaterThan(0);
    expect(before - after).toBeLessThan(70);
    expect(nearestLevel(ratingOf([...good, ...bad])!)).not.toBe('expert');
  });

  test('begins near the middle', () => {
    const games = reviewedGamesWith(2, { meanLoss: lossLike('master') });
    const first = ratingOf(games)!.value;
    const later = ratingOf(reviewedGamesWith(40, { meanLoss: lossLike('master') }))!.value;
    expect(first).toBeLessThan(later);
  });

  test.each([
    ['easy', 3],
    ['expert', 3],
    ['expert', 20],
    ['master', 3],
    ['master', 20],
  ] as const)('has an interval that holds the place of %s after %i games', (level, count) => {
    const runs = 60;
    const held = Array.from({ length: runs }, (_, seed) =>
      ratingOf(reviewedGamesWith(count, { seed, meanLoss: lossLike(level) })),
    ).filter((rating) => {
      const place = LEVEL_RATINGS[level];
      return rating !== null && rating.low <= place && place <= rating.high;
    });
    expect(held.length / runs).toBeGreaterThan(0.85);
  });

  test('needs enough decisions', () => {
    const [game] = reviewedGamesWith(1, { meanLoss: lossLike('hard') });
    expect(reviewedDecisions(game!).length).toBeLessThan(MIN_RATED_DECISIONS);
    expect(ratingOf([game!])).toBeNull();
    expect(ratingOf([])).toBeNull();
  });

  test('of a flawless player stays on the scale', () => {
    const rating = ratingOf(reviewedGamesWith(200, { meanLoss: () => 0 }))!;
    expect(Number.isFinite(rating.value)).toBe(true);
    expect(rating.value).toBeGreaterThanOrEqual(LEVEL_RATINGS.master);
  });

  test('is never lower for less lost, even where a better level happens to lose more', () => {
    const { levels } = LOSS_MODEL;
    const master = { ...levels.master, bids: 1.1 * levels.expert.bids };
    const model = { ...LOSS_MODEL, levels: { ...levels, master } };
    const ratings = [2, 1, 0.5, 0].map((factor) => {
      const meanLoss = () => factor * levels.expert.bids;
      const games = reviewedGamesWith(200, { meanLoss }).map(({ game, rounds }) => ({
        game,
        rounds: rounds.map((round) => ({
          ...round,
          decisions: round.decisions.filter(({ kind }) => kind === 'bid'),
        })),
      }));
      return ratingOf(games, model)!.value;
    });
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect(ratings.at(-1)).toBeGreaterThan(LEVEL_RATINGS.master);
  });
});
