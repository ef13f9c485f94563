import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  DECK,
  type GameEvent,
  type RuleSet,
  isSeed,
  keyedSource,
  legalCommands,
  presetRules,
  randomStream,
  seatsFromLeftOf,
  shuffled,
} from '@/engine/index.ts';
import { DEAL_SEED, apply, type headerOf, newGameWith, seedOf } from '../../tools/lib/games.ts';

type Dealt = Extract<GameEvent, { type: 'dealt' }>;

const rulesOf = (players: number, handSize: number, rounds = 1): RuleSet => ({
  ...presetRules('bugger-your-neighbor', players),
  schedule: { shape: 'constant', low: handSize, high: handSize, turns: rounds },
});

/** The deals of a whole game, played by the first legal command each time. */
function dealsOf(rules: RuleSet, rest: Parameters<typeof headerOf>[1] = {}): Dealt[] {
  const deals: Dealt[] = [];
  let state = newGameWith(rules, rest);
  for (let [next] = legalCommands(state); next !== undefined; [next] = legalCommands(state)) {
    const { events, state: after } = apply(state, next);
    deals.push(...events.filter((event) => event.type === 'dealt'));
    state = after;
  }
  return deals;
}

/** The cards of a deal in the order in which they left the deck. */
function inDealtOrder({ hands, dealer, turned, handSize }: Dealt): Card[] {
  const order = seatsFromLeftOf(dealer, hands.length);
  const cards = Array.from({ length: handSize }, (_, turn) =>
    order.map((seat) => hands[seat]?.[turn] as Card),
  ).flat();
  return turned === null ? cards : [...cards, turned];
}

describe('[DEAL-1] the dealer', () => {
  it('is passed clockwise, round by round', () => {
    const dealers = dealsOf(rulesOf(5, 1, 7), { firstDealer: 3 }).map(({ dealer }) => dealer);
    expect(dealers).toEqual([3, 4, 0, 1, 2, 3, 4]);
  });

  it('is drawn from the seed if the header names none', () => {
    const drawn = Array.from(
      { length: 200 },
      (_, n) => newGameWith(rulesOf(4, 1), { dealSeed: seedOf(n), firstDealer: null }).firstDealer,
    );
    const counts = [0, 1, 2, 3].map((seat) => drawn.filter((dealer) => dealer === seat).length);
    expect(Math.min(...counts)).toBeGreaterThan(25);
    const again = newGameWith(rulesOf(4, 1), { dealSeed: seedOf(7), firstDealer: null });
    expect(again.firstDealer).toBe(drawn[7]);
  });
});

describe('[DEAL-2] the deal', () => {
  it("gives one card at a time, from the dealer's left", () => {
    const deck = inDealtOrder(dealsOf(rulesOf(3, 17), { firstDealer: 2 })[0] as Dealt);
    const [deal] = dealsOf(rulesOf(4, 10), { firstDealer: 1 });
    expect(inDealtOrder(deal as Dealt)).toEqual(deck.slice(0, 41));
    expect(deal?.hands[2]?.[0]).toBe(deck[0]);
    expect(deal?.hands[1]?.[9]).toBe(deck[39]);
  });

  it('is a fresh shuffle every round', () => {
    const deals = dealsOf(rulesOf(4, 13, 20)).map((deal) => inDealtOrder(deal).join(' '));
    expect(new Set(deals).size).toBe(20);
  });
});

describe('[DEAL-3] the shuffle', () => {
  it('is Fisher–Yates from the end', () => {
    const draws: number[] = [];
    const first = {
      below(n: number) {
        draws.push(n);
        return 0;
      },
    };
    expect(shuffled(['a', 'b', 'c', 'd'], first)).toEqual(['b', 'c', 'd', 'a']);
    expect(draws).toEqual([4, 3, 2]);
    const last = { below: (n: number) => n - 1 };
    expect(shuffled(['a', 'b', 'c', 'd'], last)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('puts every card in every position about equally often', () => {
    const numbers = DECK.map((_, number) => number);
    const places = DECK.map(() => new Array<number>(52).fill(0));
    const times = 5200;
    const source = randomStream(DEAL_SEED, 0);
    for (let time = 0; time < times; time++)
      for (const [place, card] of shuffled(numbers, source).entries()) places[card]![place]! += 1;
    const expected = times / 52;
    const chiSquared = places
      .flat()
      .reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 51² degrees of freedom: mean 2601, standard deviation 72.
    expect(Math.abs(chiSquared - 2601)).toBeLessThan(5 * 72);
  });

  it('of a seed matches the recorded one on every machine', () => {
    const golden = new URL('golden/first-deals.json', import.meta.url);
    const { dealSeed, firstDealer, deals } = JSON.parse(readFileSync(golden, 'utf8')) as {
      dealSeed: string;
      firstDealer: number;
      deals: string[];
    };
    const dealt = dealsOf(rulesOf(4, 12, 3), { dealSeed, firstDealer: null });
    expect(dealt[0]?.dealer).toBe(firstDealer);
    expect(dealt.map((deal) => inDealtOrder(deal).join(' '))).toEqual(deals);
  });

  it('of another seed, or another round, is another', () => {
    const orders = [0, 1, 2].flatMap((n) =>
      [0, 1, 2].map((stream) => shuffled(DECK, randomStream(seedOf(n), stream)).join(' ')),
    );
    expect(new Set(orders).size).toBe(9);
  });

  it.each([
    '',
    '0',
    '0'.repeat(32),
    'x'.repeat(32),
    'A'.repeat(32),
    '1'.repeat(33),
    null,
    7,
    [DEAL_SEED],
  ])('takes no %j for a seed', (seed) => {
    expect(isSeed(seed)).toBe(false);
    expect(() => randomStream(seed as string, 0)).toThrow('a seed is 32 hexadecimal digits');
  });
});

describe('keyed random sources', () => {
  const drawn = (keys: readonly number[], seed = DEAL_SEED) => {
    const source = keyedSource(seed, keys);
    return Array.from({ length: 8 }, () => source.below(1000)).join(' ');
  };

  it('are the same for the same keys and different for others', () => {
    const lists = [[], [0], [1], [0, 0], [0, 1], [1, 0], [2 ** 31], [1, 2, 3]];
    const draws = lists.map((keys) => drawn(keys));
    expect(draws).toEqual(lists.map((keys) => drawn(keys)));
    expect(new Set([...draws, drawn([0], seedOf(1))]).size).toBe(lists.length + 1);
  });

  // The hands of a day and the opponents' decisions come from these draws.
  it.each([
    [[], '624 928 270 828 513 171 '],
    [[7], '230 304 150 958 999 793 '],
    [[1, 2, 3], '737 516 603 486 996 679 '],
    [[-1, 2 ** 31 - 1], '208 759 880 756 698 612 '],
  ])('for the keys %j match the recorded ones on every machine', (keys, recorded) => {
    expect(drawn(keys).startsWith(recorded)).toBe(true);
  });

  it('stay below the bound and reach every value', () => {
    const source = keyedSource(DEAL_SEED, [5]);
    const draws = Array.from({ length: 300 }, () => source.below(7));
    expect(new Set(draws)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });
});
