import {
  type FormulaId,
  HUMAN,
  type Header,
  LEVELS,
  type Level,
  PRESETS,
  RECORD_FORMAT,
  type RuleSet,
  presetRules,
} from '@/engine/index.ts';
import type { Entropy } from './ports.ts';

/** The preset on offer. */
const PRESET = 'bugger-your-neighbor';

/** How many can sit at the table. */
export const PLAYER_COUNTS = PRESETS[PRESET].players;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** The scorings on offer. */
export const SCORINGS = ['standard', 'partial', 'penalty'] as const satisfies readonly FormulaId[];
export type ScoringChoice = (typeof SCORINGS)[number];

/** Those who may sit opposite, in the order in which they come to the table. */
export const OPPONENT_NAMES = ['Rufus', 'Odile', 'Bram', 'Hazel'] as const;

/** What is chosen before a game. `levels` has one entry for every opponent that there can be. */
export interface GameSetup {
  readonly players: PlayerCount;
  readonly scoring: ScoringChoice;
  readonly levels: readonly Level[];
}

export const DEFAULT_SETUP: GameSetup = {
  players: 4,
  scoring: 'standard',
  levels: OPPONENT_NAMES.map((): Level => 'medium'),
};

/** The rules of the game that is chosen. */
export const rulesFor = ({ players, scoring }: GameSetup): RuleSet => ({
  ...presetRules(PRESET, players),
  scoring,
});

/** The header of a new game: the person at seat 0, opponents clockwise from the left [DEAL-1]. */
export function headerFor(setup: GameSetup, entropy: Entropy): Header {
  const opponents = OPPONENT_NAMES.slice(0, setup.players - 1).map((name, index) => ({
    name,
    player: setup.levels[index] ?? LEVELS[0],
  }));
  return {
    format: RECORD_FORMAT,
    rules: rulesFor(setup),
    seats: [{ name: '', player: HUMAN }, ...opponents],
    dealSeed: entropy.seed(),
    aiSeed: entropy.seed(),
    firstDealer: null,
  };
}
