import { describe, expect, it } from 'vitest';
import { type GameState, type RuleSet, cards, legalCommands, presetRules } from '@/engine/index.ts';
import { after, dealt, newGameWith } from '../../tools/lib/games.ts';
import { countRounds } from '../support/engine/plain-rules.ts';

/** The number of ways to finish a round by legal commands (perft). */
function waysOf(state: GameState): number {
  if (state.round.phase === 'scored' || state.round.phase === 'over') return 1;
  return legalCommands(state).reduce((sum, command) => sum + waysOf(after(state, command)), 0);
}

const rulesOf = (players: number, rest: Partial<RuleSet>): RuleSet => ({
  ...presetRules('bugger-your-neighbor', players),
  trump: { kind: 'fixed', suit: 'S' },
  ...rest,
});

const waysOfHands = (hands: readonly string[], rest: Partial<RuleSet>) => {
  const rules = rulesOf(hands.length, rest);
  const given = hands.map((hand) => cards(hand));
  const state = dealt(newGameWith(rules), { hands: given, dealer: hands.length - 1 });
  const plain = countRounds({
    hands: given,
    trump: rules.trump.kind === 'fixed' ? rules.trump.suit : 'N',
    hook: rules.hook,
    sealed: rules.bidding === 'sealed',
    named: rules.trump.kind === 'highest-bidder',
    broken: rules.trumpLead === 'broken',
  });
  return { engine: waysOf(state), plain };
};

const THREE_ONES = ['AS', '2H', '3H'];
const THREE_TWOS = ['AS 2H', '3H 4C', '5H 6S'];
const THREE_FREE = ['2C 3C', '2D 3D', '2H 3H'];
const THREE_TRUMPS = ['2S 3H', '3S 4C', '5H 6S'];
const FOUR_TWOS = ['AC 2D', '3C 4H', '5C 6S', '7D 8D'];
const THREE_THREES = ['AS 2H 3D', '3H 4C 5S', '5H 6S 7D'];

describe('the number of possible rounds (perft)', () => {
  it.each<[string, readonly string[], Partial<RuleSet>, number]>([
    ['1 card, no hook: 2³ bids', THREE_ONES, { hook: false }, 8],
    ['1 card, hook: three of them sum to 1', THREE_ONES, { hook: true }, 5],
    ['2 cards of one suit each, no hook: 3³ bids, 2³ plays', THREE_FREE, { hook: false }, 216],
    ['2 cards of one suit each, hook: six bids sum to 2', THREE_FREE, { hook: true }, 168],
    ['2 mixed cards, no hook', THREE_TWOS, { hook: false }, 27 * 3],
    ['2 mixed cards, hook', THREE_TWOS, { hook: true }, 21 * 3],
    [
      '2 cards, trump closed until broken',
      THREE_TRUMPS,
      { hook: true, trumpLead: 'broken' },
      21 * 2,
    ],
    ['1 card, sealed: in any of 3! orders', THREE_ONES, { hook: false, bidding: 'sealed' }, 48],
    [
      '1 card, hook, trump named: five for each',
      THREE_ONES,
      { trump: { kind: 'highest-bidder' } },
      25,
    ],
    ['4 players, 2 cards, hook', FOUR_TWOS, { hook: true }, 71 * 10],
    ['4 players, 2 cards, trump named', FOUR_TWOS, { trump: { kind: 'highest-bidder' } }, 71 * 50],
    ['3 cards, hook', THREE_THREES, { hook: true }, 864],
    ['3 cards, trump closed until broken', THREE_THREES, { trumpLead: 'broken' }, 540],
  ])('%s', (_, hands, rest, exact) => {
    const { engine, plain } = waysOfHands(hands, rest);
    expect(engine).toBe(plain);
    expect(engine).toBe(exact);
  });
});
