import { trumpNumber } from '@/ai/heuristic/masks.ts';
import {
  type Formula,
  type FormulaId,
  type PartnershipScoring,
  FORMULAS,
  PRESETS,
  type PresetId,
  type RuleSet,
  handSizes,
  presetRules,
  resolveScoring,
  trumpAfterDeal,
  turnsUpCard,
} from '@/engine/index.ts';
import type { Family } from '@/ai/net/loaded-nets.ts';

/** A source of uniform numbers from 0 (included) to 1 (excluded). */
export type Draw = () => number;

/** Trump that is not a suit, as the engine calls it. */
const TRUMP = { none: 'N', allButLed: 'L', named: null } as const;

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
  readonly zeroClosed: number;
  /** Whether it is a forehead round [SIGHT-1]. */
  readonly forehead: boolean;
  readonly scoring: Formula | PartnershipScoring;
  readonly spoiling: number;
}

type Weighted<T> = readonly (readonly [T, number])[];

/** A value drawn by weight. */
function pick<T>(draw: Draw, choices: Weighted<T>): T {
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

const SCORINGS: Weighted<FormulaId> = [
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
  const most = Math.min(LONGEST, Math.floor(DECK / players));
  const usual = draw() < 0.75 ? Math.min(10, most) : most;
  // Long hands have more to learn.
  return 1 + Math.floor(Math.max(draw(), draw()) * usual);
}

/** Zero limits reached rarely, and often. */
const ZERO_CLOSED: Weighted<number> = [
  [0.1, 1],
  [0.35, 2],
];

/** A round of a preset. */
function presetSetup(draw: Draw): RoundSetup {
  const id = pick(draw, GAMES);
  const tables: readonly number[] = PRESETS[id].players;
  const rules = presetRules(id, draw() < 0.6 ? 4 : tables[Math.floor(draw() * tables.length)]);
  const sizes = handSizes(rules);
  // Long hands have more to learn.
  const handSize = Math.max(
    ...[draw(), draw()].map((at) => sizes[Math.floor(at * sizes.length)] as number),
  );
  return setupUnder(rules, handSize, draw);
}

/** A round with that hand size under the rules of a game. */
function setupUnder(rules: RuleSet, handSize: number, draw: Draw): RoundSetup {
  const formula = resolveScoring(rules.scoring);
  if (formula.kind !== 'formula') throw new Error('partnership games have setups of their own');
  const flips = turnsUpCard(rules, 0);
  const trump = flips ? null : trumpAfterDeal(rules, Math.floor(draw() * 5), null);
  return {
    players: rules.players,
    handSize,
    trump: flips ? 0 : trumpNumber(trump),
    flips,
    mustBreak: rules.trumpLead === 'broken',
    sealed: rules.bidding === 'sealed',
    hook: rules.hook,
    zeroClosed: rules.zeroLimit === null ? 0 : pick(draw, ZERO_CLOSED),
    forehead: rules.sight === 'forehead' && handSize === 1,
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
    zeroClosed: draw() < 0.15 ? pick(draw, ZERO_CLOSED) : 0,
    forehead,
    scoring: FORMULAS[pick(draw, SCORINGS)],
    spoiling: pick(draw, SPOILING),
  };
}

/** Share of the training on presets; the rest is under house rules. */
export const PRESET_SHARE = 0.7;

/** Share of the setups with heuristic guests at the table; they are slow. */
export const GUEST_SHARE = { solo: 0.45, sides: 0.08 } as const;
/** Share of these tables at which all other seats are guests. */
export const ALL_GUESTS_SHARE = 0.5;
export const GUESTS = ['hard', 'hard', 'medium', 'easy'] as const;
/** Earlier versions of the nets in the pool. */
export const POOL_SIZE = 4;

/** The preset most partnership setups are about. */
const SPADES = presetRules('spades', 4);

function spadesScoring(): PartnershipScoring {
  const scoring = resolveScoring(SPADES.scoring);
  if (scoring.kind !== 'partnership') throw new Error('Spades is a game of partners');
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
    zeroClosed: 0,
    forehead: false,
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

/** Shares of the setups for new inputs: forehead rounds, and Devil's Bridge among them. */
const ON_FOREHEAD = 0.8;
const IN_DEVILS_BRIDGE = 0.5;
export const NEW_INPUT_SETUPS = `${100 * ON_FOREHEAD} % of the rounds are forehead rounds, ${100 * IN_DEVILS_BRIDGE} % of these of Devil’s Bridge and the rest under house rules; all others have seats that have reached a zero limit.`;

function setupWith(draw: Draw, isWanted: (setup: RoundSetup) => boolean): RoundSetup {
  for (;;) {
    const setup = drawSetup('solo', draw);
    if (isWanted(setup)) return setup;
  }
}

/** A setup under the rules that the newest inputs of the solo nets are about. */
export function drawNewInputSetup(draw: Draw): RoundSetup {
  if (draw() >= ON_FOREHEAD) return setupWith(draw, ({ zeroClosed }) => zeroClosed > 0);
  return draw() < IN_DEVILS_BRIDGE
    ? setupUnder(presetRules('devils-bridge'), 1, draw)
    : setupWith(draw, ({ forehead }) => forehead);
}
