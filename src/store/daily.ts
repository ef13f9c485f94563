import {
  HUMAN,
  type Header,
  type Level,
  type PlayerKind,
  type PresetId,
  RECORD_FORMAT,
  type RandomSource,
  type RuleSet,
  type Seed,
  keyedSource,
  shuffled,
} from '@/engine/index.ts';
import { type Day, partsOf, weekdayOf } from './day.ts';

// The deal of a day never changes once the day has begun, so nothing below may change. New daily
// games get a new recipe from a later date on. Rules are spelled out here, since presets may change;
// scorings are named, since no formula of `FORMULAS` changes. A test pins the deals of some days.

/** Monday's rules; those of the other days say what differs. */
const MONDAY = {
  players: 4,
  sides: 'solo',
  schedule: { shape: 'up', low: 1, high: 8, turns: 1 },
  trump: { kind: 'flip' },
  bidding: 'in-turn',
  hook: true,
  zeroLimit: null,
  sight: 'own',
  trumpLead: 'any',
  scoring: 'standard',
  end: { kind: 'schedule' },
} as const satisfies RuleSet;

const ONE_TO_SIX_AND_BACK = { shape: 'up-down', low: 1, high: 6, turns: 1 } as const;

/** Short games of about 36 tricks each, by weekday from Sunday. */
const WEEK: readonly RuleSet[] = [
  {
    ...MONDAY,
    sides: 'partners',
    schedule: { shape: 'constant', low: 13, high: 13, turns: 20 },
    trump: { kind: 'fixed', suit: 'S' },
    hook: false,
    trumpLead: 'broken',
    scoring: {
      kind: 'partnership',
      perTrick: 10,
      nil: 100,
      blindNil: 200,
      blindNilBehind: 100,
      bag: 1,
      bagLimit: 10,
      bagPenalty: 100,
    },
    end: { kind: 'target', points: 150 },
  },
  MONDAY,
  { ...MONDAY, schedule: ONE_TO_SIX_AND_BACK, scoring: 'five' },
  {
    ...MONDAY,
    schedule: { shape: 'down', low: 1, high: 8, turns: 1 },
    trump: { kind: 'rotate' },
    scoring: 'canadian',
  },
  {
    ...MONDAY,
    schedule: { shape: 'up', low: 2, high: 8, turns: 1 },
    trump: { kind: 'highest-bidder' },
    zeroLimit: 3,
    scoring: 'trick-plus-ten',
  },
  {
    ...MONDAY,
    schedule: ONE_TO_SIX_AND_BACK,
    trump: { kind: 'all-but-led' },
    sight: 'forehead',
    scoring: 'devil',
  },
  { ...MONDAY, bidding: 'sealed', hook: false },
];

/** The preset that each weekday's game is a short form of, from Sunday. */
const WEEK_NAMES = [
  'spades',
  'bugger-your-neighbor',
  'up-and-down-the-river',
  'trump-rotation',
  'nomination-whist',
  'devils-bridge',
  'sealed',
] as const satisfies readonly (PresetId | 'sealed')[];

/** The preset that a day's game is a short form of; `sealed` is the classic with sealed bids. */
export const dailyGame = (day: Day): (typeof WEEK_NAMES)[number] =>
  WEEK_NAMES[weekdayOf(day)] ?? 'bugger-your-neighbor';

const NAMES = ['Rufus', 'Odile', 'Bram', 'Hazel', 'Bjorn', 'Minka'] as const;
const STRENGTHS = ['medium', 'hard', 'expert'] as const satisfies readonly Level[];

/** 128 bits in hexadecimal, never all zero, which is not a valid seed. */
const seedFrom = (rng: RandomSource): Seed => {
  const digits = Array.from({ length: 31 }, () => rng.below(16).toString(16)).join('');
  return `${digits}${(1 + rng.below(15)).toString(16)}`;
};

/** The root seed of all daily deals, chosen once. */
const ROOT: Seed = '0e11c0de5ca1ab1e0fda117dea15f00d';

function firstRecipe(day: Day): Header {
  const rng = keyedSource(ROOT, partsOf(day));
  const levels = shuffled(STRENGTHS, rng);
  const names = shuffled(NAMES, rng);
  const opponents = levels.map((player: PlayerKind, at) => ({ name: names[at] ?? '', player }));
  return {
    format: RECORD_FORMAT,
    rules: WEEK[weekdayOf(day)] ?? MONDAY,
    seats: [{ name: '', player: HUMAN }, ...opponents],
    dealSeed: seedFrom(rng),
    aiSeed: seedFrom(rng),
    firstDealer: null,
  };
}

/** Recipes by their first day, the latest first. */
const RECIPES = [{ from: '2026-01-01', header: firstRecipe }] as const;

/** The first day with a daily deal. */
export const FIRST_DAY: Day = RECIPES[0].from;

/** The daily game of a date, which determines rules, seats, opponents and all shuffles. */
export function dailyHeader(day: Day): Header {
  const recipe = RECIPES.find(({ from }) => from <= day) ?? RECIPES[RECIPES.length - 1];
  return (recipe ?? RECIPES[0]).header(day);
}
