import {
  HUMAN,
  type Header,
  LEVELS,
  type Level,
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
import type { OwnRules } from './rule-repository.ts';

/** Those who may sit opposite, in the order in which they come to the table. */
export const OPPONENT_NAMES = ['Rufus', 'Odile', 'Bram', 'Hazel', 'Bjorn', 'Minka'] as const;

/**
 * What each of them is like, for ever: who has played against Odile knows her. All three styles sit
 * at a table of four.
 */
export const CHARACTERS: Readonly<Record<(typeof OPPONENT_NAMES)[number], Style | null>> = {
  Rufus: 'cautious',
  Odile: 'bold',
  Bram: 'spoiler',
  Hazel: null,
  Bjorn: 'bold',
  Minka: 'cautious',
};

/** The scorings of the game that opens by default. */
export const SCORINGS = ['standard', 'partial', 'penalty'] as const;

/** The scorings of the game along the river. */
const RIVER_SCORINGS = ['five', 'penalty', 'double', 'british'] as const;

/** A scoring that some preset offers besides its own. */
export type OfferedScoring = (typeof SCORINGS | typeof RIVER_SCORINGS)[number];

export const OFFERED_SCORINGS: readonly OfferedScoring[] = [
  ...new Set([...SCORINGS, ...RIVER_SCORINGS]),
];

/** How a preset's bids may be made otherwise: without the hook, or sealed. */
export const BID_VARIANTS = ['no-hook', 'sealed'] as const;
export type BidVariant = (typeof BID_VARIANTS)[number];

/** How a preset may be played otherwise without being a house rule. */
export interface Variants {
  /** The first is the preset's own; empty: there is no choice. */
  readonly scorings: readonly OfferedScoring[];
  /** The first is the preset's own. */
  readonly shapes: readonly ScheduleShape[];
  /** Whether the largest hand may be all that the deck has. */
  readonly wholeDeck: boolean;
  readonly bids: readonly BidVariant[];
}

const DOWN_UP = ['down-up', 'down', 'up'] as const;
const UP_DOWN = ['up-down', 'up', 'down'] as const;

export const VARIANTS: Readonly<Record<PresetId, Variants>> = {
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

/** A preset and how it is played; null is as the preset says. */
export interface PresetGame {
  readonly kind: 'preset';
  readonly preset: PresetId;
  readonly players: number;
  readonly scoring: OfferedScoring | null;
  readonly shape: ScheduleShape | null;
  readonly wholeDeck: boolean;
  readonly bids: BidVariant | null;
}

/** Which rules are played: a preset's, or saved ones by id. */
export type GameChoice = PresetGame | { readonly kind: 'own'; readonly id: string };

/** Who sits opposite. */
export interface Opposition {
  /** One entry for every opponent that there can be. */
  readonly levels: readonly Level[];
  /** Whether each plays in its own style; otherwise all are even. */
  readonly characters: boolean;
}

/** What is chosen before a game. */
export interface GameSetup extends Opposition {
  readonly game: GameChoice;
}

/** A preset as it is usually played. */
export const presetGame = (preset: PresetId): PresetGame => ({
  kind: 'preset',
  preset,
  players: PRESETS[preset].rules.players,
  scoring: null,
  shape: null,
  wholeDeck: false,
  bids: null,
});

/** What the preset offers of a choice; the rest is as the preset says. */
export function offeredGame(game: PresetGame): PresetGame {
  const usual = presetGame(game.preset);
  const { scorings, shapes, wholeDeck, bids } = VARIANTS[game.preset];
  const counts: readonly number[] = PRESETS[game.preset].players;
  /** The value if it is one of those after the first, which is the preset's own. */
  const other = <T>(options: readonly T[], value: T | null): T | null =>
    value !== null && options.slice(1).includes(value) ? value : null;
  return {
    ...usual,
    players: counts.includes(game.players) ? game.players : usual.players,
    scoring: other(scorings, game.scoring),
    shape: other(shapes, game.shape),
    wholeDeck: game.wholeDeck && wholeDeck,
    bids: game.bids !== null && bids.includes(game.bids) ? game.bids : null,
  };
}

export const DEFAULT_SETUP: GameSetup = {
  game: presetGame('bugger-your-neighbor'),
  levels: OPPONENT_NAMES.map((): Level => 'medium'),
  characters: true,
};

/** The rules of a preset as it was chosen. */
export function presetGameRules(game: PresetGame): RuleSet {
  const { preset, players, scoring, shape, wholeDeck, bids } = offeredGame(game);
  const rules = presetRules(preset, players);
  const { schedule } = rules;
  return {
    ...rules,
    schedule: {
      ...schedule,
      shape: shape ?? schedule.shape,
      high: wholeDeck ? 'fit' : schedule.high,
    },
    bidding: bids === 'sealed' ? 'sealed' : rules.bidding,
    hook: bids === null && rules.hook,
    scoring: scoring ?? rules.scoring,
  };
}

/** The rules that are chosen; those of the default game if they are no longer saved. */
export function rulesFor(game: GameChoice, savedRules: readonly OwnRules[]): RuleSet {
  if (game.kind === 'preset') return presetGameRules(game);
  const own = savedRules.find(({ id }) => id === game.id);
  return own?.rules ?? presetRules('bugger-your-neighbor');
}

const opponentOf = (name: string, player: Level, style: Style | null): SeatInfo =>
  style === null ? { name, player } : { name, player, style };

/** The header of a new game: the person at seat 0, opponents clockwise from the left [DEAL-1]. */
export function headerFor(
  rules: RuleSet,
  { levels, characters }: Opposition,
  randomness: Randomness,
): Header {
  const opponents = OPPONENT_NAMES.slice(0, rules.players - 1).map((name, index) =>
    opponentOf(name, levels[index] ?? LEVELS[0], characters ? CHARACTERS[name] : null),
  );
  return {
    format: RECORD_FORMAT,
    rules,
    seats: [{ name: '', player: HUMAN }, ...opponents],
    dealSeed: randomness.seed(),
    aiSeed: randomness.seed(),
    firstDealer: null,
  };
}
