import {
  HUMAN,
  type Header,
  type Opponent,
  PRESETS,
  type PresetId,
  RECORD_FORMAT,
  type RuleSet,
  type ScheduleShape,
  type SeatInfo,
  type Style,
  presetRules,
} from '@/engine/index.ts';
import type { Randomness } from './ports/randomness.ts';
import type { GameTitle } from './ports/saves.ts';
import type { NamedRuleSet, OwnRules } from './rule-repository.ts';

/** The opponents, in the order in which they join. */
export const OPPONENT_NAMES = [
  'Rufus',
  'Odile',
  'Bram',
  'Hazel',
  'Bjorn',
  'Minka',
  'Fergus',
] as const;

/**
 * Each opponent's style. It never changes, so that players get to know them; a table of four has
 * all three styles.
 */
export const CHARACTERS: Readonly<Record<(typeof OPPONENT_NAMES)[number], Style | null>> = {
  Rufus: 'cautious',
  Odile: 'bold',
  Bram: 'spoiler',
  Hazel: null,
  Bjorn: 'bold',
  Minka: 'cautious',
  Fergus: 'spoiler',
};

/** The number of faces that are drawn: one for each opponent. */
const FACES = 7;

/**
 * The face of a name, the same at every table. Names that are none of the opponents', as in games
 * of other programs, get any face, but always the same.
 */
export function faceOf(name: string): number {
  const known = OPPONENT_NAMES.findIndex((other) => other === name);
  if (known >= 0) return known;
  return (
    Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((a, b) => a + b, 0) % FACES
  );
}

/** Scorings offered with Bugger Your Neighbor and Trump Rotation. */
export const SCORINGS = ['standard', 'partial', 'penalty'] as const;

/** Scorings offered with Up and Down the River. */
const RIVER_SCORINGS = ['five', 'penalty', 'double', 'british'] as const;

/** A scoring that some preset offers. */
export type OfferedScoring = (typeof SCORINGS | typeof RIVER_SCORINGS)[number];

export const OFFERED_SCORINGS: readonly OfferedScoring[] = [
  ...new Set([...SCORINGS, ...RIVER_SCORINGS]),
];

/** Variants of bidding: without the hook, or sealed. */
export const BID_VARIANTS = ['no-hook', 'sealed'] as const;
export type BidVariant = (typeof BID_VARIANTS)[number];

/** A short game: hands from one card up to a few. */
export const SHORT = 'short';
/** Hand sizes in the order of a shape, or a short game. */
export type Hands = ScheduleShape | typeof SHORT;

/** The largest hand of a short game, which goes up to it: about five minutes with four players. */
export const SHORT_HIGH = 7;

/** The options that a preset offers. */
export interface PresetOptions {
  /** The first is the preset's own; empty if there is no choice. */
  readonly scorings: readonly OfferedScoring[];
  /** The first is the preset's own. */
  readonly shapes: readonly Hands[];
  /** Whether the largest hand may use the whole deck. */
  readonly wholeDeck: boolean;
  readonly bids: readonly BidVariant[];
}

const DOWN_UP = ['down-up', 'down', 'up', SHORT] as const;
const UP_DOWN = ['up-down', 'up', 'down', SHORT] as const;

export const PRESET_OPTIONS: Readonly<Record<PresetId, PresetOptions>> = {
  'bugger-your-neighbor': {
    scorings: SCORINGS,
    shapes: DOWN_UP,
    wholeDeck: false,
    bids: BID_VARIANTS,
  },
  'nomination-whist': { scorings: [], shapes: DOWN_UP, wholeDeck: false, bids: BID_VARIANTS },
  'up-and-down-the-river': {
    scorings: RIVER_SCORINGS,
    shapes: UP_DOWN,
    wholeDeck: true,
    bids: BID_VARIANTS,
  },
  'devils-bridge': { scorings: [], shapes: UP_DOWN, wholeDeck: false, bids: BID_VARIANTS },
  canadian: { scorings: [], shapes: DOWN_UP, wholeDeck: false, bids: BID_VARIANTS },
  'trump-rotation': { scorings: SCORINGS, shapes: DOWN_UP, wholeDeck: false, bids: BID_VARIANTS },
  spades: { scorings: [], shapes: [], wholeDeck: false, bids: [] },
};

/** A preset with options; null means the preset's own. */
export interface PresetGame {
  readonly kind: 'preset';
  readonly preset: PresetId;
  readonly players: number;
  readonly scoring: OfferedScoring | null;
  readonly shape: Hands | null;
  readonly wholeDeck: boolean;
  readonly bids: BidVariant | null;
}

/** A tradition of the catalogue, and for how many players. */
export interface TraditionGame {
  readonly kind: 'tradition';
  readonly id: string;
  readonly players: number;
}

/** The rules to play: a preset, a tradition, or saved rules by id. */
export type GameChoice = PresetGame | TraditionGame | { readonly kind: 'own'; readonly id: string };

/** Where rules are found by id. */
export interface RuleLibrary {
  /** The player's own. */
  readonly own: readonly OwnRules[];
  /** A tradition with its name; null if there is none, or the catalogue is not loaded. */
  readonly tradition: (game: TraditionGame) => NamedRuleSet | null;
}

/** The choice of opponents. */
export interface OpponentChoice {
  /** One level for each possible opponent. */
  readonly levels: readonly Opponent[];
  /** Whether each opponent plays in its own style. */
  readonly characters: boolean;
}

/** The choices made before a game. */
export interface GameSetup extends OpponentChoice {
  readonly game: GameChoice;
}

/** A preset without options. */
export const presetGame = (preset: PresetId): PresetGame => ({
  kind: 'preset',
  preset,
  players: PRESETS[preset].rules.players,
  scoring: null,
  shape: null,
  wholeDeck: false,
  bids: null,
});

/** Replaces options that the preset does not offer by the preset's own. */
export function offeredGame(game: PresetGame): PresetGame {
  const standard = presetGame(game.preset);
  const { scorings, shapes, wholeDeck, bids } = PRESET_OPTIONS[game.preset];
  const counts: readonly number[] = PRESETS[game.preset].players;
  /** The value if it is an option other than the first, which is the preset's own. */
  const other = <T>(options: readonly T[], value: T | null): T | null =>
    value !== null && options.slice(1).includes(value) ? value : null;
  return {
    ...standard,
    players: counts.includes(game.players) ? game.players : standard.players,
    scoring: other(scorings, game.scoring),
    shape: other(shapes, game.shape),
    wholeDeck: game.wholeDeck && wholeDeck,
    bids: game.bids !== null && bids.includes(game.bids) ? game.bids : null,
  };
}

export const DEFAULT_SETUP: GameSetup = {
  game: presetGame('bugger-your-neighbor'),
  levels: OPPONENT_NAMES.map((): Opponent => 'medium'),
  characters: true,
};

/** The rules of a preset with its options. */
export function presetGameRules(game: PresetGame): RuleSet {
  const { preset, players, scoring, shape, wholeDeck, bids } = offeredGame(game);
  const rules = presetRules(preset, players);
  const { schedule } = rules;
  return {
    ...rules,
    schedule:
      shape === SHORT
        ? { ...schedule, shape: 'up', high: SHORT_HIGH, turns: 1 }
        : { ...schedule, shape: shape ?? schedule.shape, high: wholeDeck ? 'fit' : schedule.high },
    bidding: bids === 'sealed' ? 'sealed' : rules.bidding,
    hook: bids === null && rules.hook,
    scoring: scoring ?? rules.scoring,
  };
}

/** The rules of a choice that has a name; null for presets, and if they are no longer there. */
function namedRules(game: GameChoice, { own, tradition }: RuleLibrary): NamedRuleSet | null {
  if (game.kind === 'preset') return null;
  if (game.kind === 'tradition') return tradition(game);
  return own.find(({ id }) => id === game.id) ?? null;
}

/** The chosen rules; the default preset's if they are no longer there. */
export const rulesFor = (game: GameChoice, library: RuleLibrary): RuleSet =>
  game.kind === 'preset'
    ? presetGameRules(game)
    : (namedRules(game, library)?.rules ?? presetRules('bugger-your-neighbor'));

/** The title of a game of that choice, if its rules alone do not give one. */
export function titleFor(game: GameChoice, library: RuleLibrary): GameTitle | null {
  const name = namedRules(game, library)?.name ?? '';
  if (name === '') return null;
  return game.kind === 'tradition'
    ? { kind: 'tradition', id: game.id, name }
    : { kind: 'own', name };
}

const opponentOf = (name: string, player: Opponent, style: Style | null): SeatInfo =>
  style === null ? { name, player } : { name, player, style };

/** Who sits where: the human at seat 0, opponents clockwise from the left [DEAL-1]. */
const seatsFor = (
  { players }: Pick<RuleSet, 'players'>,
  { levels, characters }: OpponentChoice,
): readonly SeatInfo[] => [
  { name: '', player: HUMAN },
  ...OPPONENT_NAMES.slice(0, players - 1).map((name, index) =>
    opponentOf(name, levels[index] ?? 'easy', characters ? CHARACTERS[name] : null),
  ),
];

/** The header of a new game. */
export const headerFor = (
  rules: RuleSet,
  opponents: OpponentChoice,
  randomness: Randomness,
): Header => ({
  format: RECORD_FORMAT,
  rules,
  seats: seatsFor(rules, opponents),
  dealSeed: randomness.seed(),
  aiSeed: randomness.seed(),
  firstDealer: null,
});
