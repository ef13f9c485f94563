import type { RuleSet } from './rules.ts';

/** The rules that presets share unless they say otherwise. */
const DEFAULTS = {
  players: 4,
  sides: 'solo',
  schedule: { shape: 'down-up', low: 1, high: 10, turns: 1 },
  trump: { kind: 'flip' },
  bidding: 'in-turn',
  hook: true,
  zeroLimit: null,
  sight: 'own',
  trumpLead: 'any',
  scoring: 'standard',
  end: { kind: 'schedule' },
} as const satisfies RuleSet;

/** A preset: its rules for the usual number of players, and the numbers allowed. */
export interface Preset {
  readonly players: readonly number[];
  readonly rules: RuleSet;
}

/** The maximum number of rounds in Spades. */
const SPADES_ROUNDS = 50;

/** The named games (RULES.md, *The named games* and *Spades*). */
export const PRESETS = {
  'bugger-your-neighbor': { players: [3, 4, 5], rules: DEFAULTS },
  'nomination-whist': {
    players: [4],
    rules: {
      ...DEFAULTS,
      schedule: { shape: 'down-up', low: 2, high: 13, turns: 4 },
      trump: { kind: 'highest-bidder' },
      zeroLimit: 3,
      scoring: 'trick-plus-ten',
    },
  },
  'up-and-down-the-river': {
    players: [3, 4, 5, 6, 7],
    rules: {
      ...DEFAULTS,
      schedule: { shape: 'up-down', low: 1, high: 'fit-1', turns: 1 },
      scoring: 'five',
    },
  },
  'devils-bridge': {
    players: [4],
    rules: {
      ...DEFAULTS,
      schedule: { shape: 'up-down', low: 1, high: 13, turns: 1 },
      trump: { kind: 'all-but-led' },
      sight: 'forehead',
      scoring: 'devil',
    },
  },
  canadian: { players: [3, 4, 5], rules: { ...DEFAULTS, scoring: 'canadian' } },
  'trump-rotation': { players: [3, 4, 5], rules: { ...DEFAULTS, trump: { kind: 'rotate' } } },
  spades: {
    players: [4],
    rules: {
      ...DEFAULTS,
      sides: 'partners',
      schedule: { shape: 'constant', low: 13, high: 13, turns: SPADES_ROUNDS },
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
      end: { kind: 'target', points: 500 },
    },
  },
} as const satisfies Record<string, Preset>;

export type PresetId = keyof typeof PRESETS;
export const PRESET_IDS = Object.keys(PRESETS) as readonly PresetId[];

/** A preset's rules for a number of players. */
export const presetRules = (
  id: PresetId,
  players: number = PRESETS[id].rules.players,
): RuleSet => ({
  ...PRESETS[id].rules,
  players,
});
