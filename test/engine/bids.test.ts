import { describe, expect, it } from 'vitest';
import {
  type GameState,
  type RuleSet,
  bidRefusal,
  bidsAreSealed,
  cards,
  forbiddenBid,
  legalCommands,
  presetRules,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { after, bidsInOrder, dealt, newGameWith } from '../../tools/lib/games.ts';
import { roundPlayed, someHands } from '../../tools/lib/positions.ts';

const BASE = presetRules('bugger-your-neighbor');

/** A round in which seat 0 bids first and seat 3 last. */
const bidding = (
  rules: RuleSet,
  handSize: number,
  before: GameState = newGameWith(rules),
): GameState =>
  dealt(before, { hands: someHands(rules.players, handSize), dealer: rules.players - 1 });

const withBids = (rules: RuleSet, handSize: number, ...bids: readonly number[]): GameState =>
  after(bidding(rules, handSize), ...bidsInOrder(rules.players, rules.players - 1, bids));

const legalBids = (state: GameState): number[] =>
  legalCommands(state).flatMap((command) => (command.type === 'bid' ? [command.bid] : []));

const refusalOf = (state: GameState, seat: unknown, bid: unknown) => {
  const result = step(state, { type: 'bid', seat: seat as number, bid: bid as number });
  return result.ok ? null : result.error;
};

describe('[BID-1] bids', () => {
  it('are made in turn from the dealer’s left, the dealer last', () => {
    let state = dealt(newGameWith(BASE), { hands: someHands(4, 5), dealer: 1 });
    const order: number[] = [];
    while (state.round.phase === 'bid') {
      const [seat = -1] = toAct(state);
      order.push(seat);
      state = after(state, { type: 'bid', seat, bid: 0 });
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });

  it('are whole numbers from 0 to the hand size', () => {
    expect(legalBids(bidding(BASE, 4))).toEqual([0, 1, 2, 3, 4]);
  });

  it.each([
    [1.5, { kind: 'bid-not-whole' }],
    [Number.NaN, { kind: 'bid-not-whole' }],
    [Number.POSITIVE_INFINITY, { kind: 'bid-not-whole' }],
    ['3', { kind: 'bid-not-whole' }],
    [null, { kind: 'bid-not-whole' }],
    [undefined, { kind: 'bid-not-whole' }],
    [3n, { kind: 'bid-not-whole' }],
    [[3], { kind: 'bid-not-whole' }],
    [-0, { kind: 'bid-not-whole' }],
    [-1, { kind: 'bid-out-of-range', max: 4 }],
    [5, { kind: 'bid-out-of-range', max: 4 }],
    [99, { kind: 'bid-out-of-range', max: 4 }],
  ])('of %s are refused with a reason', (bid, reason) => {
    expect(refusalOf(bidding(BASE, 4), 0, bid)).toEqual(reason);
  });

  it('out of turn, twice, of no seat and out of phase are refused', () => {
    const state = withBids(BASE, 4, 1);
    expect(refusalOf(state, 2, 1)).toEqual({ kind: 'not-your-turn', toAct: [1] });
    expect(refusalOf(state, 0, 1)).toEqual({ kind: 'already-bid' });
    for (const seat of [-1, 4, 1.5, -0, Number.NaN, '1', null, undefined])
      expect(refusalOf(state, seat, 1)).toEqual({ kind: 'no-such-seat' });
    expect(refusalOf(newGameWith(BASE), 0, 1)).toEqual({ kind: 'wrong-phase', phase: 'ready' });
    const play = withBids(BASE, 4, 1, 1, 1, 0);
    expect(refusalOf(play, 0, 1)).toEqual({ kind: 'wrong-phase', phase: 'play' });
  });
});

describe('[BID-2] the hook', () => {
  it.each([
    [5, [2, 1, 1], [0, 2, 3, 4, 5]],
    [10, [3, 3, 3], [0, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [4, [2, 1, 0], [0, 2, 3, 4]],
    [1, [0, 0, 0], [0]],
    [1, [1, 0, 0], [1]],
    [2, [1, 0, 1], [1, 2]],
    [2, [0, 0, 0], [0, 1]],
    [3, [2, 2, 0], [0, 1, 2, 3]],
    [1, [1, 1, 1], [0, 1]],
  ])('with %i cards after %j leaves the last bidder %j', (handSize, bids, legal) => {
    expect(legalBids(withBids(BASE, handSize, ...bids))).toEqual(legal);
  });

  it('names the bid that it forbids', () => {
    const reason = { kind: 'hook', forbidden: 1, handSize: 5 };
    expect(refusalOf(withBids(BASE, 5, 2, 1, 1), 3, 1)).toEqual(reason);
  });

  it('forbids no bid once the others have bid more than the hand size', () => {
    const facts = { rules: BASE, handSize: 3, seat: 3, zeroRun: 0 };
    expect(forbiddenBid({ ...facts, bids: [2, 2, 0, null] })).toBeNull();
    expect(forbiddenBid({ ...facts, bids: [2, 1, 0, null] })).toBe(0);
  });

  it('binds nobody but the last bidder', () => {
    expect(legalBids(withBids(BASE, 2, 1, 1))).toEqual([0, 1, 2]);
  });

  it('can be switched off', () => {
    const rules = { ...BASE, hook: false };
    expect(legalBids(withBids(rules, 5, 2, 1, 1))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(after(withBids(rules, 2, 1, 0, 0), { type: 'bid', seat: 3, bid: 1 }).round.phase).toBe(
      'play',
    );
  });

  it('binds the actual last bidder if the dealer has declared blind nil', () => {
    const rules: RuleSet = { ...presetRules('spades'), hook: true };
    const deal = { hands: someHands(4, 13), dealer: 3, mayDeclare: [3] };
    const state = after(
      dealt(newGameWith(rules), deal),
      { type: 'declare', seat: 3, blindNil: true },
      ...bidsInOrder(4, 3, [4, 4]),
    );
    expect(toAct(state)).toEqual([2]);
    expect(refusalOf(state, 2, 5)).toEqual({ kind: 'hook', forbidden: 5, handSize: 13 });
  });
});

/** Seat 0 has bid these in the rounds before; everybody else has bid 1. */
function afterBids(rules: RuleSet, bids: readonly number[]): GameState {
  let state = newGameWith(rules);
  for (const [index, bid] of bids.entries()) {
    const facts = { handSize: 2, bids: [bid, 1, 1, 1], tricks: [0, 1, 1, 0] };
    state = roundPlayed(state, facts, index).state;
  }
  return state;
}

describe('[BID-3] the zero limit', () => {
  const rules: RuleSet = { ...BASE, zeroLimit: 3 };

  it.each([
    [
      [0, 0, 0],
      [1, 2, 3],
    ],
    [
      [1, 0, 0, 0],
      [1, 2, 3],
    ],
    [
      [0, 0],
      [0, 1, 2, 3],
    ],
    [
      [0, 0, 0, 1],
      [0, 1, 2, 3],
    ],
    [
      [0, 0, 1, 0],
      [0, 1, 2, 3],
    ],
    [[], [0, 1, 2, 3]],
  ])('after the bids %j leaves %j', (before, legal) => {
    expect(legalBids(bidding(rules, 3, afterBids(rules, before)))).toEqual(legal);
  });

  it('is stated in the refusal, counted per player and off by default', () => {
    const state = bidding(rules, 3, afterBids(rules, [0, 0, 0]));
    expect(refusalOf(state, 0, 0)).toEqual({ kind: 'zero-limit', limit: 3 });
    const next = after(state, { type: 'bid', seat: 0, bid: 1 });
    expect(legalBids(next)).toEqual([0, 1, 2, 3]);
    expect(viewFor(state, 2).zeroRuns).toEqual([3, 0, 0, 0]);
    expect(legalBids(bidding(BASE, 3, afterBids(BASE, [0, 0, 0, 0])))).toContain(0);
  });
});

describe('[BID-4] hook and zero limit together', () => {
  const rules: RuleSet = { ...BASE, hook: true, zeroLimit: 1 };
  const context = (handSize: number, others: readonly number[], zeroRun: number) => ({
    rules,
    handSize,
    bids: [...others, null],
    seat: 3,
    zeroRun,
  });
  const legal = (...facts: Parameters<typeof context>) =>
    Array.from({ length: facts[0] + 1 }, (_, bid) => bid).filter(
      (bid) => bidRefusal(context(...facts), bid) === null,
    );

  it('waive the zero limit only if it would leave no bid', () => {
    expect(legal(1, [0, 0, 0], 1)).toEqual([0]);
    expect(legal(1, [1, 0, 0], 1)).toEqual([1]);
    expect(legal(1, [1, 1, 0], 1)).toEqual([1]);
    expect(legal(2, [0, 0, 0], 1)).toEqual([1]);
    expect(legal(2, [1, 0, 0], 1)).toEqual([2]);
    expect(legal(2, [1, 1, 0], 1)).toEqual([1, 2]);
  });

  it('leave nobody but the last bidder a further zero in a one-card round', () => {
    const first = { rules, handSize: 1, bids: [null, null, null, null], seat: 0, zeroRun: 1 };
    expect(bidRefusal(first, 0)).toEqual({ kind: 'zero-limit', limit: 1 });
    expect(bidRefusal(first, 1)).toBeNull();
  });

  it('leave a legal bid after all bids of the others, with every hand up to 13 cards', () => {
    for (let handSize = 1; handSize <= 13; handSize++)
      for (let sum = 0; sum <= 3 * handSize; sum++) {
        const first = Math.min(sum, handSize);
        const second = Math.min(sum - first, handSize);
        const others = [first, second, sum - first - second];
        for (const run of [0, 1]) expect(legal(handSize, others, run)).not.toEqual([]);
      }
  });
});

describe('[BID-5] sealed bids', () => {
  const rules: RuleSet = { ...BASE, bidding: 'sealed', hook: false };

  it('are made in any order', () => {
    const state = bidding(rules, 2);
    expect(toAct(state)).toEqual([0, 1, 2, 3]);
    const some = after(state, { type: 'bid', seat: 2, bid: 1 }, { type: 'bid', seat: 0, bid: 2 });
    expect(toAct(some)).toEqual([1, 3]);
    expect(refusalOf(some, 2, 1)).toEqual({ kind: 'already-bid' });
  });

  it('are those of rules that say so', () => {
    expect([rules, BASE].map(bidsAreSealed)).toEqual([true, false]);
  });

  it('have no last bidder, so no hook applies', () => {
    const state = withBids(rules, 2, 1, 1, 0);
    expect(legalBids(state)).toEqual([0, 1, 2]);
    const asked = { rules, handSize: 2, bids: [1, 1, 0, null], seat: 3, zeroRun: 0 };
    expect(forbiddenBid({ ...asked, rules: { ...rules, hook: true } })).toBeNull();
  });

  it('are hidden from the others until all are in', () => {
    const state = withBids(rules, 2, 1, 2, 0);
    const seen = (state: GameState, viewer: number) => {
      const { round } = viewFor(state, viewer);
      return round.phase === 'ready' ? [] : round.bids;
    };
    expect(seen(state, 1)).toEqual(['sealed', 2, 'sealed', null]);
    expect(seen(state, 3)).toEqual(['sealed', 'sealed', 'sealed', null]);
    expect(seen(after(state, { type: 'bid', seat: 3, bid: 1 }), 3)).toEqual([1, 2, 0, 1]);
    expect(seen(withBids(BASE, 2, 1, 2, 0), 3)).toEqual([1, 2, 0, null]);
  });
});

describe('[SIGHT-1] forehead rounds', () => {
  const rules = presetRules('devils-bridge');
  const hands = ['2C', 'KD', '5H', '9S'].map((card) => cards(card));
  const state = dealt(newGameWith(rules), { hands, dealer: 3 });
  const seen = (state: GameState, viewer: number) => {
    const { round } = viewFor(state, viewer);
    return round.phase === 'ready' ? [] : round.hands;
  };

  it('show every card but one’s own', () => {
    expect(seen(state, 1)).toEqual([
      { kind: 'seen', cards: ['2C'] },
      { kind: 'hidden', count: 1 },
      { kind: 'seen', cards: ['5H'] },
      { kind: 'seen', cards: ['9S'] },
    ]);
  });

  it('are only those of one card: in longer rounds players see their own cards', () => {
    const two = dealt(newGameWith(rules), { hands: someHands(4, 2), dealer: 3 });
    const kinds = seen(two, 1).map(({ kind }) => kind);
    expect(kinds).toEqual(['hidden', 'seen', 'hidden', 'hidden']);
  });

  it('allow playing the unseen card only as such', () => {
    const play = after(state, ...bidsInOrder(4, 3, [0, 0, 0, 0]));
    expect(viewFor(play, 0).choices).toEqual([
      { command: { type: 'play', seat: 0, card: 'unseen' }, refusal: null },
    ]);
    const named = step(play, { type: 'play', seat: 0, card: '2C' });
    expect(named).toEqual({ ok: false, error: { kind: 'card-is-unseen' } });
    const played = step(play, { type: 'play', seat: 0, card: 'unseen' });
    expect(played).toMatchObject({
      ok: true,
      value: { events: [{ type: 'cardPlayed', seat: 0, card: '2C' }] },
    });
  });

  it('are the only ones with an unseen card', () => {
    const play = withBids(BASE, 1, 0, 0, 0, 0);
    const result = step(play, { type: 'play', seat: 0, card: 'unseen' });
    expect(result).toEqual({ ok: false, error: { kind: 'card-is-seen' } });
  });
});
