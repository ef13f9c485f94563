import { describe, expect, test } from 'vitest';
import {
  PRESET_IDS,
  type RuleSet,
  presetRules,
  suitOf,
  ledSuit,
  trumpSuitOf,
  stateAfter,
} from '@/engine/index.ts';
import { type Decision, decisionsOf, factsOf, isHookedNow, kindOf } from '@/engine/review/index.ts';
import { appHeader, defaultHeader, played } from '../../tools/lib/played-games.ts';
import { after, bidsInOrder, dealt, newGameWith } from '../../tools/lib/games.ts';
import { madeUpReviews } from '../support/reviews.ts';

const record = played(defaultHeader());
const reviews = madeUpReviews(record);

function* decisionsIn(game: typeof record): Generator<Decision> {
  for (const { index } of stateAfter(game).past) {
    const round = decisionsOf(game, 0, index);
    if (round.ok && round.value !== null) yield* round.value.decisions;
  }
}

describe('what a decision was about', () => {
  test.each(PRESET_IDS)('follows from suit led, card and trump in %s', (preset) => {
    const kinds = new Set<string>();
    for (const decision of decisionsIn(played(appHeader(presetRules(preset))))) {
      const kind = kindOf(decision);
      kinds.add(kind);
      const { command, state } = decision;
      const { round } = state;
      if (round.phase !== 'play' || command.type !== 'play' || command.card === 'unseen') continue;
      const led = ledSuit(round.trick);
      const suit = suitOf(command.card);
      expect(kind === 'lead').toBe(led === null);
      const trump = round.trump === 'L' ? null : trumpSuitOf(round.trump);
      expect(kind === 'follow').toBe(led !== null && suit === led);
      // Under `L` every suit that was not led is trump.
      const isTrump = round.trump === 'L' || suit === trump;
      expect(kind === 'ruff').toBe(led !== null && suit !== led && isTrump);
    }
    expect(kinds).toContain('bid');
    expect(kinds).toContain('follow');
  });

  const JOKERS: RuleSet = {
    ...presetRules('bugger-your-neighbor'),
    jokers: { high: 2, low: 2 },
  };

  test.each([
    ['4H', '5H', 'follow'],
    ['4H', '5S', 'ruff'],
    ['4H', '5C', 'discard'],
    // A high joker can win any trick, a low one none.
    ['4H', 'Z1', 'ruff'],
    ['4H', 'E1', 'discard'],
    // Nobody ruffs where no suit was led [JOKER-4].
    ['E2', '5S', 'follow'],
    ['E2', 'Z1', 'follow'],
  ] as const)('after %s, %s is: %s', (led, card, kind) => {
    const hands = [['2D'], [led], [card], ['3D']] as const;
    const bidding = dealt(newGameWith(JOKERS), { hands, dealer: 0, turned: '2S' });
    const bids = bidsInOrder(4, 0, [0, 0, 0, 0]);
    const before = after(bidding, ...bids, { type: 'play', seat: 1, card: led });
    expect(kindOf({ state: before, command: { type: 'play', seat: 2, card } })).toBe(kind);
  });

  test('is a discard of a low joker where there is no trump', () => {
    const hands = [['2D'], ['4H'], ['E1'], ['3D']] as const;
    const bidding = dealt(newGameWith(JOKERS), { hands, dealer: 0, turned: 'E2' });
    const bids = bidsInOrder(4, 0, [0, 0, 0, 0]);
    const before = after(bidding, ...bids, { type: 'play', seat: 1, card: '4H' });
    expect(kindOf({ state: before, command: { type: 'play', seat: 2, card: 'E1' } })).toBe(
      'discard',
    );
  });

  test('is nothing for a deal, or for a card that its player did not see', () => {
    const state = newGameWith(JOKERS);
    expect(() => kindOf({ state, command: { type: 'deal' } })).toThrow('not a decision');
    const unseen = { type: 'play', seat: 0, card: 'unseen' } as const;
    expect(() => kindOf({ state, command: unseen })).toThrow('not a decision');
    const early = { type: 'play', seat: 0, card: 'AS' } as const;
    expect(() => kindOf({ state, command: early })).toThrow('outside the play phase');
  });

  test('is the hook only for the last bidder, and not where others have bid too many', () => {
    const hooked = [...decisionsIn(record)].filter(({ state }) => isHookedNow(state, 0));
    expect(hooked.length).toBeGreaterThan(0);
    for (const { state } of hooked) {
      if (state.round.phase !== 'bid') throw new Error('not a bid');
      expect(state.round.dealer).toBe(0);
      const others = state.round.bids.reduce((sum: number, bid) => sum + (bid ?? 0), 0);
      expect(others).toBeLessThanOrEqual(state.round.handSize);
    }
  });
});

describe('facts of a reviewed game', () => {
  test('have every judged decision with its cost in standard points', () => {
    const doubled = reviews.map((review) => ({
      ...review,
      judgments: review.judgments.map((judgment) => ({
        ...judgment,
        cost: 2 * judgment.cost,
        costError: 2 * judgment.costError,
        pointScale: 2,
      })),
    }));
    const facts = factsOf(record, 0, doubled) ?? [];
    expect(facts.map(({ decisions }) => decisions.length)).toEqual(
      reviews.map(({ judgments }) => judgments.length),
    );
    for (const [index, { decisions }] of facts.entries())
      for (const [at, { cost, grade }] of decisions.entries()) {
        const judgment = reviews[index]!.judgments[at]!;
        expect(cost).toBeCloseTo(grade === 'best' ? 0 : judgment.cost, 1);
      }
  });

  test('have the luck in standard points, and how likely the best bid was', () => {
    const made = reviews.map((review) => ({
      ...review,
      prospects: { hand: 9, mean: 4 },
      judgments: review.judgments.map((judgment) => ({ ...judgment, pointScale: 2 })),
    }));
    for (const { luck, make } of factsOf(record, 0, made) ?? []) {
      expect(luck).toBe(2.5);
      expect(make).toBe(0.6);
    }
    const [first, ...rest] = made;
    const cardsOnly = first!.judgments.filter(({ about }) => about === 'card');
    const unknown = { ...first!, prospects: null, judgments: cardsOnly };
    expect(factsOf(record, 0, [unknown, ...rest])?.[0]).toMatchObject({ luck: null, make: null });
    const nothing = { ...first!, judgments: [] };
    expect(factsOf(record, 0, [nothing, ...rest])?.[0]).toEqual({
      luck: null,
      make: null,
      decisions: [],
    });
  });

  test('are refused for a record that cannot be folded', () => {
    const header = { ...record.header, dealSeed: '' };
    expect(() => factsOf({ ...record, header }, 0, reviews)).toThrow('bad-seed');
    const commands = [{ type: 'bid', seat: 0, bid: 0 } as const];
    expect(() => factsOf({ ...record, commands }, 0, [])).toThrow('wrong-phase');
  });

  test('count luck in favor of the player where the lowest total wins', () => {
    const { hand, mean } = reviews[0]!.prospects!;
    const luckUnder = (scoring: 'standard' | 'golf') => {
      const game = played(appHeader({ ...presetRules('bugger-your-neighbor'), scoring }));
      const prospects = { hand, mean };
      const made = madeUpReviews(game).map((review) => Object.assign(review, { prospects }));
      return factsOf(game, 0, made)?.[0]?.luck;
    };
    expect(luckUnder('standard')).toBeCloseTo(hand - mean, 2);
    expect(luckUnder('golf')).toBeCloseTo(mean - hand, 2);
  });

  test('are there only when the game is over and every round is reviewed', () => {
    expect(factsOf(record, 0, reviews.slice(1))).toBeNull();
    const half = played(defaultHeader(), ({ past }) => past.length === 2);
    expect(factsOf(half, 0, madeUpReviews(half))).toBeNull();
  });
});
