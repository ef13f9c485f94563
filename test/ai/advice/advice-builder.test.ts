import { describe, expect, it } from 'vitest';
import { type Findings, adviceBuilder } from '@/ai/advice/advice-builder.ts';
import {
  type Card,
  type Option,
  type RuleSet,
  type Seat,
  cards,
  dealtRound,
  presetRules,
  viewFor,
} from '@/engine/index.ts';
import type { SideOutcome } from '@/ai/partners/side-outcome.ts';
import { after, bidsInOrder, dealt, newGameWith } from '../../../tools/lib/games.ts';

const hands = [cards('AC 5D 2D'), cards('KC 3D 7S'), cards('QC 4D 8S'), cards('2H 9S 9D')];
const state = after(
  dealt(newGameWith(presetRules('bugger-your-neighbor')), {
    dealer: 3,
    index: 7,
    turned: '5H',
    hands,
  }),
  ...bidsInOrder(4, 3, [1, 1, 1, 1]),
);
const view = viewFor(state, 0);
const round = dealtRound(view);
if (round === null) throw new Error('no round');

const play = (card: Card) => ({ type: 'play', seat: 0, card }) as const;

const option = (card: Card, figures: Partial<Option>): Option => ({
  command: play(card),
  make: 0.5,
  short: 0.3,
  points: 6,
  others: 5,
  error: 0.1,
  cost: 0,
  costError: 0,
  facts: [],
  ...figures,
});

/** The builder for the seat's choices in a round, against a card that was played. */
const builderFor = (dealt: NonNullable<typeof round>, made?: Card, rules = view.rules) =>
  adviceBuilder(
    { ...view, rules },
    dealt,
    cards('AC 5D 2D').map(play),
    made === undefined ? undefined : play(made),
  );

/** Advice on choices, the first of which is best; seat 1 makes its bid more often after every other one. */
function advised(
  options: readonly Option[],
  {
    made,
    ...given
  }: Partial<Pick<Findings, 'reason' | 'verdict' | 'meanOf' | 'winRate' | 'takeRate'>> & {
    rules?: RuleSet;
    made?: Card | undefined;
  },
) {
  return builderFor(round as NonNullable<typeof round>, made, given.rules).build({
    options,
    best: 0,
    verdict: given.verdict ?? 'clear',
    reason: given.reason ?? null,
    pointScale: 1,
    determinizations: 480,
    trickRate: () => 0,
    winRate: given.winRate ?? (() => 0),
    takeRate: given.takeRate ?? (() => 0),
    breakRate: () => 0,
    naming: () => null,
    meanOf: given.meanOf ?? null,
    madeRate: (choice: number, seat: Seat) => (choice > 0 && seat === 1 ? 0.8 : 0.5),
  });
}

const contrastOf = (options: readonly Option[], made?: Card) => advised(options, { made }).contrast;

it('has how often each opponent makes its bid after each card', () => {
  const { opponents } = advised([option('AC', {}), option('5D', {}), option('2D', {})], {});
  expect(opponents).toEqual([
    { seat: 1, made: [0.5, 0.8, 0.8] },
    { seat: 2, made: [0.5, 0.5, 0.5] },
    { seat: 3, made: [0.5, 0.5, 0.5] },
  ]);
});

it('names whose bid is made more often, not points alone', () => {
  // Regression: “Expected points with the ace of clubs: 5.4 instead of 6.”
  const pays = { make: 0.49, short: 0.25, points: 5.4, cost: 1, costError: 0.2 };
  expect(contrastOf([option('AC', {}), option('5D', pays), option('2D', pays)])).toMatchObject({
    kind: 'against',
    seat: 1,
    instead: 0.8,
  });
});

it('compares with the choice that was made, if anything speaks against that', () => {
  // Regression: a review of a choice that only left the others more was given no reason.
  const options = [
    option('AC', {}),
    option('5D', { make: 0.3, short: 0.5, points: 4, cost: 2, costError: 0.2 }),
    option('2D', { others: 7, cost: 0.7, costError: 0.2 }),
  ];
  expect(contrastOf(options, '2D')).toMatchObject({ kind: 'against', option: 2 });
  expect(contrastOf(options, '5D')).toMatchObject({ kind: 'short', option: 1 });
});

it.each([
  ['several are called equally good', 'toss-up', undefined],
  ['a review asks about another card', 'clear', '2D'],
] as const)('compares discards by figures where %s', (_, verdict, made) => {
  const onTarget = { ...round, bids: [0, 1, 1, 1], tricks: [0, 0, 0, 0] };
  const facts = [{ kind: 'loses' }, { kind: 'discard' }] as const;
  const options = [
    option('AC', { make: 0.9, short: 0, facts }),
    option('5D', { make: 0.9, short: 0, costError: 0.2, cost: 0.01, facts }),
    option('2D', { make: 0.5, short: 0, points: 3, cost: 3, costError: 0.2, facts }),
  ];
  const advise = (given: typeof verdict | 'clear', against?: Card) =>
    builderFor(onTarget, against).build({
      options,
      best: 0,
      verdict: given,
      reason: null,
      pointScale: 1,
      determinizations: 480,
      trickRate: (choice, card) => (choice > 0 && card === 'AC' ? 0.6 : 0),
      winRate: () => 0,
      takeRate: () => 0,
      breakRate: () => 0,
      naming: () => null,
      meanOf: null,
      madeRate: null,
    }).contrast;
  expect(advise('clear')).toEqual({ kind: 'dangerous-discard' });
  // Regression: “Close: 10♣, 9♠, or 8♣. You discard it.”, and no word of the 2♠, which costs two points.
  expect(advise(verdict, made)).toMatchObject({ kind: 'over', option: 2 });
});

it('compares a card with one that a trick explains, where nothing else speaks for it', () => {
  const advise = (facts: Option['facts'], made?: Card) =>
    builderFor(round, made).build({
      options: [
        option('AC', { facts }),
        option('5D', { make: 0.4, short: 0.4, points: 5, cost: 1, costError: 0.2 }),
        option('2D', { make: 0.2, short: 0.6, points: 3, cost: 3, costError: 0.2 }),
      ],
      best: 0,
      verdict: 'clear',
      reason: null,
      pointScale: 1,
      determinizations: 480,
      trickRate: () => 0,
      winRate: (choice) => (choice === 2 ? 0.1 : 0.6),
      takeRate: () => 0,
      breakRate: () => 0,
      naming: () => null,
      meanOf: null,
      madeRate: null,
    }).contrast;
  // Regression: “Play Q♥: 65% to make your bid. With 3♣ you fall short 30% of the time, not 20%.”
  expect(advise([{ kind: 'beaten-by', cards: ['KC'], below: 3, isAhead: false }])).toEqual({
    kind: 'short',
    option: 2,
    why: { kind: 'now', best: 0.6, other: 0.1 },
  });
  // The natural choice is compared where a fact explains the card, and in a review the one that was made.
  expect(advise([{ kind: 'only-ruff' }])).toEqual({ kind: 'short', option: 1 });
  expect(advise([], '5D')).toEqual({ kind: 'short', option: 1 });
});

it('compares a card with one by whose trick a nil holds, where another only has its figures', () => {
  const nilOf = (points: number) => ({
    gain: points,
    parts: { contracts: [0, 0], bags: [0, 0], nils: [0, points, 0, 0] },
    bagCounts: [0, 0],
  });
  /** How often seat 1's nil breaks after each card, and how often in this trick. */
  const [broken, now] = [
    [0.5, 0.4, 0.1],
    [0.3, 0.3, 0],
  ];
  const given = {
    meanOf: (choice, measure) => {
      const [breaks, holds] = [100, -100].map((points) =>
        measure(nilOf(points) as unknown as SideOutcome),
      ) as [number, number];
      const rate = broken[choice] ?? 0;
      return rate * breaks + (1 - rate) * holds;
    },
    takeRate: (choice, seat) => (seat === 1 ? (now[choice] ?? 0) : 0),
  } satisfies Partial<Findings>;
  const others = (['5D', '2D'] as const).map((card) => option(card, { cost: 2, costError: 0.2 }));
  const nil = { kind: 'nil', seat: 1 };
  // Regression: “It’s winning so far … With 8♦, Bram’s nil holds less often: 65%, not 70%.”
  expect(advised([option('AC', {}), ...others], given).contrast).toMatchObject({
    ...nil,
    option: 2,
    why: { kind: 'taker', seat: 1 },
  });
  expect(
    advised([option('AC', { facts: [{ kind: 'wins' }] }), ...others], given).contrast,
  ).toMatchObject({ ...nil, option: 1 });
});

it('names no miss among partners that is hardly more frequent, and little of what the choice costs', () => {
  const end = { gain: 0, parts: { contracts: [0, 0], bags: [0, 0], nils: [] }, bagCounts: [0, 0] };
  const meanOf: Findings['meanOf'] = (_, measure) => measure(end as unknown as SideOutcome);
  const best = option('AC', { make: 0.98, short: 0.02 });
  const withPoints = (points: number, others: number) =>
    advised(
      [best, option('5D', { make: 0.97, short: 0.03, points, others, cost: 2, costError: 0.2 })],
      { meanOf },
    ).contrast;
  // Regression: “With 10♥ you fall short more often: K♥ then takes a trick 55% of the time, not 85%.”, of a contract
  // that is made over 95% of the time with either card, and not that the others keep their nil.
  expect(withPoints(5.8, 6.8)).toBeNull();
  expect(withPoints(4, 5)).toMatchObject({ kind: 'short', option: 1 });
});

it('names no drawback that an equally good choice has, too', () => {
  const tied = (short: number) => option('5D', { short, costError: 0.2 });
  const other = option('2D', { make: 0.4, short: 0.4, points: 5, cost: 1, costError: 0.2 });
  const of = (short: number, made?: Card) =>
    advised([option('AC', {}), tied(short), other], { verdict: 'toss-up', made }).contrast;
  expect(of(0.35)).toEqual({ kind: 'short', option: 2 });
  // Regression: “Close: A♣ or 5♦ … With 2♦ you fall short more often: 40%, not 30%.” With 5♦ as often.
  expect(of(0.4)).not.toMatchObject({ kind: 'short' });
  expect(of(0.4, '2D')).toEqual({ kind: 'short', option: 2 });
});

describe('a choice that costs the others more', () => {
  const worse = option('5D', { make: 0.3, short: 0.5, points: 4, cost: 2, costError: 0.2 });
  const cheap = option('2D', { points: 6.4, others: 6, cost: 0.1, costError: 0.2 });
  const gain = { kind: 'against', option: 2, seat: 1, make: 0.5, instead: 0.8 };

  it('is explained by whose bid is made more often with a cheap choice, beside a costly one', () => {
    // Regression: “With 5♦ you fall short more often … It costs the others more than it costs you.”
    const { contrast, position } = advised([option('AC', {}), worse, cheap], {
      reason: { kind: 'for-others', option: 2 },
    });
    expect(contrast).toMatchObject({ kind: 'short', option: 1 });
    expect(position[0]).toEqual({ kind: 'for-others', contrast: gain });
  });

  it('is explained though a costly choice leaves the others more, too', () => {
    // Regression: “Lean 9♠ … With 8♦ the others make their contract more often”, and no word of the A♣, which had more
    // points and was made more often.
    const dear = option('5D', { points: 5.5, others: 8, cost: 2, costError: 0.2 });
    const { contrast, position } = advised([option('AC', {}), dear, cheap], {
      reason: { kind: 'for-others', option: 2 },
    });
    expect(contrast).toMatchObject({ kind: 'against', option: 1 });
    expect(position[0]).toEqual({ kind: 'for-others', contrast: gain });
  });

  it('is not explained by the same as an equivalent one', () => {
    // Regression: “With T♦, Bram’s nil holds more often: 85%, not 75%. With 6♦, Bram’s nil holds more often: 85%, not 75%.”
    const dear = (card: Card) => option(card, { others: 8, cost: 2, costError: 0.2 });
    const { contrast, position } = advised([option('AC', {}), dear('5D'), dear('2D')], {
      reason: { kind: 'hinders', option: 2 },
    });
    expect(contrast).toMatchObject({ kind: 'against', option: 1 });
    expect(position[0]).toEqual({ kind: 'hinders' });
  });

  it('is not explained twice', () => {
    const { contrast, position } = advised([option('AC', {}), cheap], {
      reason: { kind: 'hinders', option: 1 },
    });
    expect(contrast).toMatchObject({ kind: 'against', option: 1 });
    expect(position[0]).toEqual({ kind: 'hinders' });
  });

  it('is the one that the reason was found against, though another has more points', () => {
    // Regression: the choice was looked for a second time, by the figures shown, and here it was 5♦.
    const most = option('5D', { make: 0.4, points: 6.8, others: 5.1, cost: 0.1, costError: 0.2 });
    const { contrast } = advised([option('AC', {}), most, cheap], {
      reason: { kind: 'for-others', option: 2 },
    });
    expect(contrast).toMatchObject({ kind: 'against', option: 2 });
  });

  it('is explained where the lowest total wins, too', () => {
    const rules = { ...presetRules('bugger-your-neighbor'), scoring: 'golf' as const };
    const reason = { kind: 'hinders', option: 1 } as const;
    const { contrast } = advised([option('AC', {}), cheap], { reason, rules });
    expect(contrast).toMatchObject({ kind: 'against', option: 1 });
  });

  it('is not explained by what the side itself loses', () => {
    // Ends of a round in which every choice but the best brings the side a bag.
    const end = {
      gain: 0,
      parts: { contracts: [0, 0], bags: [0, 0], nils: [] },
      bagCounts: [0, 0],
    };
    const withBag = { ...end, gain: -1, parts: { ...end.parts, bags: [-1, 0] }, bagCounts: [1, 0] };
    const meanOf: Findings['meanOf'] = (choice, measure) =>
      measure((choice > 0 ? withBag : end) as unknown as SideOutcome);
    const bags = { kind: 'bags', isTheirs: false, best: 0, other: 1 };
    const given = (other: number) =>
      ({ reason: { kind: 'hinders', option: other }, meanOf }) as const;
    // Regression: “With 2♦ your side takes more bags” instead of “It leaves the others with less.”
    const alone = advised([option('AC', {}), cheap], given(1));
    expect([alone.contrast, alone.position[0]]).toEqual([null, { kind: 'hinders' }]);
    const beside = advised([option('AC', {}), worse, cheap], given(2));
    expect(beside.contrast).toMatchObject({ ...bags, option: 1 });
    expect(beside.position[0]).toEqual({ kind: 'hinders' });
  });

  it('is explained by a trick only where no other choice is', () => {
    const ending = (theirs: number) => ({
      gain: -theirs,
      parts: { contracts: [0, -theirs], bags: [0, 0], nils: [] },
      bagCounts: [0, 0],
    });
    const given = (other: number) =>
      ({
        reason: { kind: 'for-others', option: other },
        meanOf: (choice, measure) =>
          measure(ending(choice === other ? 1 : 0) as unknown as SideOutcome),
        winRate: (choice) => (choice > 0 ? 0.1 : 0.6),
      }) satisfies Partial<Findings>;
    const why = { kind: 'now', best: 0.6, other: 0.1 };
    const theirs = { kind: 'contract', isTheirs: true };
    const alone = advised([option('AC', {}), cheap], given(1));
    expect(alone.contrast).toMatchObject({ ...theirs, option: 1, why });
    // Regression: two sentences about tricks, together 346 characters long.
    const { contrast, position } = advised([option('AC', {}), worse, cheap], given(2));
    expect(contrast).toEqual({ kind: 'short', option: 1, why });
    expect(position[0]).toMatchObject({ contrast: { ...theirs, option: 2 } });
    expect(position[0]).not.toHaveProperty('contrast.why');
  });

  it('is not explained by what leaves them as much in a tied choice', () => {
    const tied = option('5D', { costError: 0.2 });
    const reason = { kind: 'for-others', option: 2 } as const;
    const given = { reason, verdict: 'toss-up' } as const;
    const { contrast, position } = advised([option('AC', {}), tied, cheap], given);
    expect(contrast).toBeNull();
    expect(position[0]).toEqual({ kind: 'for-others' });
    // A review names only the best choice.
    expect(advised([option('AC', {}), tied, cheap], { ...given, made: '2D' }).contrast).toEqual(
      gain,
    );
  });
});

describe('the choice compared in bidding', () => {
  const open = dealt(newGameWith(presetRules('bugger-your-neighbor')), {
    dealer: 3,
    index: 7,
    turned: '5H',
    hands,
  });
  const before = viewFor(open, 0);
  const bidding = dealtRound(before);
  if (bidding === null) throw new Error('no round');
  const bid = (tricks: number) => ({ type: 'bid', seat: 0, bid: tricks }) as const;
  const outcome = {
    gain: 0,
    parts: { contracts: [0, 0], bags: [0, 0], nils: [] },
    bagCounts: [0, 0],
  };
  const bagged = {
    gain: -2,
    parts: { ...outcome.parts, bags: [-2, 0] },
    bagCounts: [2, 0],
  };

  /** The contrast of a best bid of 3; with the others, whose figures are given, the side takes two bags. */
  function contrastOfBids(
    others: readonly (Partial<Option> & { readonly bid: number })[],
    made?: number,
  ) {
    const best = option('AC', { command: bid(3), make: 0.8, short: 0.2 });
    const options = [
      best,
      ...others.map(({ bid: tricks, ...figures }) =>
        option('AC', { command: bid(tricks), make: 0.8, short: 0.2, ...figures }),
      ),
    ];
    const meanOf: Findings['meanOf'] = (choice, measure) =>
      measure((choice > 0 ? bagged : outcome) as unknown as SideOutcome);
    return adviceBuilder(
      before,
      bidding as NonNullable<typeof bidding>,
      options.map(({ command }) => command as ReturnType<typeof bid>),
      made === undefined ? undefined : bid(made),
    ).build({
      options,
      best: 0,
      verdict: 'clear',
      reason: null,
      pointScale: 1,
      determinizations: 480,
      trickRate: () => 0,
      winRate: () => 0,
      takeRate: () => 0,
      breakRate: () => 0,
      naming: () => null,
      meanOf,
      madeRate: null,
    }).contrast;
  }

  it('is one and the same, whether its figures or what a side loses speak against it', () => {
    // Regression: the loss was looked for only with the next best choice, here 1, and the hint said of 2 that it
    // pays less.
    const others = [
      { bid: 1, make: 0.5, short: 0, points: 5.4, cost: 0.6 },
      { bid: 2, points: 5, cost: 1 },
    ];
    expect(contrastOfBids(others)).toMatchObject({ kind: 'bags', option: 2, isTheirs: false });
  });

  it('is compared by its chance where it costs hardly anything, and otherwise by what a side loses', () => {
    const cheap = { bid: 2, points: 5.8, cost: 0.2 };
    expect(contrastOfBids([{ ...cheap, make: 0.6, short: 0.4 }])).toEqual({
      kind: 'short',
      option: 1,
    });
    for (const points of [5.8, 5.4])
      expect(contrastOfBids([{ ...cheap, points }])).toMatchObject({ kind: 'bags', option: 1 });
  });

  it('is in a review the one that was made, though another is more natural', () => {
    const others = [
      { bid: 2, points: 5, cost: 1 },
      { bid: 1, points: 1, cost: 5 },
    ];
    expect(contrastOfBids(others, 1)).toMatchObject({ kind: 'bags', option: 2 });
    expect(contrastOfBids(others, 3)).toBeNull();
  });
});
