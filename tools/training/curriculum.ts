import { trumpNumber } from '@/ai/heuristic/card-sets.ts';
import {
  type Formula,
  type FormulaId,
  type PartnershipScoring,
  FORMULAS,
  PRESETS,
  type PresetId,
  type RuleSet,
  handSizes,
  isHooked,
  presetRules,
  resolveScoring,
  showsDealersLast,
  trumpAfterDeal,
  turnsUpCard,
} from '@/engine/index.ts';
import type { Family } from '@/ai/net/loaded-nets.ts';

/** A source of uniform numbers from 0 (included) to 1 (excluded). */
export type Draw = () => number;

/** Trump that is not a suit, as the engine calls it. */
const TRUMP = { none: 'N', allButLed: 'L', named: null } as const;

/** Options of traditions that a training round may have. */
export interface RoundOptions extends Pick<RuleSet, 'deck' | 'jokers' | 'duty' | 'firstLead'> {
  /** Whether only a hand of nothing but trumps may lead one [PLAY-6]. */
  readonly trumpLast: boolean;
  /** Whether the dealer shows the last card when none is left to turn up [TRUMP-8]. */
  readonly dealersLast: boolean;
}

/** None of these options. */
const NO_OPTIONS: RoundOptions = { trumpLast: false, dealersLast: false };

/** The rules of some training rounds. */
export interface RoundSetup {
  readonly players: number;
  readonly handSize: number;
  readonly trump: number;
  readonly flips: boolean;
  readonly mustBreak: boolean;
  readonly sealed: boolean;
  readonly hook: boolean;
  /** The probability that a seat has reached the zero limit [BID-3]; 0: there is no limit. */
  readonly zeroBarredShare: number;
  /** Whether it is a forehead round [SIGHT-1]. */
  readonly forehead: boolean;
  readonly options: RoundOptions;
  readonly scoring: Formula | PartnershipScoring;
  readonly spoiling: number;
}

export type Weighted<T> = readonly (readonly [T, number])[];

/** A value drawn by weight. */
export function pick<T>(draw: Draw, choices: Weighted<T>): T {
  const sum = choices.reduce((total, [, weight]) => total + weight, 0);
  let at = draw() * sum;
  for (const [value, weight] of choices) {
    at -= weight;
    if (at < 0) return value;
  }
  return (choices.at(-1) as readonly [T, number])[0];
}

const PLAYERS: Weighted<number> = [
  [4, 60],
  [3, 16],
  [5, 16],
  [6, 9],
  [7, 9],
];

export const SCORINGS: Weighted<FormulaId> = [
  ['standard', 44],
  ['partial', 9],
  ['penalty', 9],
  ['canadian', 6],
  ['trick-plus-ten', 9],
  ['five', 8],
  ['devil', 6],
  ['square', 4],
  ['square-off', 2],
  ['wizard', 3],
  ['skull-king', 2],
  ['ten-times', 2],
  ['mirror', 2],
  ['british', 2],
  ['golf', 2],
];

const TRUMPS: Weighted<'flip' | 'suit' | 'none' | 'named' | 'allButLed'> = [
  ['flip', 60],
  ['suit', 14],
  ['none', 8],
  ['named', 12],
  ['allButLed', 16],
];

const SPOILING: Weighted<number> = [
  [0.25, 1],
  [0.5, 3],
  [0.75, 1],
  [1, 2],
];

/** The presets trained on, by weight. */
export const GAMES: Weighted<Exclude<PresetId, 'spades'>> = [
  ['bugger-your-neighbor', 10],
  ['nomination-whist', 4],
  ['up-and-down-the-river', 5],
  ['devils-bridge', 4],
  ['canadian', 3],
  ['trump-rotation', 2],
];

const DECK = 52;
const LONGEST = 17;

/** Hand sizes: mostly up to ten or what the deck allows. */
function handSizeFor(draw: Draw, players: number): number {
  const max = Math.min(LONGEST, Math.floor(DECK / players));
  const largest = draw() < 0.75 ? Math.min(10, max) : max;
  // Long hands have more to learn.
  return 1 + Math.floor(Math.max(draw(), draw()) * largest);
}

/** Zero limits reached rarely, and often. */
const ZERO_BARRED_SHARES: Weighted<number> = [
  [0.1, 1],
  [0.35, 2],
];

/** A round of a preset. */
function presetSetup(draw: Draw): RoundSetup {
  const id = pick(draw, GAMES);
  const tables: readonly number[] = PRESETS[id].players;
  return setupUnder(
    presetRules(id, draw() < 0.6 ? 4 : tables[Math.floor(draw() * tables.length)]),
    draw,
  );
}

/** A round of a game (0-based) at random. Long hands have more to learn: the longer one of two. */
function roundOf(sizes: readonly number[], draw: Draw): number {
  const [one, other] = [draw(), draw()].map((at) => Math.floor(at * sizes.length)) as [
    number,
    number,
  ];
  return (sizes[one] as number) >= (sizes[other] as number) ? one : other;
}

/** A round under the rules of a game. */
export function setupUnder(rules: RuleSet, draw: Draw): RoundSetup {
  const formula = resolveScoring(rules.scoring);
  if (formula.kind !== 'formula') throw new Error('partnership games have setups of their own');
  const sizes = handSizes(rules);
  const round = roundOf(sizes, draw);
  const handSize = sizes[round] as number;
  const flips = turnsUpCard(rules, round);
  const trump = flips ? null : trumpAfterDeal(rules, round, null);
  const { deck, jokers, duty, firstLead } = rules;
  return {
    players: rules.players,
    handSize,
    trump: flips ? 0 : trumpNumber(trump),
    flips,
    mustBreak: rules.trumpLead === 'broken',
    sealed: rules.bidding === 'sealed',
    hook: isHooked(rules, handSize),
    zeroBarredShare: rules.zeroLimit === null ? 0 : pick(draw, ZERO_BARRED_SHARES),
    forehead: rules.sight === 'forehead' && handSize === 1,
    options: {
      ...(deck && { deck }),
      ...(jokers && { jokers }),
      ...(duty && { duty }),
      ...(firstLead && { firstLead }),
      trumpLast: rules.trumpLead === 'last',
      dealersLast: showsDealersLast(rules, round),
    },
    scoring: formula,
    spoiling: pick(draw, SPOILING),
  };
}

/** A round under random house rules. */
function houseRulesSetup(draw: Draw): RoundSetup {
  const players = pick(draw, PLAYERS);
  const kind = pick(draw, TRUMPS);
  const sealed = draw() < 0.15;
  const forehead = draw() < 0.06;
  return {
    players: kind === 'allButLed' && draw() < 0.6 ? 4 : players,
    handSize: forehead
      ? 1
      : handSizeFor(draw, kind === 'allButLed' ? Math.max(4, players) : players),
    trump: kind === 'suit' || kind === 'flip' ? Math.floor(draw() * 4) : trumpNumber(TRUMP[kind]),
    flips: kind === 'flip',
    mustBreak: kind !== 'allButLed' && draw() < 0.05,
    sealed,
    hook: !sealed && draw() < 0.85,
    zeroBarredShare: draw() < 0.15 ? pick(draw, ZERO_BARRED_SHARES) : 0,
    forehead,
    options: NO_OPTIONS,
    scoring: FORMULAS[pick(draw, SCORINGS)],
    spoiling: pick(draw, SPOILING),
  };
}

/** Share of the training on presets; the rest is under house rules. */
export const PRESET_SHARE = 0.7;

/** Share of the setups with heuristic guests at the table; they are slow. */
export const GUEST_SHARE = { solo: 0.45, sides: 0.08 } as const;
/** The same while only bids are trained: fewer, since the other rounds take less time. */
export const BIDS_GUEST_SHARE = 0.02;
/** Share of these tables at which all other seats are guests. */
export const ALL_GUESTS_SHARE = 0.5;
export const GUESTS = ['hard', 'hard', 'medium', 'easy'] as const;
/** Earlier versions of the nets in the pool. */
export const POOL_SIZE = 4;

/** The preset most partnership setups are about. */
const SPADES = presetRules('spades', 4);

function spadesScoring(): PartnershipScoring {
  const scoring = resolveScoring(SPADES.scoring);
  if (scoring.kind !== 'partnership') throw new Error('Spades is a partnership game');
  return scoring;
}

const NILS: Weighted<number> = [
  [100, 5],
  [50, 2],
  [150, 1],
];
const BAG_PENALTIES: Weighted<number> = [
  [100, 4],
  [0, 2],
  [50, 1],
];

/** A round of Spades, or of a variation by house rules. */
function partnershipSetup(draw: Draw): RoundSetup {
  const spades: RoundSetup = {
    players: 4,
    handSize: 13,
    trump: trumpNumber('S'),
    flips: false,
    mustBreak: true,
    sealed: false,
    hook: false,
    zeroBarredShare: 0,
    forehead: false,
    options: NO_OPTIONS,
    scoring: spadesScoring(),
    spoiling: 1,
  };
  if (draw() < PRESET_SHARE) return spades;
  const kind = pick(draw, TRUMPS);
  const hasSuit = kind === 'suit' || kind === 'flip';
  const nil = pick(draw, NILS);
  return {
    ...spades,
    handSize: Math.max(...[draw(), draw()].map((at) => 1 + Math.floor(at * 13))),
    trump: hasSuit ? Math.floor(draw() * 4) : trumpNumber(TRUMP[kind]),
    flips: kind === 'flip',
    mustBreak: hasSuit && draw() < 0.5,
    hook: draw() < 0.4,
    scoring: {
      ...spadesScoring(),
      nil,
      blindNil: 2 * nil,
      bagPenalty: pick(draw, BAG_PENALTIES),
    },
  };
}

/** The next setup. */
export function drawSetup(family: Family, draw: Draw): RoundSetup {
  if (family === 'sides') return partnershipSetup(draw);
  return draw() < PRESET_SHARE ? presetSetup(draw) : houseRulesSetup(draw);
}
