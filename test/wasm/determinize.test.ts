import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadNets } from '@/ai/net/loaded-nets.ts';
import { cardNumber, putPosition, setPolicy } from '@/ai/net/position.ts';
import {
  deckOf,
  type GameState,
  type PlayerView,
  type PresetId,
  type RoundView,
  type RuleSet,
  dealtRound,
  hasPartners,
  presetRules,
  suitOf,
  suitValue,
  toAct,
  viewFor,
  openCardInHand,
} from '@/engine/index.ts';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { newAdviser } from '../../tools/lib/adviser.ts';
import { newGameWith, seedOf } from '../../tools/lib/games.ts';
import { weightsOf } from '../../tools/lib/net-weights.ts';
import { roundsOf } from '../../tools/lib/positions.ts';
import { createPicker, randomMoves } from '../../tools/lib/random-play.ts';
import { suitLed } from '../support/engine/determinizations.ts';
import { ruleSets, seeds } from '../../tools/lib/rule-sets.ts';
import { runs } from '../support/runs.ts';
import { openProbe } from './probe.ts';

type Dealt = Exclude<RoundView, { readonly phase: 'ready' }>;

const core = openProbe();

/** What a seat knows of the others' cards, worked out from the view alone. */
interface Known {
  readonly view: PlayerView;
  readonly round: Dealt;
  readonly unseen: readonly number[];
  /** By seat, the suits that it cannot hold; the viewer's own row is empty. */
  readonly voids: readonly ReadonlySet<number>[];
  /** By seat, how many unseen cards it holds. */
  readonly counts: readonly number[];
}

function knownOf(view: PlayerView): Known | null {
  const round = dealtRound(view);
  const own = round?.hands[view.seat];
  if (round?.phase !== 'play' || own?.kind !== 'seen') return null;
  const { players } = view.rules;
  const voids = Array.from({ length: players }, () => new Set<number>());
  const seen = new Set(own.cards);
  if (round.turned !== null) seen.add(round.turned);
  for (const { leader, cards } of [...round.taken, round.trick])
    for (const [place, card] of cards.entries()) {
      const led = suitLed(cards);
      const suit = suitOf(card);
      seen.add(card);
      if (led !== null && suit !== null && suit !== led)
        voids[(leader + place) % players]?.add(suitValue(led));
    }
  const counts = round.hands.map((hand, seat) =>
    seat === view.seat ? 0 : hand.kind === 'hidden' ? hand.count : hand.cards.length,
  );
  const unseen = deckOf(view.rules)
    .filter((card) => !seen.has(card))
    .map((card) => cardNumber(card, view.rules));
  return { view, round, unseen, voids, counts };
}

/** Every position of a random game in which a seat that sees its cards is to play. */
function* positionsOf(opening: GameState, moveSeed: number): Generator<Known> {
  for (const { before } of randomMoves(opening, createPicker(moveSeed))) {
    const [seat] = toAct(before);
    const known = seat === undefined ? null : knownOf(viewFor(before, seat));
    if (known !== null) yield known;
  }
}

/** Prepares the core for deals of a position. */
function begin({ view, round }: Known): void {
  putPosition(core, view, round);
  core.countDeterminizations(view.seat);
}

/** A deal as the core draws it: one set of cards for each seat. */
function drawn({ view }: Known): bigint[] {
  core.determinize();
  return [...new BigUint64Array(core.memory.buffer, core.handsAt.value, view.rules.players)];
}

const cardsIn = (set: bigint): number[] =>
  Array.from({ length: 64 }, (_, card) => card).filter(
    (card) => ((set >> BigInt(card)) & 1n) === 1n,
  );

/** The number of a card's suit; −1 for a joker. */
const suitOfNumber = (card: number): number => ((card & 15) < 13 ? card >> 4 : -1);

function expectConsistent(known: Known, hands: readonly bigint[]): void {
  const { view, unseen, voids, counts } = known;
  const dealt = hands.flatMap((hand, seat) => (seat === view.seat ? [] : cardsIn(hand)));
  expect(new Set(dealt).size).toBe(dealt.length);
  expect(unseen).toEqual(expect.arrayContaining(dealt));
  for (const [seat, hand] of hands.entries()) {
    if (seat === view.seat) continue;
    const cards = cardsIn(hand);
    expect(cards.length).toBe(counts[seat]);
    expect(cards.filter((card) => voids[seat]?.has(suitOfNumber(card)) === true)).toEqual([]);
    const open = seat === known.round.dealer ? openCardInHand(known.round) : null;
    expect(cards).toEqual(
      expect.arrayContaining(open === null ? [] : [cardNumber(open, view.rules)]),
    );
  }
}

const LIMIT = 3000;

/** All deals that agree with what is known, as strings of hands; null where there are too many. */
function enumerated({ unseen, voids, counts, view }: Known): Set<string> | null {
  const all = new Set<string>();
  const hands = counts.map(() => 0n);
  const left = [...counts];
  let stock = unseen.length - counts.reduce((sum, count) => sum + count, 0);
  let steps = 0;
  function place(index: number): void {
    if (all.size > LIMIT || ++steps > 200_000) return;
    const card = unseen[index];
    if (card === undefined) {
      all.add(hands.filter((_, seat) => seat !== view.seat).join());
      return;
    }
    for (const seat of counts.keys()) {
      if (left[seat] === 0 || voids[seat]?.has(suitOfNumber(card)) === true) continue;
      left[seat] = (left[seat] as number) - 1;
      hands[seat] = (hands[seat] as bigint) | (1n << BigInt(card));
      place(index + 1);
      hands[seat] &= ~(1n << BigInt(card));
      left[seat]++;
    }
    if (stock > 0) {
      stock--;
      place(index + 1);
      stock++;
    }
  }
  place(0);
  return all.size > LIMIT || steps > 200_000 ? null : all;
}

/** Pearson's chi-square of draws against the uniform distribution, in standard deviations above its mean. */
function chiSquareExcess(known: Known, deals: ReadonlySet<string>): number {
  const draws = 30 * deals.size;
  const times = new Map([...deals].map((deal) => [deal, 0]));
  begin(known);
  for (let draw = 0; draw < draws; draw++) {
    const deal = drawn(known)
      .filter((_, seat) => seat !== known.view.seat)
      .join();
    const before = times.get(deal);
    if (before === undefined) throw new Error(`${deal} contradicts what is known`);
    times.set(deal, before + 1);
  }
  const expected = draws / deals.size;
  const sum = [...times.values()].reduce((total, count) => total + (count - expected) ** 2, 0);
  const freedom = deals.size - 1;
  return (sum / expected - freedom) / Math.sqrt(2 * freedom);
}

const hasVoids = ({ voids, counts }: Known): boolean =>
  voids.some((suits, seat) => suits.size > 0 && (counts[seat] ?? 0) > 0);

it.each<PresetId>(['spades', 'bugger-your-neighbor', 'nomination-whist'])(
  'draws every deal of %s that agrees with the voids equally often',
  (id) => {
    core.seedRandom(20, 26);
    const excesses: number[] = [];
    for (let game = 0; excesses.length < 12; game++)
      for (const known of positionsOf(
        newGameWith(presetRules(id), { dealSeed: seedOf(game) }),
        game,
      )) {
        if (!hasVoids(known) || excesses.length === 12) continue;
        const deals = enumerated(known);
        if (deals === null || deals.size < 8) continue;
        excesses.push(chiSquareExcess(known, deals));
      }
    // 36 independent tests: one exceeds four standard deviations with a probability below 1%.
    expect(Math.max(...excesses)).toBeLessThan(4);
    const mean = excesses.reduce((sum, each) => sum + each, 0) / excesses.length;
    expect(Math.abs(mean)).toBeLessThan(0.8);
  },
);

/** The position before a move of a random game: here sampling card by card got stuck. */
function stuckPosition(id: PresetId, game: number, move: number): Known {
  let index = 0;
  const opening = newGameWith(presetRules(id, 4), { dealSeed: seedOf(game) });
  for (const { before } of randomMoves(opening, createPicker(game))) {
    if (++index < move) continue;
    const known = knownOf(viewFor(before, toAct(before)[0] ?? 0));
    if (known !== null) return known;
  }
  throw new Error('no such position');
}

describe.each([
  ['bugger-your-neighbor', 19, 72],
  ['spades', 16, 1837],
] as const)('where a seat of %s is void in three suits', (id, game, move) => {
  const known = stuckPosition(id, game, move);

  it('every draw is a deal that agrees with what is known', () => {
    expect(Math.max(...known.voids.map((suits) => suits.size))).toBe(3);
    begin(known);
    for (let draw = 0; draw < 2000; draw++) expectConsistent(known, drawn(known));
  });

  it('advice is given after the full number of deals', () => {
    expect(fullAdvice(newAdviser(), known.view, 480)?.determinizations).toBe(480);
  });
});

it('draws deals under any rules, in any position', () => {
  fc.assert(
    fc.property(ruleSets, seeds, fc.nat(), (rules, seed, moveSeed) => {
      let positions = 0;
      for (const known of positionsOf(newGameWith(rules, { dealSeed: seed }), moveSeed)) {
        begin(known);
        for (let draw = 0; draw < 3; draw++) expectConsistent(known, drawn(known));
        if (++positions === 60) break;
      }
    }),
    { numRuns: runs(20) },
  );
});

it('deals the open card to the dealer alone [TRUMP-8]', () => {
  const rules: RuleSet = {
    ...roundsOf(presetRules('bugger-your-neighbor'), 8),
    deck: '32',
    trump: { kind: 'flip', allDealt: 'dealers-last' },
  };
  let positions = 0;
  for (let game = 0; game < 20; game++)
    for (const known of positionsOf(newGameWith(rules, { dealSeed: seedOf(game) }), game)) {
      if (openCardInHand(known.round) === null) continue;
      positions++;
      begin(known);
      for (let draw = 0; draw < 3; draw++) expectConsistent(known, drawn(known));
    }
  expect(positions).toBeGreaterThan(100);
});

it('gives advice after the full number of deals under any rules', () => {
  const adviser = newAdviser();
  fc.assert(
    fc.property(ruleSets, seeds, fc.nat(), (rules, seed, moveSeed) => {
      let positions = 0;
      for (const { view } of positionsOf(newGameWith(rules, { dealSeed: seed }), moveSeed)) {
        const advice = fullAdvice(adviser, view, 16);
        expect(advice?.determinizations ?? 16).toBe(16);
        if (++positions === 12) break;
      }
    }),
    { numRuns: runs(8) },
  );
});

it('ignores the voids of a position that contradicts itself', () => {
  const { view, round } = stuckPosition('bugger-your-neighbor', 19, 72);
  // Seat 1 follows none of the four suits, and has cards left all the same.
  const taken = (
    [
      ['2C', '3C', '4C', '2D'],
      ['3D', '4D', '5D', '2H'],
      ['3H', '4H', '5H', '2S'],
      ['3S', '4S', '6S', '5C'],
      ['6C', '7C', '8C', '6D'],
    ] as const
  ).map((cards) => ({ leader: 2, cards, winner: 2 }));
  const contradiction = { ...round, taken, trick: { leader: 2, cards: [] } };
  putPosition(core, view, contradiction);
  core.countDeterminizations(view.seat);
  core.determinize();
  const hands = new BigUint64Array(core.memory.buffer, core.handsAt.value, 4);
  expect([...hands].slice(1).map((hand) => cardsIn(hand).length)).toEqual([4, 4, 4]);
});

const BATCH = 8;
const nets = loadNets(core, weightsOf('solo'), 'solo');

/** Prepares the core for Markov chains over the deals of a position; all others play by the nets if `byNet`. */
function beginChains({ view, round }: Known, byNet: boolean): void {
  putPosition(core, view, round);
  setPolicy(core, nets, view.rules, round);
  core.setNetSeats(byNet ? 0xff : 0);
  core.beginDrawing(view.seat);
}

const currentHands = ({ view }: Known): bigint[] => [
  ...new BigUint64Array(core.memory.buffer, core.handsAt.value, view.rules.players),
];

/** The deals of the next batch of the chains. */
function* nextDeals(known: Known): Generator<bigint[]> {
  core.advanceBatch();
  for (let index = 0; index < BATCH; index++) {
    core.enterDeterminization(index);
    yield currentHands(known);
  }
}

const othersOf = ({ view }: Known, hands: readonly bigint[]): string =>
  hands.filter((_, seat) => seat !== view.seat).join();

/** How likely each deal of a position is, by the weight of its hands. */
function posterior(known: Known, deals: ReadonlySet<string>, byNet: boolean): Map<string, number> {
  beginChains(known, byNet);
  const hands = new BigUint64Array(core.memory.buffer, core.handsAt.value, 8);
  const weights = [...deals].map((deal) => {
    const others = deal.split(',').map(BigInt);
    for (let seat = 0; seat < known.view.rules.players; seat++)
      if (seat !== known.view.seat) hands[seat] = others.shift() ?? 0n;
    return [deal, Math.exp(core.weightOfHands())] as const;
  });
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  return new Map(weights.map(([deal, weight]) => [deal, weight / sum]));
}

/** Half the sum of all differences between two distributions. */
const totalVariation = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
  [...one].reduce((sum, [deal, p]) => sum + Math.abs(p - (other.get(deal) ?? 0)) / 2, 0);

/** Some late positions of random games with the deals that agree with them. */
function* smallPositions(count: number): Generator<readonly [Known, Set<string>]> {
  let found = 0;
  for (let game = 0; found < count; game++) {
    const opening = newGameWith(presetRules('bugger-your-neighbor'), { dealSeed: seedOf(game) });
    for (const known of positionsOf(opening, game)) {
      if (known.round.handSize < 6 || found === count) continue;
      const deals = enumerated(known);
      if (deals === null || deals.size < 20) continue;
      found++;
      yield [known, deals];
    }
  }
}

describe('Markov chains', () => {
  it('draw each deal as often as the bids and cards make it likely', () => {
    core.seedRandom(20, 26);
    for (const [known, deals] of smallPositions(4)) {
      const likely = posterior(known, deals, true);
      const uniform = new Map([...deals].map((deal) => [deal, 1 / deals.size]));
      beginChains(known, true);
      const batches = 1500;
      const drawn = new Map<string, number>();
      for (let batch = 0; batch < batches; batch++)
        for (const hands of nextDeals(known)) {
          const deal = othersOf(known, hands);
          expect(deals).toContain(deal);
          drawn.set(deal, (drawn.get(deal) ?? 0) + 1 / (BATCH * batches));
        }
      expect(totalVariation(likely, drawn)).toBeLessThan(0.15);
      expect(totalVariation(uniform, drawn)).toBeGreaterThan(0.3);
    }
  });

  it('believe more of what seats show that play by the nets', () => {
    const effective = (deals: ReadonlyMap<string, number>): number =>
      1 / [...deals.values()].reduce((sum, p) => sum + p * p, 0);
    for (const [known, deals] of smallPositions(6))
      expect(effective(posterior(known, deals, true))).toBeLessThan(
        effective(posterior(known, deals, false)),
      );
  });

  it('draw deals that agree with what is known, under any rules without partners', () => {
    fc.assert(
      fc.property(ruleSets, seeds, fc.nat(), (rules, seed, moveSeed) => {
        fc.pre(!hasPartners(rules));
        let positions = 0;
        for (const known of positionsOf(newGameWith(rules, { dealSeed: seed }), moveSeed)) {
          beginChains(known, true);
          for (const hands of nextDeals(known)) expectConsistent(known, hands);
          if (++positions === 20) break;
        }
      }),
      { numRuns: runs(10) },
    );
  });
});
