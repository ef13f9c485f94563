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

/** A source of numbers from 0 (included) to 1 (excluded). */
export type Draw = () => number;

/** Trump that is not a suit, as the engine calls it. */
const TRUMP = { none: 'N', allButLed: 'L', named: null } as const;

/** The rules of some rounds to learn from. */
export interface Lesson {
  readonly players: number;
  readonly handSize: number;
  readonly trump: number;
  readonly flips: boolean;
  readonly mustBreak: boolean;
  readonly sealed: boolean;
  readonly hook: boolean;
  /** How often a seat has reached the zero limit before the round [BID-3]; 0: there is none. */
  readonly zeroClosed: number;
  /** Whether everybody sees every card but the own one, of which there is one [SIGHT-1]. */
  readonly forehead: boolean;
  readonly scoring: Formula | PartnershipScoring;
  readonly spoiling: number;
}

type Weighted<T> = readonly (readonly [T, number])[];

/** One of the values, each as often as its weight says. */
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

/** The named games that the nets play, and how often each. */
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

/** Hands as the games have them: mostly up to ten or what the deck allows, seldom more. */
function handSizeFor(draw: Draw, players: number): number {
  const most = Math.min(LONGEST, Math.floor(DECK / players));
  const usual = draw() < 0.75 ? Math.min(10, most) : most;
  // Long hands have more to learn.
  return 1 + Math.floor(Math.max(draw(), draw()) * usual);
}

/** Limits that are reached now and then, and often. */
const ZERO_CLOSED: Weighted<number> = [
  [0.1, 1],
  [0.35, 2],
];

/** A round of a named game. */
function namedLesson(draw: Draw): Lesson {
  const id = pick(draw, GAMES);
  const tables: readonly number[] = PRESETS[id].players;
  const rules = presetRules(id, draw() < 0.6 ? 4 : tables[Math.floor(draw() * tables.length)]);
  const sizes = handSizes(rules.schedule, rules.players);
  // Long hands have more to learn.
  const handSize = Math.max(
    ...[draw(), draw()].map((at) => sizes[Math.floor(at * sizes.length)] as number),
  );
  return lessonUnder(rules, handSize, draw);
}

/** A round of so many cards under the rules of a game. */
function lessonUnder(rules: RuleSet, handSize: number, draw: Draw): Lesson {
  const formula = resolveScoring(rules.scoring);
  if (formula.kind !== 'formula') throw new Error('a game of partners has lessons of its own');
  const flips = turnsUpCard(rules);
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

/** A round under any rules that the core knows. */
function houseLesson(draw: Draw): Lesson {
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

/** How much of the training goes to the named games; the rest is to any house rules. */
export const NAMED = 0.7;

/** How many of the lessons have guests at the table: they think slowly. */
export const WITH_GUESTS = { solo: 0.45, sides: 0.08 } as const;
/** At so many of these tables all others are guests, as where one sits down among rivals of a level. */
export const ALL_GUESTS = 0.5;
export const GUESTS = ['hard', 'hard', 'medium', 'easy'] as const;
/** How many of the nets that it once was a learner meets. */
export const POOL = 4;

/** The game of partners that most of their lessons are about. */
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

/** Rounds of Spades, and of what house rules make of it. */
function sidesLesson(draw: Draw): Lesson {
  const spades: Lesson = {
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
  if (draw() < NAMED) return spades;
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

/** The next lesson. */
export function lessonOf(family: Family, draw: Draw): Lesson {
  if (family === 'sides') return sidesLesson(draw);
  return draw() < NAMED ? namedLesson(draw) : houseLesson(draw);
}

/** How many of the lessons about new inputs are on the forehead, and how many of these in Devil's Bridge. */
const ON_FOREHEAD = 0.8;
const IN_DEVILS_BRIDGE = 0.5;
export const NEW_LESSONS = `${100 * ON_FOREHEAD} % of the lessons are rounds on the forehead, ${100 * IN_DEVILS_BRIDGE} % of these of Devil’s Bridge and the rest under house rules; all others have seats that have reached a zero limit.`;

function lessonWith(draw: Draw, isWanted: (lesson: Lesson) => boolean): Lesson {
  for (;;) {
    const lesson = lessonOf('solo', draw);
    if (isWanted(lesson)) return lesson;
  }
}

/** A lesson under rules that the nets of those who play alone were told of last. */
export function newLessonOf(draw: Draw): Lesson {
  if (draw() >= ON_FOREHEAD) return lessonWith(draw, ({ zeroClosed }) => zeroClosed > 0);
  return draw() < IN_DEVILS_BRIDGE
    ? lessonUnder(presetRules('devils-bridge'), 1, draw)
    : lessonWith(draw, ({ forehead }) => forehead);
}
