import { expect, it } from 'vitest';
import {
  type GameState,
  arePartners,
  bagsOf,
  chooserReason,
  contractOf,
  nilOf,
  visibleBids,
  dealtRound,
  pointsBehind,
  presetRules,
  tricksLeft,
  viewFor,
} from '@/engine/index.ts';
import { knowledgeOf } from '@/engine/advice/index.ts';
import { after, bidsInOrder, dealt, evolved, newGameWith } from '../../tools/lib/games.ts';
import { roundPlayed, someHands } from '../../tools/lib/positions.ts';

const SPADES = presetRules('spades');

/** A round with these bids, by seat. */
const withBids = (rules = SPADES, bids: readonly number[] = [3, 4, 0, 2]): GameState =>
  evolved(
    dealt(newGameWith(rules), { hands: someHands(4, 13), dealer: 3 }),
    ...bids.map((bid, seat) => ({ type: 'bidMade', seat, bid }) as const),
    { type: 'biddingClosed' } as const,
  );

it('partners sit opposite each other, and nobody is their own partner [SP-1]', () => {
  const partners = [0, 1, 2, 3].filter((seat) => arePartners(SPADES, 1, seat));
  expect(partners).toEqual([3]);
  const solo = presetRules('bugger-your-neighbor');
  expect([0, 1, 2, 3].filter((seat) => arePartners(solo, 1, seat))).toEqual([]);
});

it('a seat that bid nil has no part in the contract [SP-3], [SP-4]', () => {
  const facts = { bids: [3, 4, 0, 2], tricks: [4, 1, 2, 1] };
  expect(contractOf(SPADES, facts, 0)).toEqual({ bid: 3, won: 4 });
  expect(contractOf(SPADES, facts, 1)).toEqual({ bid: 6, won: 2 });
});

it('only partners bid nil: in solo games 0 is a bid like any other [SP-2]', () => {
  expect([0, 1, 2, 3].map((seat) => nilOf(viewFor(withBids(), 0), seat))).toEqual([
    null,
    null,
    'nil',
    null,
  ]);
  const solo = { ...presetRules('bugger-your-neighbor'), scoring: 'standard' } as const;
  expect(nilOf(viewFor(withBids(solo), 0), 2)).toBeNull();
});

it('bags of the current round add to the earlier ones [SP-5]', () => {
  const state = withBids();
  if (state.round.phase !== 'play') throw new Error('nothing is played');
  const won: GameState = {
    ...state,
    standing: { ...state.standing, bags: [2, 0] },
    round: { ...state.round, tricks: [5, 0, 1, 0] },
  };
  expect([0, 1].map((side) => bagsOf(viewFor(won, 0), side))).toEqual([4, 0]);
});

it('bags that have been scored are not added again [SP-5]', () => {
  const { state } = roundPlayed(newGameWith(SPADES), {
    handSize: 4,
    bids: [1, 1, 0, 1],
    tricks: [3, 1, 0, 0],
  });
  const view = viewFor(state, 0);
  expect(view.round.phase).toBe('scored');
  expect([0, 1].map((side) => bagsOf(view, side))).toEqual([2, 0]);
});

it('the tricks left include the one on the table', () => {
  const round = dealtRound(viewFor(withBids(), 0));
  if (round === null) throw new Error('nothing is dealt');
  expect(tricksLeft(round)).toBe(13);
  const trick = { leader: 0, winner: 1, cards: [] };
  expect(tricksLeft({ ...round, taken: [trick, trick] })).toBe(11);
});

it('nothing is bid before the deal', () => {
  const view = viewFor(newGameWith(SPADES), 0);
  expect(dealtRound(view)).toBeNull();
  expect(nilOf(view, 0)).toBeNull();
});

it('a nil that was declared blind is told from one that was bid [SP-2]', () => {
  const declared = after(
    dealt(newGameWith(SPADES), { hands: someHands(4, 13), dealer: 3, mayDeclare: [1, 2] }),
    { type: 'declare', seat: 1, blindNil: true },
    { type: 'declare', seat: 2, blindNil: false },
    { type: 'bid', seat: 0, bid: 3 },
    { type: 'bid', seat: 2, bid: 0 },
    { type: 'bid', seat: 3, bid: 2 },
  );
  const view = viewFor(declared, 0);
  expect([0, 1, 2, 3].map((seat) => nilOf(view, seat))).toEqual([null, 'blind-nil', 'nil', null]);
});

it('gives the points by which a side trails [SP-2]', () => {
  const standing = { totals: [120, 245], bags: [0, 0], streaks: [] };
  expect([0, 1].map((side) => pointsBehind(standing, side))).toEqual([125, 0]);
});

it('sealed bids are left out of sums [BID-5]', () => {
  expect(visibleBids({ bids: [2, 'sealed', null, 1] })).toEqual({ sum: 3, complete: false });
  const round = dealtRound(viewFor(withBids(), 0));
  expect(round && visibleBids(round)).toEqual({ sum: 9, complete: true });
});

it('what a seat can infer is inferred once for its view, and by itself for another', () => {
  const [view, other] = [viewFor(withBids(), 0), viewFor(withBids(), 1)];
  const [round, others] = [dealtRound(view)!, dealtRound(other)!];
  expect(knowledgeOf(view, round)).toBe(knowledgeOf(view, round));
  expect(knowledgeOf(other, others).unseen).not.toEqual(knowledgeOf(view, round).unseen);
});

it.each([
  [[4, 1, 0, 2], 'in-turn', 'highest'],
  [[4, 1, 4, 2], 'in-turn', 'first'],
  [[4, 1, 4, 2], 'sealed', 'nearest'],
  [[0, 0, 0, 0], 'in-turn', 'zero'],
] as const)('bids of %j, %s: seat 0 names trump because of %s [TRUMP-3]', (bids, bidding, why) => {
  const rules = { ...presetRules('nomination-whist'), bidding, hook: bidding === 'in-turn' };
  const view = viewFor(withBids(rules, bids), 1);
  expect(dealtRound(view)).toMatchObject({ chooser: 0 });
  expect(chooserReason(view, 0)).toBe(why);
});

it('the dealer names trump because of a joker, the highest bidder still leads by the bid [JOKER-5], [LEAD-1]', () => {
  const rules = {
    ...presetRules('bugger-your-neighbor'),
    jokers: { high: 1, low: 0 },
    firstLead: 'highest-bidder',
    hook: false,
  } as const;
  const shown = dealt(newGameWith(rules), { hands: someHands(4, 10), dealer: 3, turned: 'Z1' });
  expect(chooserReason(viewFor(shown, 1), 3)).toBe('joker');
  const bid = after(
    shown,
    { type: 'nameTrump', seat: 3, trump: 'H' },
    ...bidsInOrder(4, 3, [2, 5, 1, 0]),
  );
  const view = viewFor(bid, 2);
  expect(dealtRound(view)?.trick.leader).toBe(1);
  expect(chooserReason(view, 1)).toBe('highest');
});
