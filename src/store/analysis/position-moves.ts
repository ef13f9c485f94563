import {
  type GameState,
  NAMEABLE_TRUMPS,
  type NameableTrump,
  type Result,
  err,
  ok,
  toAct,
} from '@/engine/index.ts';
import {
  type Position,
  type PositionMove,
  type PositionProblem,
  trialOf,
} from '@/engine/position/index.ts';
import { readCards, withSuitLetters } from '../card-text.ts';

/** The first word of a text that cannot be the next move; `problem` is null if it is not a move at all. */
export interface MovesProblem {
  readonly word: string;
  readonly problem: PositionProblem | null;
}

/** A bid whose number is not known yet [BID-5]. */
const SEALED = '?';

/** A trump by its letter or sign; N is no trump. */
function trumpOf(word: string): NameableTrump | undefined {
  const letter = withSuitLetters(word);
  return NAMEABLE_TRUMPS.find((trump) => trump === letter);
}

/** What a word means for the seat that is to act; null if it is no such move. Blind nil is not written. */
function moveOf(word: string, { round, header }: GameState, seat: number): PositionMove | null {
  if (round.phase === 'bid') {
    if (word === SEALED) return { type: 'sealed', seat };
    return /^\d{1,2}$/.test(word) ? { type: 'bid', seat, bid: Number(word) } : null;
  }
  if (round.phase === 'trump') {
    const trump = trumpOf(word);
    return trump === undefined ? null : { type: 'nameTrump', seat, trump };
  }
  const cards = readCards(word, header.rules);
  const [card, ...more] = cards.ok ? cards.value : [];
  if (round.phase !== 'play' || card === undefined || more.length > 0) return null;
  return { type: 'play', seat, card };
}

/**
 * A position after the bids and cards of a text, in the order in which they were made: `1 0 2 1 4S 9S 2S KS`.
 * Who made each follows from the rules, and the hands of the draft are those that were dealt. Bids are numbers or
 * `?`, a named trump is a suit or N, and cards are as in {@link readCards}. Line ends, commas, colons, semicolons,
 * slashes and bars separate as spaces do.
 */
export function readMoves(text: string, draft: Position): Result<Position, MovesProblem> {
  const words = text.split(/[\s,;:|/]+/).filter((word) => word !== '');
  const moves: PositionMove[] = [];
  let built = trialOf({ ...draft, moves });
  for (const word of words) {
    if (!built.ok) return err({ word, problem: built.error });
    const { state } = built.value;
    const [seat] = toAct(state);
    const move = seat === undefined ? null : moveOf(word, state, seat);
    if (move === null) return err({ word, problem: null });
    moves.push(move);
    built = trialOf({ ...draft, moves });
    if (!built.ok) return err({ word, problem: built.error });
  }
  return ok({ ...draft, moves });
}
