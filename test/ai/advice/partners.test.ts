import { describe, expect, it } from 'vitest';
import { type Card, DECK, presetRules, viewFor } from '@/engine/index.ts';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { newAdviser } from '../../../tools/lib/adviser.ts';
import { AI_SEED, after, dealt, newGameWith } from '../../../tools/lib/games.ts';

const adviser = newAdviser();

/** Seat 0 bids third, after a partner who bid nil; the dealer, seat 1, bids last. */
function bidding(own: readonly Card[], before: number) {
  const game = dealt(newGameWith(presetRules('spades'), { firstDealer: 1 }), {
    hands: [own, ...OTHERS],
    dealer: 1,
  });
  return after(game, { type: 'bid', seat: 2, bid: 0 }, { type: 'bid', seat: 3, bid: before });
}

const OWN: readonly Card[] = [
  ...(['AS', 'KS', 'QS', '9S', '7S', '6S'] as const),
  ...(['AC', 'KC', 'JC', '4C', 'QD', '7D', '4H'] as const),
];
const OTHERS: readonly (readonly Card[])[] = [
  ['JS', 'TS', '8S', 'QC', 'TC', '9C', 'AD', 'TD', '9D', 'KH', 'JH', '9H', '2H'],
  ['2S', '3S', '5C', '3C', '2C', '6D', '5D', '3D', '2D', '7H', '6H', '5H', '3H'],
  ['5S', '4S', '8C', '7C', '6C', 'KD', 'JD', '8D', '4D', 'AH', 'QH', 'TH', '8H'],
];

describe('a hint for a bid among partners', () => {
  it.each([1, 2])('bids the tricks in hand instead of bluffing (after a bid of %i)', (before) => {
    // Seven or eight tricks in hand. Regression: a bid of 4 looked as good or better, because opponents who
    // believed it were set by more than it cost.
    const advice = fullAdvice(adviser, viewFor(bidding(OWN, before), 0), 160, AI_SEED);
    if (advice === null) throw new Error('no advice');
    const of = (bid: number) =>
      advice.options.find(({ command }) => command.type === 'bid' && command.bid === bid);
    const best = advice.options[advice.best]?.command;
    expect([6, 7, 8]).toContain(best?.type === 'bid' ? best.bid : null);
    const [little, much] = [of(4)?.others, of(6)?.others];
    if (little === undefined || much === undefined) throw new Error('no such bid');
    expect(Math.abs(much - little)).toBeLessThan(30);
  });
});

describe('a hint for a nil', () => {
  const LONG: readonly Card[] = [
    ...(['8S', 'KH', '9H', '7H', '5H', '4H', '3H', '2H'] as const),
    ...(['AC', '6C', '4C', '3C', '2C'] as const),
  ];
  const rest = DECK.filter((card) => !LONG.includes(card));
  const nil = dealt(newGameWith(presetRules('spades'), { firstDealer: 3 }), {
    hands: [LONG, rest.slice(0, 13), rest.slice(13, 26), rest.slice(26)],
    dealer: 3,
  });

  it('names the dangerous card, and where cards can be discarded', () => {
    // Regression: with an ace in hand it said that no card was likely to take a trick, and named ruffs.
    const advice = fullAdvice(adviser, viewFor(nil, 0), 160, AI_SEED);
    expect(advice?.options[advice.best]?.command).toMatchObject({ bid: 0 });
    expect(advice?.hand.map(({ kind }) => kind)).toEqual(['danger', 'discards']);
    expect(advice?.hand[0]).toMatchObject({ cards: ['8S'] });
    expect(advice?.hand[1]).toEqual({ kind: 'discards', suits: ['D'] });
  });
});
