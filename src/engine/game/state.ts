import type { Card } from '../cards/card.ts';
import type { Seed } from '../cards/random.ts';
import type { RuleSet } from '../rulesets/rules.ts';
import type { RoundScore, Standing } from '../scoring/score.ts';
import type { Seat } from '../seats.ts';
import type { TakenTrick, Trick } from '../trick/trick.ts';
import type { Trump } from '../trump/trump.ts';

/** How strong an opponent is, from weak to strong. The rules ignore it; a record names it. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What an opponent leans to where choices are nearly as good; who has none leans to nothing. The
 * rules ignore it; a record names it.
 */
export const STYLES = ['cautious', 'bold', 'spoiler'] as const;
export type Style = (typeof STYLES)[number];

/** How a header names a seat that a person plays. */
export const HUMAN = 'human';
export type PlayerKind = typeof HUMAN | Level;

/** Who sits where. An empty name is the person's own; without a style an opponent is even. */
export interface SeatInfo {
  readonly name: string;
  readonly player: PlayerKind;
  readonly style?: Style;
}

/** Format of {@link Header} and commands; raised when an old record could mean something else. */
export const RECORD_FORMAT = 1;

/**
 * All that decides a game, but for the decisions. The AI's chance is independent of the deal, so
 * that what an opponent does can never tell what was dealt [DEAL-3].
 */
export interface Header {
  readonly format: typeof RECORD_FORMAT;
  readonly rules: RuleSet;
  readonly seats: readonly SeatInfo[];
  readonly dealSeed: Seed;
  readonly aiSeed: Seed;
  /** null: drawn from the seed [DEAL-1]. */
  readonly firstDealer: Seat | null;
}

/** A finished round as it stands in the sheet. Everything in it is public. */
export interface RoundRecord extends RoundScore {
  readonly index: number;
  readonly handSize: number;
  readonly dealer: Seat;
  readonly trump: Trump;
  readonly turned: Card | null;
  /** Who named trump, if somebody did [TRUMP-3]. */
  readonly chooser: Seat | null;
  readonly bids: readonly number[];
  readonly blindNils: readonly boolean[];
  readonly tricks: readonly number[];
}

/** What every dealt round has. `hands` by seat, as dealt less what was played. */
interface DealtRound {
  readonly index: number;
  readonly handSize: number;
  readonly dealer: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly turned: Card | null;
  /** By seat; only a partnership game has any [SP-2]. */
  readonly blindNils: readonly boolean[];
}

/** Waiting for the deal of round `index` (0-based). */
export interface ReadyRound {
  readonly phase: 'ready';
  readonly index: number;
}

/** `undecided`: seats that have not yet said whether they bid blind nil, in order [SP-2]. */
export interface DeclareRound extends DealtRound {
  readonly phase: 'declare';
  readonly trump: Trump | null;
  readonly undecided: readonly Seat[];
}

/** `bids` by seat, null where none was made yet. */
export interface BidRound extends DealtRound {
  readonly phase: 'bid';
  readonly trump: Trump | null;
  readonly bids: readonly (number | null)[];
}

/** All have bid; `chooser` names trump [TRUMP-3]. */
export interface TrumpRound extends DealtRound {
  readonly phase: 'trump';
  readonly bids: readonly number[];
  readonly chooser: Seat;
}

interface PlayedRound extends DealtRound {
  readonly trump: Trump;
  readonly chooser: Seat | null;
  readonly bids: readonly number[];
  readonly taken: readonly TakenTrick[];
  /** Tricks taken, by seat. */
  readonly tricks: readonly number[];
}

export interface PlayRound extends PlayedRound {
  readonly phase: 'play';
  readonly trick: Trick;
  /** Whether trump may be led where that has to be earned [PLAY-4]. */
  readonly broken: boolean;
}

/** The round is in the sheet; the next deal is waited for. */
export interface ScoredRound extends PlayedRound {
  readonly phase: 'scored';
}

/** The game is over; `winners` are all sides tied at the top [END-1]. */
export interface OverRound extends PlayedRound {
  readonly phase: 'over';
  readonly winners: readonly number[];
}

export type Round =
  ReadyRound | DeclareRound | BidRound | TrumpRound | PlayRound | ScoredRound | OverRound;

/** Everything about a game, hidden cards included: for the engine, the store and the review only. */
export interface GameState {
  readonly header: Header;
  readonly schedule: readonly number[];
  readonly firstDealer: Seat;
  readonly past: readonly RoundRecord[];
  readonly standing: Standing;
  readonly round: Round;
}
