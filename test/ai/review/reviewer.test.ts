import { describe, expect, it } from 'vitest';
import {
  type GameState,
  type Level,
  PRESETS,
  type PresetId,
  type RuleSet,
  allowed,
  choicesOf,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { after } from '../../../tools/lib/games.ts';
import { gameAmong } from '../../../tools/lib/self-play.ts';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { newAdviser } from '../../../tools/lib/adviser.ts';
import { netsFrom } from '../../../tools/lib/player.ts';
import { familyOf } from '@/ai/net/loaded-nets.ts';
import { newReviewer } from '../../../tools/lib/reviewer.ts';
import {
  decisionsIn,
  FEW_DETERMINIZATIONS,
  firstLook,
  isDoubtful,
  judgedBy,
  reviewed,
  someGame,
} from '../../support/ai/reviewed.ts';
import { runs } from '../../support/runs.ts';

const reviewer = newReviewer();
const adviser = newAdviser();
const nets = netsFrom();

const rounds = (rules: RuleSet, ...[low, high]: readonly [number, number]): RuleSet => ({
  ...rules,
  schedule: { shape: 'up', low, high, turns: 1 },
});

const rng = { below: () => 0 };

/**
 * The most points that a seat can get from here, by exhaustive search over its cards; the other seats
 * play what the nets choose for points from their views. Uses the engine's rules, independent of the reviewer.
 */
function bestPoints(state: GameState, seat: number, round: number): number {
  const done = state.past[round];
  if (done !== undefined) return done.points[seat] ?? Number.NaN;
  const [next] = toAct(state);
  if (next === undefined) throw new Error('nobody is to act');
  const commands =
    next === seat
      ? allowed(choicesOf(state, seat))
      : [nets.choose(viewFor(state, next), rng, 'points')];
  return Math.max(...commands.map((command) => bestPoints(after(state, command), seat, round)));
}

describe('the best result with all cards open', () => {
  const games = ['bugger-your-neighbor', 'nomination-whist', 'devils-bridge', 'canadian'] as const;
  it.each(games)('agrees with exhaustive search: %s', (id: PresetId) => {
    const rules = rounds(presetRules(id), 3, 4);
    let compared = 0;
    for (let seed = 0; seed < 3; seed++) {
      const record = someGame(rules, seed);
      const seat = seed % rules.players;
      const { judgments } = reviewed(reviewer, record, 1, seat);
      const { decisions, end } = decisionsIn(record, seat, 1);
      const paid = end.past[1]?.points[seat] ?? Number.NaN;
      for (const { commandIndex, hindsight, own } of judgments) {
        const state = decisions.find((each) => each.commandIndex === commandIndex)?.state;
        if (state === undefined || hindsight === null || !hindsight.isExact) continue;
        compared++;
        // The others played at random here: what was paid may be more than experts would have allowed.
        const reached = Math.max(paid, bestPoints(after(state, own.command), seat, 1));
        expect(hindsight.points).toBe(reached);
        const isSame = JSON.stringify(hindsight.command) === JSON.stringify(own.command);
        expect(hindsight.bestPoints).toBe(
          isSame ? reached : bestPoints(after(state, hindsight.command), seat, 1),
        );
        const others = allowed(choicesOf(state, seat));
        const points = others.map((command) => bestPoints(after(state, command), seat, 1));
        expect(hindsight.bestPoints).toBe(Math.max(paid, ...points));
      }
    }
    expect(compared).toBeGreaterThan(3);
  });
});

describe('a review', () => {
  const record = someGame(rounds(presetRules('bugger-your-neighbor'), 4, 5), 3);

  it('judges each decision as advice does', () => {
    const { judgments } = reviewed(reviewer, record, 1, 2);
    const { decisions } = decisionsIn(record, 2, 1);
    expect(judgments.length).toBe(decisions.length);
    for (const [index, { state, command }] of decisions.entries()) {
      const advice = fullAdvice(adviser, viewFor(state, 2), FEW_DETERMINIZATIONS);
      expect(judgments[index]).toMatchObject(judgedBy(advice, command));
    }
  });

  it('judges doubtful choices in determinizations that had no part in picking the best', () => {
    const [first, second]: [number[], number[]] = [[], []];
    for (let seed = 0; seed < 8; seed++) {
      const game = someGame(rounds(presetRules('bugger-your-neighbor'), 5, 6), seed);
      const { judgments } = reviewed(reviewer, game, 0, 1);
      for (const [index, { state, command }] of decisionsIn(game, 1, 0).decisions.entries()) {
        const advice = fullAdvice(adviser, viewFor(state, 1), FEW_DETERMINIZATIONS);
        if (!isDoubtful(advice, command)) continue;
        first.push(firstLook(advice, command)?.cost ?? Number.NaN);
        second.push(judgments[index]?.cost ?? Number.NaN);
      }
    }
    const mean = (costs: readonly number[]): number =>
      costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
    expect(first.length).toBeGreaterThan(15);
    // The best of many choices in a few determinizations looks better than it is.
    expect(mean(second)).toBeLessThan(mean(first));
  });

  it('is deterministic, and independent of earlier reviews', () => {
    const first = reviewed(reviewer, record, 1, 2);
    reviewed(reviewer, record, 0, 1);
    expect(reviewed(reviewer, record, 1, 2)).toEqual(first);
  });

  it('gives the best choice no cost, and starts without judgments', () => {
    const reviewing = reviewer.review({ record, round: 1, seat: 2 }, FEW_DETERMINIZATIONS);
    expect(reviewing.best().judgments).toEqual([]);
    while (reviewing.improve());
    const { judgments } = reviewing.best();
    for (const { cost, stake } of judgments) {
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(stake).toBeGreaterThanOrEqual(cost);
    }
    const free = judgments.filter(({ cost }) => cost === 0);
    expect(free.map(({ best }) => best)).toEqual(free.map(({ own }) => own));
  });

  it.each(Object.keys(PRESETS) as PresetId[])('works for %s', (id) => {
    const rules = presetRules(id);
    const short = rules.sides === 'partners' ? rules : rounds(rules, 1, 2);
    const game = someGame(short, 5);
    const review = reviewed(newReviewer(familyOf(rules)), game, 0, 0);
    expect(review.prospects).not.toBeNull();
    expect(review.round).toBe(0);
  });

  it('is refused for a game that its nets do not support', () => {
    const game = someGame(presetRules('spades'), 5);
    expect(() => reviewer.review({ record: game, round: 0, seat: 0 })).toThrow('sides');
    expect(() => newReviewer('sides').review({ record, round: 0, seat: 0 })).toThrow('solo');
  });

  it('is refused for an unfinished round', () => {
    const { header, commands } = record;
    const open = { header, commands: commands.slice(0, 8) };
    expect(() => reviewer.review({ record: open, round: 0, seat: 0 })).toThrow('not over');
    expect(() => reviewer.review({ record: open, round: 1, seat: 0 })).toThrow('not played');
  });
});

describe('luck', () => {
  it('averages to zero among equal players, on deals other than those behind the means', () => {
    // Of one hand size, so that four means, one for each place at the table, do for all rounds.
    const rules = {
      ...presetRules('bugger-your-neighbor'),
      schedule: { shape: 'constant', low: 3, high: 3, turns: 60 },
    } as const satisfies RuleSet;
    const experts = new Array<Level>(rules.players).fill('expert');
    const lucks = Array.from({ length: runs(1) }, (_, seed) => {
      const record = gameAmong(rules, experts, seed);
      return Array.from({ length: rules.schedule.turns }, (__, round) => {
        const { prospects } = reviewed(reviewer, record, round, 0, 1);
        return (prospects?.hand ?? Number.NaN) - (prospects?.mean ?? Number.NaN);
      });
    }).flat();
    const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length;
    const deviation = Math.sqrt(
      lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0) / lucks.length,
    );
    expect(deviation).toBeGreaterThan(0.5);
    expect(Math.abs(mean)).toBeLessThan((3 * deviation) / Math.sqrt(lucks.length));
  });
});
