import {
  type GameState,
  HUMAN,
  type Level,
  type PlayerView,
  type Result,
  type Seat,
  type SeatInfo,
  type Seed,
  keyedSource,
  ok,
  viewFor,
} from '@/engine/index.ts';
import {
  type HandSizeProblem,
  type Position,
  type PositionProblem,
  type RebuiltPosition,
  rebuildPosition,
  unknownHand,
} from '@/engine/position/index.ts';
import { type AnalysisTree, movesTo } from './analysis-tree.ts';
import { HUMAN_SEAT_LEVEL } from './finish-round.ts';

/** Which position of the tree is on the table, and from which seat. */
export interface AnalysisPlace {
  readonly tree: AnalysisTree;
  /** The index of the node on the table. */
  readonly at: number;
  /** The viewer. */
  readonly seat: Seat;
  /** The level of all other seats; null: each has its own. */
  readonly level: Level | null;
}

/** The players by seat: the viewer is the human. */
const seatsAt = ({ seats }: Position, { seat, level }: Pick<AnalysisPlace, 'seat' | 'level'>) =>
  seats.map((info, each): SeatInfo => {
    if (each === seat) return { ...info, player: HUMAN };
    return { ...info, player: level ?? (info.player === HUMAN ? HUMAN_SEAT_LEVEL : info.player) };
  });

/** The positions of a tree, rebuilt when they are asked for. */
export function createPositions(base: Position, hiddenSeed: Seed) {
  const rebuilt = new Map<string, RebuiltPosition>();
  const views = new Map<GameState, PlayerView>();

  /** The position at a node. */
  const positionAt = ({ tree, at, seat, level }: AnalysisPlace): Position => ({
    ...base,
    seat,
    seats: seatsAt(base, { seat, level }),
    moves: movesTo(tree, at),
  });

  /** Hidden cards are the same each time a position is shown. */
  function rebuild(position: Position): Result<RebuiltPosition, PositionProblem> {
    const key = JSON.stringify([position.seat, position.seats, position.moves]);
    const known = rebuilt.get(key);
    if (known !== undefined) return ok(known);
    const built = rebuildPosition(position, keyedSource(hiddenSeed, [position.moves.length]));
    if (built.ok) rebuilt.set(key, built.value);
    return built;
  }

  /**
   * The seat's view; the same object each time, so that advice is asked for once. Positions are rebuilt for each
   * viewer, so that a state has one.
   */
  function viewOf(state: GameState, seat: Seat): PlayerView {
    const view = views.get(state) ?? viewFor(state, seat);
    views.set(state, view);
    return view;
  }

  /**
   * The hand of a seat if it is not wholly known; null if the seat can be the viewer at every node. Cards that it
   * plays later in the tree do not count as known, since earlier nodes lack them.
   */
  const unknownTo = (seat: Seat): HandSizeProblem | null => unknownHand(base, seat);

  return { positionAt, rebuild, viewOf, unknownTo };
}

export type Positions = ReturnType<typeof createPositions>;
