import {
  type DealtView,
  type PlayerView,
  type Seat,
  contractOf,
  dealtRound,
  hasPartners,
  nilOf,
  sideOf,
  tricksLeft,
  winnerOf,
} from '@/engine/index.ts';
import { hookedBidder, needOf } from '@/store/table/moments.ts';
import type { TableState } from '@/store/table/table.ts';
import type { Expression } from '@/ui/avatar/expression.ts';
import { seatState } from './seat-state.ts';

type Shown = Pick<TableState, 'view' | 'cue'>;

/** The seat that was winning the trick after its first `cards` cards; null if none was. */
function winnerAfter(view: PlayerView, round: DealtView, cards: number): Seat | null {
  const { trick, trump } = round;
  if (trump === null || cards < 1) return null;
  return winnerOf({ ...trick, cards: trick.cards.slice(0, cards) }, trump, view.rules);
}

/** What a seat still needs: for its own bid, or for its side's contract. */
function neededTricks(view: PlayerView, round: DealtView, seat: Seat): number | null {
  if (!hasPartners(view.rules) || nilOf(view, seat) !== null) return needOf(round, seat);
  const { bid, won } = contractOf(view.rules, round, sideOf(view.rules, seat));
  return Math.max(0, bid - won);
}

/** The expression at the end of a round, before it is scored. */
const ofResult = (need: number): Expression => (need === 0 ? 'pleased' : 'disappointed');

/** The expression during a trick: of the seat that is winning it, and of the one that was just beaten. */
function inTrick({ view, cue }: Shown, round: DealtView, seat: Seat, need: number): Expression {
  const count = round.trick.cards.length;
  const isComplete = count === view.rules.players;
  const mindsTricks = !hasPartners(view.rules) || nilOf(view, seat) !== null;
  if (winnerAfter(view, round, count) === seat) {
    if (need === 0 && mindsTricks) return 'worried';
    return need > 0 && isComplete ? 'pleased' : 'neutral';
  }
  const isBeaten = cue?.type === 'cardPlayed' && winnerAfter(view, round, count - 1) === seat;
  return isBeaten && need > 0 ? 'worried' : 'neutral';
}

function inPlay(shown: Shown, round: DealtView, seat: Seat): Expression {
  const { view, cue } = shown;
  const need = neededTricks(view, round, seat);
  if (need === null) return 'neutral';
  if (need < 0 || seatState(view, seat).kind === 'sunk') return 'disappointed';
  const left = tricksLeft(round);
  if (left === 0) return ofResult(need);
  if (cue?.type === 'trickTaken' && cue.winner === seat) return 'pleased';
  const expression = inTrick(shown, round, seat, need);
  const needsAll = need === left && round.taken.length > 0 && !hasPartners(view.rules);
  return expression === 'neutral' && needsAll ? 'worried' : expression;
}

/** The expression of a seat's portrait, from public facts alone. */
export function expressionOf(shown: Shown, seat: Seat): Expression {
  const { view } = shown;
  const round = dealtRound(view);
  if (round === null) return 'neutral';
  if (round.phase === 'over' && round.winners.includes(sideOf(view.rules, seat)))
    return 'triumphant';
  const isBegun = round.taken.length > 0 || round.trick.cards.length > 0;
  if (!isBegun) return hookedBidder(view)?.seat === seat ? 'worried' : 'neutral';
  return inPlay(shown, round, seat);
}
