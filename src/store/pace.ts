import { type GameEvent, type RuleSet, bidsAreSealed } from '@/engine/index.ts';

/** How fast the table runs; everything that takes time is multiplied by this. */
export const SPEEDS = ['relaxed', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTOR = { relaxed: 1.5, normal: 1, fast: 0.5, instant: 0 } as const satisfies Record<
  Speed,
  number
>;

/** How long a finished trick lies before it is gathered: ms, or until somebody taps. */
export const TRICK_PAUSES = [500, 1000, 1500, 2000, 3000, 'tap'] as const;
export type TrickPause = (typeof TRICK_PAUSES)[number];

export interface Pace {
  readonly speed: Speed;
  readonly trickPause: TrickPause;
  /** Whether the person's only legal card plays itself. */
  readonly autoPlay?: boolean;
}

/** How long a card that plays itself can be seen to be the only one, in ms at normal speed. */
export const FORCED_CARD_MS = 450;

/** How long the last trick's takers have to see who made the bid, in ms at normal speed. */
const ROUND_END_MS = 1300;

/** What is on show: an event, or sealed bids that are all turned over by it. */
type Shown = GameEvent['type'] | 'bidsRevealed';

/** As what an event is shown under these rules. */
export const shownAs = (event: GameEvent['type'], rules: RuleSet): Shown =>
  event === 'biddingClosed' && bidsAreSealed(rules) ? 'bidsRevealed' : event;

/** How long an event is on show before the next may follow, in ms at normal speed. */
const HOLD = {
  dealt: 900,
  blindNilDecided: 500,
  bidMade: 350,
  biddingClosed: 500,
  /** Long enough to read seven bids. */
  bidsRevealed: 2200,
  trumpNamed: 900,
  cardPlayed: 320,
  trickTaken: 480,
  roundScored: 0,
  gameEnded: 0,
} as const satisfies Record<Shown, number>;

/** What every duration is multiplied by at a speed; 0 is at once. */
export const paceFactor = (speed: Speed): number => FACTOR[speed];

/** A duration at the given speed, in ms. */
export const scaled = (ms: number, speed: Speed): number => ms * FACTOR[speed];

/** How long an event stays before anything may follow it, in ms. */
export const holdAfter = (shown: Shown, { speed }: Pace): number => scaled(HOLD[shown], speed);

/**
 * How long to wait after showing `shown` before `next` is shown, in ms; null is until somebody
 * taps. A finished trick lies as long as the player wants to look at it.
 */
export function holdBetween(shown: Shown, next: GameEvent['type'], pace: Pace): number | null {
  if (next === 'roundScored') return scaled(ROUND_END_MS, pace.speed);
  if (next !== 'trickTaken') return holdAfter(shown, pace);
  if (pace.trickPause !== 'tap') return scaled(pace.trickPause, pace.speed);
  return pace.speed === 'instant' ? 0 : null;
}
