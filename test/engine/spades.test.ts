import { describe, expect, it } from 'vitest';
import {
  type GameState,
  type RuleSet,
  type Scoring,
  cards,
  isBidMade,
  legalCommands,
  presetRules,
  resolveScoring,
  seatsOfSide,
  sideCount,
  sideOf,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { type BidsAndTricks, contractOf } from '@/engine/scoring/contract.ts';
import { after, bidsInOrder, apply, dealt, newGameWith } from '../../tools/lib/games.ts';
import { roundPlayed, someHands, withStanding } from '../../tools/lib/positions.ts';

const RULES = presetRules('spades');

/** A first round with these bids and tricks by seat; −1 is a blind nil. */
const scored = (bids: readonly number[], tricks: readonly number[], bags = [0, 0]) => {
  const started = withStanding(newGameWith(RULES), { bags });
  const { state } = roundPlayed(started, { handSize: 13, bids, tricks });
  const { points = [], ledger = [] } = state.past[0] ?? {};
  return { points, ledger, bags: state.standing.bags };
};

describe('[SP-1] the table', () => {
  it('seats partners opposite each other', () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(RULES, seat))).toEqual([0, 1, 0, 1]);
    expect([0, 1].map((side) => seatsOfSide(RULES, side))).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(sideCount(RULES)).toBe(2);
  });

  it('deals 13 cards to each of 4, with spades for trump', () => {
    const state = after(newGameWith(RULES), { type: 'deal' });
    expect(state.round).toMatchObject({ phase: 'bid', handSize: 13, trump: 'S', turned: null });
  });

  it('bids and leads left of the dealer, and the deal passes clockwise', () => {
    let state = after(newGameWith(RULES, { firstDealer: 2 }), { type: 'deal' });
    expect(toAct(state)).toEqual([3]);
    state = after(state, ...bidsInOrder(4, 2, [3, 3, 3, 3]));
    expect(toAct(state)).toEqual([3]);
    while (state.round.phase === 'play') state = apply(state, legalCommands(state)[0]!).state;
    expect(after(state, { type: 'deal' }).round).toMatchObject({ dealer: 3, index: 1 });
  });

  it('leads no spade first, unless from spades alone', () => {
    const leads = (hand: string) => {
      const hands = [cards(hand), ...someHands(4, 3).slice(1)];
      const state = dealt(newGameWith(RULES), { hands, dealer: 3 });
      return legalCommands(after(state, ...bidsInOrder(4, 3, [1, 1, 1, 1]))).map((command) =>
        command.type === 'play' ? command.card : command.type,
      );
    };
    expect(leads('AS 2H 3S')).toEqual(['2H']);
    expect(leads('AS 2S 3S')).toEqual(['AS', '2S', '3S']);
  });
});

/** Side 1 trails by this many points; seat 3 deals. */
const trailing = (by: number, rules: RuleSet = RULES): GameState => {
  const state = withStanding(newGameWith(rules, { firstDealer: 3 }), { totals: [by, 0] });
  return after(state, { type: 'deal' });
};

describe('[SP-2] nil and blind nil', () => {
  it('bids 0 to 13, without a hook', () => {
    const state = dealt(newGameWith(RULES), { hands: someHands(4, 13), dealer: 3 });
    expect(legalCommands(state)).toHaveLength(14);
    const last = after(state, ...bidsInOrder(4, 3, [5, 4, 4]));
    expect(step(last, { type: 'bid', seat: 3, bid: 0 }).ok).toBe(true);
  });

  it('offers blind nil to both seats of a side that trails by 100', () => {
    const state = trailing(100);
    expect(state.round).toMatchObject({ phase: 'declare', undecided: [1, 3] });
    expect(legalCommands(state)).toEqual([
      { type: 'declare', seat: 1, blindNil: false },
      { type: 'declare', seat: 1, blindNil: true },
    ]);
    const next = after(state, { type: 'declare', seat: 1, blindNil: false });
    expect(toAct(next)).toEqual([3]);
  });

  it('does not offer it to a side that trails by less', () => {
    expect(trailing(99).round.phase).toBe('bid');
    expect(trailing(0).round.phase).toBe('bid');
  });

  it('offers it before the seat’s hand is seen, and shows the hand after the answer', () => {
    const sees = (state: GameState, seat: number) => {
      const { round } = viewFor(state, seat);
      return round.phase !== 'ready' && round.hands[seat]?.kind === 'seen';
    };
    const state = trailing(100);
    expect([0, 1, 2, 3].map((seat) => sees(state, seat))).toEqual([true, false, true, false]);
    const next = after(state, { type: 'declare', seat: 1, blindNil: true });
    expect([0, 1, 2, 3].map((seat) => sees(next, seat))).toEqual([true, true, true, false]);
  });

  it('makes a blind nil the bid: its seat is not asked again', () => {
    const bidding = after(
      trailing(100),
      { type: 'declare', seat: 1, blindNil: true },
      { type: 'declare', seat: 3, blindNil: false },
      { type: 'bid', seat: 0, bid: 3 },
    );
    expect(bidding.round).toMatchObject({ phase: 'bid', bids: [3, 0, null, null] });
    expect(toAct(bidding)).toEqual([2]);
    const again = step(bidding, { type: 'bid', seat: 1, bid: 3 });
    expect(again).toEqual({ ok: false, error: { kind: 'already-bid' } });
  });

  it('refuses a declaration out of turn, out of phase and that is neither yes nor no', () => {
    const declared = (state: GameState, seat: number, blindNil: unknown) => {
      const result = step(state, { type: 'declare', seat, blindNil: blindNil as boolean });
      return result.ok ? null : result.error;
    };
    const state = trailing(100);
    expect(declared(state, 3, true)).toEqual({ kind: 'not-your-turn', toAct: [1] });
    expect(declared(state, 0, true)).toEqual({ kind: 'not-your-turn', toAct: [1] });
    expect(declared(state, 4, true)).toEqual({ kind: 'no-such-seat' });
    for (const answer of [1, 'yes', null, undefined])
      expect(declared(state, 1, answer)).toEqual({ kind: 'unknown-command' });
    expect(declared(trailing(99), 1, true)).toEqual({ kind: 'wrong-phase', phase: 'bid' });
  });

  it('offers no blind nil to a seat whose zero limit is reached', () => {
    const rules: RuleSet = { ...RULES, zeroLimit: 1 };
    const facts = { handSize: 13, bids: [13, 0, 0, 1], tricks: [13, 0, 0, 0] };
    const state = roundPlayed(newGameWith(rules, { firstDealer: 3 }), facts).state;
    const behind = withStanding(state, { totals: [500 - 100, 0] });
    const next = after({ ...behind, round: state.round }, { type: 'deal' });
    expect(next.round).toMatchObject({ phase: 'declare', undecided: [3] });
  });
});

describe('[SP-3] the side’s bid', () => {
  it.each([
    ['met exactly', [4, 3, 3, 3], [5, 3, 2, 3], [70, 60]],
    ['with overtricks', [4, 3, 2, 3], [5, 3, 2, 3], [61, 60]],
    ['missed', [4, 3, 4, 3], [4, 3, 3, 3], [-80, 60]],
    ['missed by far', [6, 4, 6, 4], [1, 5, 0, 7], [-120, 84]],
  ])('%s: bids %j, tricks %j pay %j', (_, bids, tricks, points) => {
    expect(scored(bids, tricks).points).toEqual(points);
  });

  it('is made by the tricks of both partners, except for a nil, which counts its own', () => {
    const made = (bids: readonly number[], tricks: readonly number[]) =>
      [0, 1, 2, 3].map((seat) => isBidMade(RULES, { bids, tricks }, seat));
    expect(made([4, 3, 2, 5], [5, 3, 2, 3])).toEqual([true, false, true, false]);
    expect(made([0, 3, 4, 3], [1, 3, 4, 5])).toEqual([false, true, true, true]);
    expect(made([0, 3, 4, 3], [0, 6, 3, 4])).toEqual([true, true, false, true]);
  });

  it('has no part of a partner whose bid is sealed or not made yet', () => {
    const contract = (bids: BidsAndTricks['bids']) =>
      contractOf(RULES, { bids, tricks: [0, 0, 0, 0] }, 0);
    expect(contract(['sealed', null, 3, null])).toEqual({ bid: 3, won: 0 });
    expect(contract([4, null, null, null])).toEqual({ bid: 4, won: 0 });
  });

  it('names each line of the score, and reads the bags before without changing them', () => {
    const linesOf = (bids: readonly number[], tricks: readonly number[], bags?: number[]) =>
      scored(bids, tricks, bags).ledger.map(({ side, kind, points }) => [side, kind, points]);
    expect(linesOf([0, -1, 5, 4], [0, 0, 8, 5])).toEqual([
      [0, 'nil-made', 100],
      [1, 'blind-nil-made', 200],
      [0, 'contract-made', 50],
      [0, 'bags', 3],
      [1, 'contract-made', 40],
      [1, 'bags', 1],
    ]);
    expect(linesOf([0, -1, 8, 4], [1, 1, 7, 4])).toEqual([
      [0, 'nil-failed', -100],
      [1, 'blind-nil-failed', -200],
      [0, 'contract-set', -80],
      [1, 'contract-made', 40],
    ]);
    const bags = [8, 0];
    expect(linesOf([3, 3, 3, 3], [4, 3, 4, 2], bags)).toEqual([
      [0, 'contract-made', 60],
      [0, 'bags', 2],
      [0, 'bag-penalty', -100],
      [1, 'contract-set', -60],
    ]);
    expect(bags).toEqual([8, 0]);
  });

  it('has no line where both partners bid nil', () => {
    expect(scored([0, 3, 0, 3], [0, 6, 0, 7]).ledger.map(({ kind }) => kind)).toEqual([
      'nil-made',
      'nil-made',
      'contract-made',
      'bags',
    ]);
  });

  it('pays each bag what the rules say', () => {
    const scoring = { ...resolveScoring(RULES.scoring), bag: 2 } as Scoring;
    const facts = { handSize: 13, bids: [4, 3, 2, 1], tricks: [5, 3, 4, 1] };
    const { state } = roundPlayed(newGameWith({ ...RULES, scoring }), facts);
    expect(state.past[0]?.ledger).toContainEqual({ side: 0, seat: null, kind: 'bags', points: 6 });
  });

  it('scores contract and bags on separate lines', () => {
    expect(scored([4, 3, 2, 3], [5, 3, 2, 3]).ledger).toEqual([
      { side: 0, seat: null, kind: 'contract-made', points: 60 },
      { side: 0, seat: null, kind: 'bags', points: 1 },
      { side: 1, seat: null, kind: 'contract-made', points: 60 },
    ]);
  });
});

describe('[SP-4] nil', () => {
  it.each([
    ['made', [0, 3, 4, 3], [0, 6, 4, 3], 100 + 40],
    ['failed', [0, 3, 4, 3], [1, 6, 4, 2], -100 + 40],
    ['blind, made', [-1, 3, 4, 3], [0, 6, 4, 3], 200 + 40],
    ['blind, failed', [-1, 3, 4, 3], [1, 6, 4, 2], -200 + 40],
    ['of both, one failed', [0, 3, -1, 3], [0, 6, 1, 6], 100 - 200],
    ['made, the partner set', [0, 3, 5, 3], [0, 6, 4, 3], 100 - 50],
  ])('%s: bids %j, tricks %j', (_, bids, tricks, points) => {
    expect(scored(bids, tricks).points[0]).toBe(points);
  });

  it('that fails adds no trick to the contract and no bag', () => {
    const { points, bags } = scored([0, 3, 4, 3], [2, 5, 3, 3]);
    expect(points[0]).toBe(-100 - 40);
    expect(bags).toEqual([0, 2]);
    expect(scored([0, 3, 0, 3], [2, 5, 3, 3]).bags[0]).toBe(0);
  });
});

describe('[SP-5] bags', () => {
  it.each([
    [0, 3, 0, 3],
    [7, 2, 0, 9],
    [7, 3, 1, 0],
    [9, 4, 1, 3],
    [9, 11, 2, 0],
    [0, 10, 1, 0],
  ])('%i before and %i more cost %i hundred and leave %i', (before, more, hundreds, left) => {
    const { points, bags } = scored([1, 1, 1, 1], [2 + more, 11 - more, 0, 0], [before, 0]);
    expect(points[0]).toBe(20 + more - 100 * hundreds);
    expect(bags[0]).toBe(left);
  });

  it('do not change if the side is set', () => {
    expect(scored([7, 1, 5, 1], [7, 6, 0, 0], [8, 0]).bags).toEqual([8, 4]);
  });
});

describe('[SP-6] the end', () => {
  /** The round pays both sides 20 and no bag. */
  const endAt = (totals: readonly number[], rules: RuleSet = RULES) => {
    const before = totals.map((total) => total - 20);
    const facts = { handSize: 4, bids: [1, 1, 1, 1], tricks: [1, 1, 1, 1] };
    const { state } = roundPlayed(withStanding(newGameWith(rules), { totals: before }), facts);
    expect(state.standing.totals).toEqual(totals);
    return state.round.phase === 'over' ? state.round.winners : null;
  };

  it.each([
    [[500, 499], [0]],
    [[480, 501], [1]],
    [[510, 620], [1]],
    [[499, 499], null],
    [[500, 500], null],
    [[620, 620], null],
    [[-300, -300], null],
    [[-600, 499], null],
    [[-600, 500], [1]],
  ])('with %j: %j', (totals, winners) => {
    expect(endAt(totals)).toEqual(winners);
  });

  it('comes with the last scheduled round at the latest; tied sides both win', () => {
    const rules: RuleSet = { ...RULES, schedule: { ...RULES.schedule, turns: 1 } };
    expect(endAt([300, 300], rules)).toEqual([0, 1]);
    expect(endAt([300, 310], rules)).toEqual([1]);
  });

  it('is at 500 points, after 50 rounds of 13 cards at most', () => {
    expect(RULES.end).toEqual({ kind: 'target', points: 500 });
    expect(newGameWith(RULES).schedule).toEqual(new Array(50).fill(13));
  });
});
