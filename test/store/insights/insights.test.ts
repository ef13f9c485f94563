import { describe, expect, test } from 'vitest';
import { factsOf } from '@/engine/review/index.ts';
import { MIN_DECISIONS, MIN_ROUNDS } from '@/store/insights/estimate.ts';
import { isSelected } from '@/store/insights/figures.ts';
import { MIN_TREND_GAMES, insightsOf } from '@/store/insights/insights.ts';
import { reviewedDecisions, reviewedGames } from '@/store/insights/reviewed-games.ts';
import { summaryOf } from '@/store/games/summary.ts';
import { UNAIDED } from '@/store/table/game-history.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { madeUpReviews } from '../../support/reviews.ts';
import { lossLike, reviewedGamesWith } from '../../support/reviewed-games.ts';

const games = reviewedGamesWith(30, { meanLoss: lossLike('medium') });
const insights = insightsOf(games);

describe('figures', () => {
  const decisions = games.flatMap(reviewedDecisions);

  test('are those of exactly the decisions that they open', () => {
    for (const figures of Object.values(insights.figures))
      for (const figure of figures) {
        const behind = decisions.filter((each) => isSelected(figure, each));
        expect(behind).toHaveLength(figure.decisions);
        const lost = behind.reduce((sum, { fact }) => sum + fact.cost, 0);
        expect(lost).toBeCloseTo(figure.lost);
        expect(figure.rate?.value ?? (100 * lost) / behind.length).toBeCloseTo(
          (100 * lost) / behind.length,
        );
      }
  });

  test('are also those of missed rounds, and of one game', () => {
    const missed = decisions.filter((each) => isSelected({ by: 'missed', key: 'missed' }, each));
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.length).toBeLessThan(decisions.length);
    expect(missed.filter(({ round }) => round.made)).toEqual([]);
    const [first] = games;
    const ofOne = decisions.filter((each) =>
      isSelected({ by: 'oneGame', key: first?.game.id ?? '' }, each),
    );
    expect(ofOne).toEqual(games.slice(0, 1).flatMap(reviewedDecisions));
  });

  test('add up, except for situations', () => {
    const { all, situation, ...groups } = insights.figures;
    expect(situation.map(({ key }) => key)).toEqual(['hook', 'zero', 'lastTricks']);
    for (const figures of Object.values(groups)) {
      const lost = figures.reduce((sum, figure) => sum + figure.lost, 0);
      expect(lost).toBeCloseTo(all[0]?.lost ?? 0);
    }
  });

  test('are withheld where there are too few decisions or rounds', () => {
    const one = insightsOf(games.slice(0, 1));
    for (const { decisions: count, rate, excess } of Object.values(one.figures).flat()) {
      if (count >= MIN_DECISIONS) continue;
      expect(rate).toBeNull();
      expect(excess).toBeNull();
    }
    expect(one.figures.all[0]?.decisions).toBeGreaterThan(MIN_DECISIONS);
    expect(MIN_ROUNDS).toBeGreaterThan(19);
    expect(one.figures.all[0]?.rate).toBeNull();
  });

  test('have a margin where nothing happened to be lost', () => {
    const usual = lossLike('expert');
    const lucky = insightsOf(
      reviewedGamesWith(10, {
        meanLoss: (situation) => (situation.handSize === 7 ? 0 : usual(situation)),
      }),
    );
    const seven = lucky.figures.handSize.find(({ key }) => key === 7);
    expect(seven?.rate?.value).toBe(0);
    expect(seven?.rate?.margin).toBeGreaterThan(2);
  });

  test('have the dealer last among positions', () => {
    expect(insights.figures.turn.map(({ key }) => key)).toEqual([0, 1, 2, 'dealer']);
    expect(insights.figures.handSize.map(({ key }) => key)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });
});

describe('spots', () => {
  test('name a weakness that is there', () => {
    const usual = lossLike('medium');
    const weak = insightsOf(
      reviewedGamesWith(60, {
        meanLoss: (situation) => usual(situation) * (situation.kind === 'discard' ? 3 : 1),
      }),
    );
    expect(weak.weak[0]).toMatchObject({ by: 'kind', key: 'discard' });
  });

  test('are seldom named where there is none', () => {
    let named = 0;
    for (let seed = 0; seed < 40; seed++) {
      const found = insightsOf(reviewedGamesWith(20, { seed, meanLoss: lossLike('hard') }));
      if (found.weak.length + found.strong.length > 0) named += 1;
    }
    expect(named).toBeLessThanOrEqual(6);
  });
});

describe('bids', () => {
  test('lean to the side that costs more', () => {
    const meanLoss = lossLike('easy');
    for (const bidError of [1, -1] as const) {
      const { bidding } = insightsOf(reviewedGamesWith(20, { meanLoss, bidError }));
      expect(Math.sign(bidding.bias?.value ?? 0)).toBe(bidError);
      const [some, none] =
        bidError === 1 ? [bidding.over, bidding.under] : [bidding.under, bidding.over];
      expect(some.count).toBeGreaterThan(0);
      expect(none).toEqual({ count: 0, lost: 0 });
    }
  });

  test('say nothing about too few', () => {
    const { bidding, made } = insightsOf(games.slice(0, 1));
    expect(bidding.bias).toBeNull();
    expect(made.difference).toBeNull();
  });

  test('made are compared with what the best bids would make', () => {
    const meanLoss = lossLike('medium');
    const fewer = insightsOf(reviewedGamesWith(20, { meanLoss, make: 0.7, made: 0.5 })).made;
    expect(fewer.expert).toBeCloseTo(0.7);
    expect(fewer.difference!.value + fewer.difference!.margin).toBeLessThan(0);
    const same = insightsOf(reviewedGamesWith(20, { meanLoss, make: 0.6, made: 0.6 })).made;
    expect(Math.abs(same.difference!.value)).toBeLessThan(2 * same.difference!.margin);
  });
});

describe('trend and luck', () => {
  test('are shown only when their intervals exclude zero', () => {
    const usual = lossLike('medium');
    const better = insightsOf(
      reviewedGamesWith(40, {
        meanLoss: (situation) => usual(situation) * (2 - situation.game / 20),
        luck: () => -0.5,
      }),
    );
    expect(better.trend.line!.change.value).toBeLessThan(-better.trend.line!.change.margin);
    expect(better.luck.mean!.value).toBeCloseTo(-0.5 * 19);
    const steady = insights.trend.line!;
    expect(Math.abs(steady.change.value)).toBeLessThan(1.5 * steady.change.margin);
  });

  test('have a point for each game, and no conclusion from few games', () => {
    const few = insightsOf(games.slice(0, MIN_TREND_GAMES - 1));
    expect(few.trend.points).toHaveLength(MIN_TREND_GAMES - 1);
    expect(few.trend.line).toBeNull();
    expect(few.luck.mean).toBeNull();
  });
});

test('games are found with their facts, and others are left out', () => {
  const record = played(defaultHeader());
  const summary = summaryOf({ ...UNAIDED, id: 'a'.repeat(32), ended: 1, record });
  const facts = factsOf(record, 0, madeUpReviews(record)) ?? [];
  const [found] = reviewedGames([summary], new Map([[summary.id, facts]]));
  expect(reviewedDecisions(found!)).toHaveLength(
    facts.flatMap(({ decisions }) => decisions).length,
  );
  expect(found?.rounds.map(({ bid }) => bid)).toEqual(summary.rounds.map(({ bid }) => bid));
  expect(reviewedGames([summary], new Map())).toEqual([]);
  expect(reviewedGames([summary], new Map([[summary.id, facts.slice(1)]]))).toEqual([]);
});
