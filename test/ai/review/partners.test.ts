import { describe, expect, it } from 'vitest';
import {
  type Command,
  type GameState,
  type RuleSet,
  allowed,
  choicesOf,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { breakdownOf, sumOfBreakdowns } from '@/engine/review/index.ts';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { newAdviser } from '../../../tools/lib/adviser.ts';
import { netsFrom } from '../../../tools/lib/player.ts';
import { newReviewer } from '../../../tools/lib/reviewer.ts';
import {
  decisionsIn,
  FEW_DETERMINIZATIONS,
  judgedBy,
  reviewed,
  someGame,
} from '../../support/ai/reviewed.ts';
import { withoutTrailing, apply } from '../../../tools/lib/games.ts';
import { createPicker } from '../../../tools/lib/random-play.ts';
import { withOtherHiddenCards } from '../../../tools/lib/tables.ts';

const reviewer = newReviewer('sides');
const adviser = newAdviser();

const spades = presetRules('spades');

/** Spades with hands of this size; in the first round every seat may declare blind nil. */
const short = (handSize: number, rounds: number): RuleSet => ({
  ...withoutTrailing(spades),
  schedule: { shape: 'constant', low: handSize, high: handSize, turns: rounds },
});

describe('a review of a partnership game', () => {
  const record = someGame(short(5, 3), 2);

  it('judges every decision only by what its seat knew', () => {
    let compared = 0;
    for (const seat of [0, 1, 2]) {
      const { judgments } = reviewed(reviewer, record, 0, seat);
      const { decisions } = decisionsIn(record, seat, 0);
      expect(judgments.map(({ commandIndex }) => commandIndex)).toEqual(
        decisions.map(({ commandIndex }) => commandIndex),
      );
      for (const [index, { state, command }] of decisions.entries()) {
        const other = withOtherHiddenCards(state, seat, createPicker(index));
        const advice = fullAdvice(adviser, viewFor(other, seat), FEW_DETERMINIZATIONS);
        expect(judgments[index]).toMatchObject(judgedBy(advice, command));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(8);
  });

  it('covers blind nils, bids and cards', () => {
    const abouts = new Set(reviewed(reviewer, record, 0, 1).judgments.map(({ about }) => about));
    expect([...abouts].toSorted()).toEqual(['bid', 'card', 'declaration']);
  });

  it('is deterministic, and independent of earlier reviews', () => {
    const first = reviewed(reviewer, record, 1, 2);
    reviewed(reviewer, record, 0, 1);
    expect(reviewed(reviewer, record, 1, 2)).toEqual(first);
  });

  it('splits the points of the side into parts that sum to them exactly', () => {
    const reviews = [0, 1, 2].map((round) => reviewed(reviewer, record, round, 3));
    const split = sumOfBreakdowns(reviews.map((round) => breakdownOf(round)));
    if (split === null) throw new Error('no split');
    const { points, mean, luck, bids, play, rest } = split;
    const tenths = (number: number): number => Math.round(number * 10);
    const sum = [mean, luck, bids, play, rest].reduce((total, part) => total + tenths(part), 0);
    expect(sum).toBe(tenths(points));
    const { end } = decisionsIn(record, 3, 2);
    expect(points).toBe(end.standing.totals[1]);
  });

  it('values the cards after a blind nil, too', () => {
    const games = Array.from({ length: 12 }, (_, seed) => someGame(short(4, 1), seed));
    const blind = games.filter(({ commands }) =>
      commands.some(
        (command) => command.type === 'declare' && command.seat === 0 && command.blindNil,
      ),
    );
    expect(blind.length).toBeGreaterThan(0);
    for (const game of blind.slice(0, 2))
      expect(reviewed(reviewer, game, 0, 0).prospects?.hand).toEqual(expect.any(Number));
  });
});

const rng = { below: () => 0 };
const nets = netsFrom('sides');

/** The expected cost of a bag: 70% of a tenth of the 100-point penalty, less the point it scores. */
const BAG = 0.7 * (100 / 10 - 1);

/**
 * The largest margin that a side can gain, by exhaustive search over a seat's cards; the other seats
 * play what the nets choose for points from their views. Uses the engine's rules.
 */
function bestGain(state: GameState, seat: number, from: GameState): number {
  const done = state.past[0];
  if (done !== undefined) {
    const { points, standing } = done;
    const gained = (side: number): number =>
      (points[side] ?? 0) - BAG * ((standing.bags[side] ?? 0) - (from.standing.bags[side] ?? 0));
    return gained(seat % 2) - gained(1 - (seat % 2));
  }
  const [next] = toAct(state);
  if (next === undefined) throw new Error('nobody is to act');
  const commands: Command[] =
    next === seat
      ? allowed(choicesOf(state, seat))
      : [nets.choose(viewFor(state, next), rng, 'points')];
  return Math.max(...commands.map((command) => bestGain(apply(state, command).state, seat, from)));
}

describe('the best result of partners with all cards open', () => {
  it('agrees with exhaustive search over the seat’s cards', () => {
    let compared = 0;
    for (let seed = 0; seed < 6; seed++) {
      const record = someGame({ ...short(4, 1), scoring: spades.scoring }, seed);
      const seat = seed % 4;
      const { judgments } = reviewed(reviewer, record, 0, seat);
      const { decisions, end } = decisionsIn(record, seat, 0);
      for (const [index, { state, command }] of decisions.entries()) {
        // The others played at random: what was gained may be more than the nets would have allowed.
        const gained = bestGain(end, seat, state);
        const hindsight = judgments[index]?.hindsight;
        if (state.round.phase !== 'play' || !hindsight?.isExact) continue;
        compared++;
        const reached = Math.max(gained, bestGain(apply(state, command).state, seat, state));
        expect(hindsight.points).toBeCloseTo(reached, 3);
        expect(hindsight.bestPoints).toBeCloseTo(Math.max(gained, bestGain(state, seat, state)), 3);
      }
    }
    expect(compared).toBeGreaterThan(6);
  });
});
