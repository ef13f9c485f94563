import type { Card } from '../cards/card.ts';
import type { Seed } from '../cards/random.ts';
import type { RuleSet } from '../rulesets/rules.ts';
import type { RoundScore, Standing } from '../scoring/score.ts';
import type { Seat } from '../seats.ts';
import type { TakenTrick, Trick } from '../trick/trick.ts';
import type { Trump } from '../trump/trump.ts';

/** Levels of opponents, from weak to strong. The rules ignore them; records name them. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** An opponent who changes between the levels, to keep the game close for the human. */
export const ADAPTIVE = 'adaptive';
/** What an opponent may be. Links store the index, so a new one goes to the end. */
export const OPPONENTS = [...LEVELS, ADAPTIVE] as const;
export type Opponent = (typeof OPPONENTS)[number];

/**
 * Styles: an opponent's bias between nearly equal choices. The rules ignore them; records name
 * them.
 */
export const STYLES = ['cautious', 'bold', 'spoiler'] as const;
export type Style = (typeof STYLES)[number];

/** The `player` of the human's seat. */
export const HUMAN = 'human';
export type PlayerKind = typeof HUMAN | Opponent;

/** A seat's name and player. The human's name is ''; no style means no bias. */
export interface SeatInfo {
  readonly name: string;
  readonly player: PlayerKind;
  readonly style?: Style;
}

/**
 * The version of {@link Header} and commands, raised when old records would no longer mean the same.
 */
export const RECORD_FORMAT = 1;

/**
 * Everything that determines a game except its commands. The opponents' seed is independent of the
 * deal's, so that their moves cannot reveal it [DEAL-3].
 */
export interface Header {
  readonly format: typeof RECORD_FORMAT;
  readonly rules: RuleSet;
  readonly seats: readonly SeatInfo[];
  readonly dealSeed: Seed;
  readonly aiSeed: Seed;
  /** null if it is drawn from the seed [DEAL-1]. */
  readonly firstDealer: Seat | null;
}

/** A finished round in the score sheet; all public. */
export interface RoundRecord extends RoundScore {
  readonly index: number;
  readonly handSize: number;
  readonly dealer: Seat;
  readonly trump: Trump;
  readonly turned: Card | null;
  /** The seat that named trump, if any [TRUMP-3]. */
  readonly chooser: Seat | null;
  readonly bids: readonly number[];
  readonly blindNils: readonly boolean[];
  readonly tricks: readonly number[];
}

/** The fields of every dealt round. `hands` by seat, without played cards. */
interface DealtRound {
  readonly index: number;
  readonly handSize: number;
  readonly dealer: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly turned: Card | null;
  /** The dealer's last card, shown to all because none was left to turn up [TRUMP-8]. */
  readonly openCard: Card | null;
  /** By seat; only in partnership games [SP-2]. */
  readonly blindNils: readonly boolean[];
}

/** Before the deal of round `index` (0-based). */
export interface ReadyRound {
  readonly phase: 'ready';
  readonly index: number;
}

/** `undecided`: seats that have not yet decided on blind nil, in order [SP-2]. */
export interface DeclareRound extends DealtRound {
  readonly phase: 'declare';
  readonly trump: Trump | null;
  readonly undecided: readonly Seat[];
}

/** `bids` by seat, null where none was made yet. */
export interface BidRound extends DealtRound {
  readonly phase: 'bid';
  readonly trump: Trump | null;
  /** The dealer, if it named trump [JOKER-5]. */
  readonly chooser: Seat | null;
  readonly bids: readonly (number | null)[];
}

/** `chooser` names trump: the highest bidder after the bids [TRUMP-3], or the dealer before them [JOKER-5]. */
export interface TrumpRound extends DealtRound {
  readonly phase: 'trump';
  readonly bids: readonly (number | null)[];
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
  /** Whether trump is broken [PLAY-4]. */
  readonly broken: boolean;
}

/** The round is scored; waiting for the next deal. */
export interface ScoredRound extends PlayedRound {
  readonly phase: 'scored';
}

/** The game is over; `winners` are all sides tied at the top [END-1]. */
export interface OverRound extends PlayedRound {
  readonly phase: 'over';
  readonly winners: readonly number[];
}

export type Round =
  | ReadyRound
  | DeclareRound
  | BidRound
  | TrumpRound
  | PlayRound
  | ScoredRound
  | OverRound;

/** Whether a round in this phase has been played and scored. */
export const isRoundOver = (phase: Round['phase']): boolean =>
  phase === 'scored' || phase === 'over';

/** The full state with hidden cards: for engine, store and reviews only. */
export interface GameState {
  readonly header: Header;
  readonly schedule: readonly number[];
  readonly firstDealer: Seat;
  readonly past: readonly RoundRecord[];
  readonly standing: Standing;
  readonly round: Round;
}
