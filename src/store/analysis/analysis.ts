import { createStore } from 'zustand/vanilla';
import { type Advice, type Level, type Result, type Seat, err, ok } from '@/engine/index.ts';
import {
  type Position,
  type PositionMove,
  type PositionProblem,
  knownHand,
} from '@/engine/position/index.ts';
import { type AnalysisState, type AnalysisStore, createBoard } from './analysis-board.ts';
import { type Players, createMoves, createNavigation } from './analysis-moves.ts';
import { type Positions, createPositions } from './analysis-positions.ts';
import { DEAL, withMoves } from './analysis-tree.ts';
import type { TableTitle } from '../table/game-history.ts';
import type { Stage } from '../hooks.ts';
import type { Advisers } from '../ports/advisers.ts';
import { rememberedAdvice } from '../table/remembered-advice.ts';

export interface AnalysisPorts extends Players {
  readonly advisers: Advisers;
  /** The game's title, if its rules alone do not give one. */
  readonly title: TableTitle | null;
}

/** Sealed bids of unknown numbers cannot be played on: those seats bid again. */
const withoutSealed = (moves: readonly PositionMove[]): readonly PositionMove[] =>
  moves.filter(({ type }) => type !== 'sealed');

/**
 * An analysis of a position: a tree of the moves tried, and a stage that shows one node of it. Every move
 * is checked by the engine's rules. Hidden cards are sampled only so that play can go on; advice gets the
 * view of the seat.
 */
export function createAnalysis(
  start: Position,
  ports: AnalysisPorts,
): Result<Analysis, PositionProblem> {
  const hands = start.seats.map((_, seat) => knownHand(start, seat));
  const base: Position = { ...start, hands, moves: [] };
  const positions = createPositions(base, ports.seed());
  const first = withMoves([DEAL], 0, withoutSealed(start.moves));
  const store = createStore<AnalysisState>(() => ({
    ...first,
    seat: start.seat,
    level: null,
    showsHands: false,
    playsOn: 'no',
    refused: null,
    adviceChanges: 0,
  }));
  const opened = positions.rebuild(positions.positionAt(store.getState()));
  return opened.ok ? ok(createRunning(store, positions, ports)) : opened;
}

function createRunning(store: AnalysisStore, positions: Positions, ports: AnalysisPorts) {
  const board = createBoard(store, positions, ports.title);
  const advice = rememberedAdvice(ports.advisers, () =>
    store.setState(({ adviceChanges }) => ({ adviceChanges: adviceChanges + 1 })),
  );
  const { decide, ...moves } = createMoves(store, positions, board, ports);
  const navigation = createNavigation(store, board);
  const { show, stop, position, current, view } = board;
  /** What components draw. */
  const stage: Stage = { store: board.stage, decide, skip: navigation.forward };
  /** The last advice on each node before the levels were changed. */
  const earlier = new Map<number, Advice>();
  return {
    store,
    stage,
    advisers: advice.advisers,
    position,
    current,
    view,
    /**
     * The latest advice on a node; null if none was requested. It may be unfinished, and it stands for the levels
     * that were set at the time.
     */
    adviceAt: (at: number): Advice | null => advice.latest(view(at)) ?? earlier.get(at) ?? null,
    ...navigation,
    ...moves,
    stop,
    /** Whether a seat can be the viewer: it already is, or its whole hand is known from the start. */
    canSitAt: (seat: Seat): boolean =>
      seat === store.getState().seat || positions.unknownTo(seat) === null,
    /** Changes the viewer. */
    sitAt(seat: Seat): Result<null, PositionProblem> {
      const unknown = positions.unknownTo(seat);
      if (unknown !== null) return err(unknown);
      stop();
      show({ seat });
      return ok(null);
    },
    setLevel(level: Level | null): void {
      stop();
      for (const at of store.getState().tree.keys()) {
        const given = advice.latest(view(at));
        if (given !== null) earlier.set(at, given);
      }
      show({ level });
    },
    showHands: (showsHands: boolean): void => store.setState({ showsHands }),
    /** Forgets why the last move was refused. */
    dismiss: (): void => board.refuse(null),
  };
}

export type Analysis = ReturnType<typeof createRunning>;
