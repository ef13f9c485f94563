import type { Command, DealtView, PlayerView } from '../../engine/index.ts';
import { SKILLS } from '../heuristic/levels.ts';
import { analyze } from '../heuristic/situation.ts';
import { bidMask } from '../net/position.ts';
import { expectedTricks } from './bid.ts';

/** A bid this many tricks from those that the hand is expected to take is far. */
const FAR = 2.5;

/** The same once somebody has bid nil: what the net expects of such rounds is less reliable. */
const FAR_AFTER_NIL = 1.5;

/** A bid far from the tricks of its hand. */
export interface FarBid {
  /** Tricks that the hand is expected to take, by the heuristic players. */
  readonly tricks: number;
  /** The bid, and all between it and the tricks, as a set of bits. */
  readonly range: number;
}

/** Whether a bid is far from the tricks of its hand: null if it is not. A nil is another contract [SP-2]. */
export function farBid(
  view: PlayerView,
  round: DealtView,
  bid: number,
  moves: readonly Command[],
): FarBid | null {
  if (bid === 0 || round.hands[view.seat]?.kind !== 'seen') return null;
  const tricks = expectedTricks(analyze(view, round, SKILLS.hard.memory).under(round.trump ?? 'N'));
  if (Math.abs(bid - tricks) < (round.bids.includes(0) ? FAR_AFTER_NIL : FAR)) return null;
  const [low, high] = [Math.min(bid, Math.floor(tricks)), Math.max(bid, Math.ceil(tricks))];
  const isBetween = (move: Command): boolean =>
    move.type === 'bid' && move.bid > 0 && move.bid >= low && move.bid <= high;
  return { tricks, range: bidMask(moves.filter(isBetween)) };
}
