/** Exercises: decisions to practice. Separate from the rest of the engine, since only training needs them. */
import type { Seed } from '../cards/random.ts';
import type { GameRecord } from '../game/game.ts';
import type { Header } from '../game/state.ts';
import type { Command } from '../game/commands-and-events.ts';
import type { PresetId } from '../rulesets/presets.ts';

/** What an exercise can be about. Saved by name: never rename one. */
export const SUBJECTS = [
  'follow',
  'lead',
  'ruff',
  'dodge',
  'count',
  'suit',
  'last',
  'spoil',
  'hook',
  'zero',
  'sealed',
  'forehead',
  'trump',
  'nil',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Subjects about bids: a deal is over with the bidding. */
export const BID_SUBJECTS: ReadonlySet<Subject> = new Set([
  'hook',
  'zero',
  'sealed',
  'forehead',
  'trump',
]);

/** How hard an exercise is, by how often simple players solve it. */
export const GRADES = ['easy', 'medium', 'hard'] as const;
export type Grade = (typeof GRADES)[number];

/** A rating by Glicko-2: of a player, or of a position, which wins where the player goes wrong. */
export interface GlickoRating {
  /** On the scale of {@link https://en.wikipedia.org/wiki/Elo_rating_system Elo} points. */
  readonly value: number;
  /** The standard deviation of the value. */
  readonly deviation: number;
  /** How erratic results are. */
  readonly volatility: number;
}

/** A decision to practice. */
export interface Exercise {
  readonly id: string;
  /** `own`: a position from one of the player's games. */
  readonly subject: Subject | 'own';
  /** The preset; null for a position from the player's games. */
  readonly preset: PresetId | null;
  /** null for a position from the player's games. */
  readonly grade: Grade | null;
  /** Ends where the human is to decide. */
  readonly record: GameRecord;
  /** The best command and all equivalent ones; in a position from the player's games only the best. */
  readonly right: readonly Command[];
  /** How hard it is by figures; null unless it was made on the device. */
  readonly rating: GlickoRating | null;
}

/** The seeds of a deal by its number, which must be a positive safe integer. */
const seedOf = (deal: number): Seed => deal.toString(16).padStart(32, '0');

/** The header of a game of one round with `cards` cards each; the number `deal` is its seed. */
export const withDeal = (header: Header, cards: number, deal: number): Header => ({
  ...header,
  rules: {
    ...header.rules,
    schedule: { shape: 'constant', low: cards, high: cards, turns: 1 },
  },
  dealSeed: seedOf(deal),
  aiSeed: seedOf(deal),
});

/** The share of trials in which simple players solve a position, 0 to 1 each. */
export interface SolveRates {
  readonly quick: number;
  readonly easy: number;
  readonly medium: number;
  readonly hard: number;
  /** An expert at a glance, without search. */
  readonly expert: number;
}

/** The name of a habit: a rule that needs one line and no thought. */
export type HabitName = string;

/** A position to make on the device. */
export interface PositionRequest {
  /** Any of these will do. */
  readonly subjects: readonly Subject[];
  /** A game of one round; its seeds and its hand size are those of the deal. */
  readonly header: Header;
  /** The hand sizes to deal. */
  readonly sizes: readonly [min: number, max: number];
  /** The first deal to look at, a positive safe integer; the next ones follow. The same number gives the same position. */
  readonly firstDeal: number;
  /**
   * The habits that solve the latest positions of the subject: none may solve too many of them. Null for a single
   * position, which the quick player must not solve.
   */
  readonly recent: readonly (readonly HabitName[])[] | null;
}

/** A position that was made and proved on the device. */
export interface MadePosition {
  readonly subject: Subject;
  /** The number of its deal, which determines its seeds. */
  readonly deal: number;
  readonly cards: number;
  readonly record: GameRecord;
  /** The best command and all equivalent ones. */
  readonly right: readonly Command[];
  readonly habits: readonly HabitName[];
  readonly solved: SolveRates;
  readonly grade: Grade;
}
