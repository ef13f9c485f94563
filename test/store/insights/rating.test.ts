import { describe, expect, test } from 'vitest';
import { LEVELS } from '@/engine/index.ts';
import { LEVEL_RATINGS } from '@/store/insights/level-ratings.ts';
import { MIN_RATED_DECISIONS, nearestLevel, ratingOf } from '@/store/insights/rating.ts';
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

  test('needs enough decisions', () => {
    const [game] = reviewedGamesWith(1, { meanLoss: lossLike('hard') });
    expect(game!.decisions.length).toBeLessThan(MIN_RATED_DECISIONS);
    expect(ratingOf([game!])).toBeNull();
    expect(ratingOf([])).toBeNull();
  });

  test('of a flawless player stays on the scale', () => {
    const rating = ratingOf(reviewedGamesWith(200, { meanLoss: () => 0 }))!;
    expect(Number.isFinite(rating.value)).toBe(true);
    expect(rating.value).toBeGreaterThanOrEqual(LEVEL_RATINGS.master);
  });
});
