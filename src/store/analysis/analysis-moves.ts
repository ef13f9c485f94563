import { type Command, type Result, type Seed, UNSEEN, ok } from '@/engine/index.ts';
import { type PositionMove, type PositionProblem, knownHand } from '@/engine/position/index.ts';
import type { AnalysisStore, Board } from './analysis-board.ts';
import type { Positions } from './analysis-positions.ts';
import { branchesAt, endOfLine, withMove, withMoves } from './analysis-tree.ts';
import type { ChooseMove } from '../table/computer-play.ts';
import { finishRound } from './finish-round.ts';

/** Moves through the tree. If there is no such node, nothing happens, and a line being played on continues. */
export function createNavigation(store: AnalysisStore, { show, stop }: Board) {
  /** Goes to another node. */
  function goTo(at: number, withCue = false): void {
    if (at === store.getState().at) return;
    stop();
    show({ at }, withCue);
  }

  const back = (): void => {
    const { tree, at } = store.getState();
    goTo(tree[at]?.parent ?? at);
  };

  /** Goes to the first move tried here. */
  const forward = (): void => {
    const { tree, at } = store.getState();
    goTo(branchesAt(tree, at)[0] ?? at, true);
  };

  return {
    goTo: (at: number): void => goTo(at),
    back,
    forward,
    toStart: (): void => goTo(0),
    toEnd: (): void => goTo(endOfLine(store.getState().tree, store.getState().at)),
  };
}

/** Who plays on, and by which seeds. */
export interface Players {
  /** Moves of a level, for lines that are played on. */
  readonly choose: ChooseMove;
  /** Seeds of hidden cards and of the players' random choices. */
  readonly seed: () => Seed;
}

/** Moves that make the tree grow. */
export function createMoves(
  store: AnalysisStore,
  positions: Positions,
  board: Board,
  players: Players,
) {
  const { show, refuse, stop, start, isPlaying, position, current } = board;

  /** Adds a move after the current node and shows it, or says why it is impossible. */
  function add(move: PositionMove): Result<null, PositionProblem> {
    stop();
    const { tree, at } = store.getState();
    const grown = withMove(tree, at, move);
    const built = positions.rebuild(positions.positionAt({ ...store.getState(), ...grown }));
    if (built.ok) show(grown, true);
    else refuse(built.error);
    return built.ok ? ok(null) : built;
  }

  /** Makes a decision at the table; an unseen card is played only if it is known. */
  const decide = (command: Command): void => {
    if (command.type === 'deal') return;
    if (command.type !== 'play') add(command);
    else if (command.card !== UNSEEN) add({ ...command, card: command.card });
    else {
      const [card] = knownHand(position(), command.seat);
      if (card !== undefined) add({ ...command, card });
    }
  };

  return {
    add,
    decide,

    /**
     * Lets the players play the round to its end, as a line of its own. Refused while the viewer has not looked
     * at its cards and they are unknown [SP-2]: it would play made-up cards.
     */
    async playOn(): Promise<void> {
      const { tree, at, seat } = store.getState();
      const unknown = positions.unknownTo(seat);
      if (unknown !== null) {
        refuse(unknown);
        return;
      }
      const { state, sampled } = current();
      const controller = start();
      try {
        const moves = await finishRound(state, players.choose, players.seed(), controller.signal);
        if (!isPlaying(controller)) return;
        stop();
        show(withMoves(tree, at, moves, sampled.length > 0));
      } catch {
        if (isPlaying(controller)) store.setState({ playsOn: 'failed' });
      }
    },
  };
}
