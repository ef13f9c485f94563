import { describe, expect, it } from 'vitest';
import {
  type RuleSet,
  bidPoints,
  handSizes,
  presetRules,
  resolveHigh,
  resolveScoring,
  roundSizes,
} from '@/engine/index.ts';
import { newGameWith } from '../../tools/lib/games.ts';
import { roundPlayed } from '../../tools/lib/positions.ts';
import { CLASSIC } from '../support/engine/legal-plays.ts';

const formula = { ...resolveScoring('standard'), kind: 'formula' } as Extract<
  ReturnType<typeof resolveScoring>,
  { kind: 'formula' }
>;

describe('rounds, scores and ends of traditions', () => {
  it('[ROUND-3] turning point and ends are played once for each player', () => {
    const sizes = (shape: RuleSet['schedule']['shape']) =>
      handSizes({
        schedule: { shape, low: 1, high: 3, turns: 'players', ends: 2 },
        players: 3,
      });
    expect(sizes('up-down')).toEqual([1, 1, 2, 3, 3, 3, 2, 1, 1]);
    expect(sizes('down-up')).toEqual([3, 3, 2, 1, 1, 1, 2, 3, 3]);
    expect(sizes('up')).toEqual([1, 1, 2, 3, 3, 3]);
    expect(sizes('down')).toEqual([3, 3, 2, 1, 1, 1]);
    expect(sizes('constant')).toEqual([3, 3, 3]);
    const flat = { low: 2, high: 2, turns: 1, ends: 'players' } as const;
    expect(handSizes({ schedule: { shape: 'up-down', ...flat }, players: 4 })).toEqual([2]);
  });

  it('[ROUND-4] a high is capped by the deck, or leaves a card to turn up', () => {
    expect([4, 5, 6, 7].map((players) => resolveHigh({ atMost: 10 }, { players }))).toEqual([
      10, 10, 8, 7,
    ]);
    expect([3, 4, 5].map((players) => resolveHigh('fit-flip', { players }))).toEqual([17, 12, 10]);
  });

  it('[SCORE-3] runs of made and of missed bids pay every k-th time', () => {
    const streak = { every: 2, made: 5, missed: -7 };
    const rules: RuleSet = {
      ...CLASSIC,
      players: 3,
      schedule: { shape: 'constant', low: 1, high: 1, turns: 5 },
      scoring: { ...formula, made: {}, missed: {}, streak },
    };
    let state = newGameWith(rules);
    const points: (readonly number[] | undefined)[] = [];
    for (let round = 0; round < 5; round++) {
      const facts = { handSize: 1, bids: [1, 0, 1], tricks: round === 3 ? [0, 1, 0] : [1, 0, 0] };
      state = roundPlayed(state, facts, round).state;
      points.push(state.past.at(-1)?.points);
    }
    expect(points).toEqual([
      [0, 0, 0],
      [5, 5, -7],
      [0, 0, 0],
      [0, 0, -7],
      [0, 0, 0],
    ]);
    expect(state.standing.streaks).toEqual([1, 1, -5]);
  });

  it('[SCORE-4] too many tricks pay differently from too few', () => {
    const split = { ...formula, missed: { over: { tricks: 1 }, under: { off: -10 } } };
    const points = (bid: number, tricks: number) => bidPoints(split, { bid, tricks, handSize: 5 });
    expect([points(2, 4), points(2, 0), points(2, 2)]).toEqual([4, -20, 12]);
  });

  describe('[END-3] a target without partners', () => {
    const rules: RuleSet = {
      ...CLASSIC,
      schedule: { shape: 'up', low: 1, high: 2, turns: 1 },
      end: { kind: 'target', points: 24 },
    };

    it('starts the schedule again until somebody has it, and lets ties win', () => {
      let state = newGameWith(rules);
      expect(state.schedule.slice(0, 5)).toEqual([1, 2, 1, 2, 1]);
      for (const [round, dealer] of [0, 1, 2].entries())
        state = roundPlayed(
          state,
          {
            handSize: 1 + (round % 2),
            bids: [1, 0, 0, 0],
            tricks: round % 2 ? [2, 0, 0, 0] : [1, 0, 0, 0],
          },
          round,
          dealer,
        ).state;
      expect(state.standing.totals).toEqual([22, 30, 30, 30]);
      expect(state.round).toMatchObject({ phase: 'over', winners: [1, 2, 3] });
    });

    it('lets the lowest total win in golf', () => {
      let state = newGameWith({ ...rules, scoring: 'golf', end: { kind: 'target', points: 1 } });
      state = roundPlayed(state, { handSize: 1, bids: [1, 1, 0, 0], tricks: [1, 0, 0, 0] }).state;
      expect(state.round).toMatchObject({ phase: 'over', winners: [0, 2, 3] });
    });

    it('ends after a hundred rounds', () => {
      expect(roundSizes(rules)).toHaveLength(100);
      expect(roundSizes(CLASSIC)).toHaveLength(19);
      expect(roundSizes(presetRules('spades'))).toHaveLength(50);
    });

    it('has no rounds where the schedule has none', () => {
      const schedule = { shape: 'constant', low: 1, high: 1, turns: 0 } as const;
      expect(roundSizes({ ...rules, schedule })).toEqual([]);
    });
  });
});
