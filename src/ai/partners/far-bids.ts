import type { Command, DealtView, PlayerView } from '../../engine/index.ts';
import { SKILLS } from '../heuristic/levels.ts';
import { analyze } from '../heuristic/situation.ts';
import { bidMask } from '../net/position.ts';
import { expectedTricks } from './bid.ts';

/** A bid this many tricks above those that the hand is expected to take is far. All four are set by hand. */
const FAR_ABOVE = 1.3;

/** The same below the tricks, where more bids are right: the tricks may be promised already. */
const FAR_BELOW = 2;

/** The same below the tricks once somebody has bid nil: what the net expects of such rounds is less reliable. */
const FAR_BELOW_AFTER_NIL = 1.5;

/** A nil is far from a hand that is expected to take this many tricks. */
const FAR_NIL = 1.7;

/** A bid far from the tricks of its hand. */
export interface FarBid {
  /** Tricks that the hand is expected to take, by the heuristic players. */
  readonly tricks: number;
  /** The bid, and all between it and the tricks, as a set of bits. */
  readonly range: number;
}

function isFar(bid: number, tricks: number, isAfterNil: boolean): boolean {
  if (bid === 0) return tricks >= FAR_NIL;
  return (
    bid - tricks >= FAR_ABOVE || tricks - bid >= (isAfterNil ? FAR_BELOW_AFTER_NIL : FAR_BELOW)
  );
}

/** Whether a bid is far from the tricks of its hand: null if it is not. */
export function farBid(
  view: PlayerView,
  round: DealtView,
  bid: number,
  moves: readonly Command[],
): FarBid | null {
  if (round.hands[view.seat]?.kind !== 'seen') return null;
  const tricks = expectedTricks(analyze(view, round, SKILLS.hard.memory).under(round.trump ?? 'N'));
  if (!isFar(bid, tricks, round.bids.includes(0))) return null;
  const [low, high] = [Math.min(bid, Math.floor(tricks)), Math.max(bid, Math.ceil(tricks))];
  const isBetween = (move: Command): boolean =>
    move.type === 'bid' && (move.bid > 0 || bid === 0) && move.bid >= low && move.bid <= high;
  return { tricks, range: bidMask(moves.filter(isBetween)) };
}
