import { type GameEvent, type Opponent, type RuleSet, bidsAreSealed } from '@/engine/index.ts';

/** Speeds of the table; see `FACTOR`. */
export const SPEEDS = ['relaxed', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTOR = { relaxed: 1.5, normal: 1, fast: 0.5, instant: 0 } as const satisfies Record<
  Speed,
  number
>;

/** How long a completed trick may be shown, by the player's choice: ms at normal speed, or until a tap. */
export const TRICK_PAUSES = [500, 1000, 1500, 2000, 3000, 'tap'] as const;
export type TrickPause = (typeof TRICK_PAUSES)[number];

export interface Pace {
  readonly speed: Speed;
  readonly trickPause: TrickPause;
  /** Whether forced cards are played automatically. */
  readonly autoPlay?: boolean;
}

/** Delay before a forced card is played, in ms at normal speed. */
export const FORCED_CARD_MS = 450;

/**
 * The range of each level's delay before a move, in ms at normal speed. With four players the
 * human's turn comes again within 4.5 s, as `test/store/table/tempo.test.ts` checks.
 */
export const OPPONENT_DELAY = {
  easy: [350, 650],
  medium: [500, 850],
  hard: [600, 1000],
  expert: [600, 1000],
  master: [600, 1000],
  adaptive: [600, 1000],
} as const satisfies Record<Opponent, readonly [number, number]>;

/** Pause between the last trick and the scores, in ms at normal speed. */
const ROUND_END_MS = 1300;

/** What is shown: an event, or the reveal of all sealed bids. */
type Shown = GameEvent['type'] | 'bidsRevealed';

/** How an event is shown under these rules. */
export const shownAs = (event: GameEvent['type'], rules: RuleSet): Shown =>
  event === 'biddingClosed' && bidsAreSealed(rules) ? 'bidsRevealed' : event;

/** How long each event is shown before the next, in ms at normal speed. */
const HOLD = {
  dealt: 900,
  blindNilDecided: 500,
  bidMade: 300,
  biddingClosed: 500,
  /** Long enough to read seven bids. */
  bidsRevealed: 2200,
  trumpNamed: 900,
  cardPlayed: 220,
  trickTaken: 340,
  roundScored: 0,
  gameEnded: 0,
} as const satisfies Record<Shown, number>;

/** The factor for all durations at a speed; 0 if nothing is delayed. */
export const paceFactor = (speed: Speed): number => FACTOR[speed];

/** A duration in ms, scaled by the speed. */
export const scaled = (ms: number, speed: Speed): number => ms * FACTOR[speed];

/** The shortest time for which an event is shown, in ms. */
export const holdAfter = (shown: Shown, { speed }: Pace): number => scaled(HOLD[shown], speed);

/** How long to show `shown` before `next`, in ms; null: until a tap. */
export function holdBetween(shown: Shown, next: GameEvent['type'], pace: Pace): number | null {
  if (next === 'roundScored') return scaled(ROUND_END_MS, pace.speed);
  if (next !== 'trickTaken') return holdAfter(shown, pace);
  if (pace.trickPause !== 'tap') return scaled(pace.trickPause, pace.speed);
  return pace.speed === 'instant' ? 0 : null;
}
