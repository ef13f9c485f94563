import { type StoreApi, createStore } from 'zustand/vanilla';
import {
  type Advice,
  type Command,
  type GameState,
  HUMAN,
  type Level,
  type PlayerView,
  type Result,
  type RuleSet,
  type Seat,
  type Seed,
  type SeatInfo,
  UNSEEN,
  err,
  keyedSource,
  ok,
  step,
  viewFor,
} from '@/engine/index.ts';
import {
  type Position,
  type PositionMove,
  type PositionProblem,
  type RebuiltPosition,
  commandOf,
  knownHand,
  rebuildPosition,
} from '@/engine/position/index.ts';
import {
  type AnalysisTree,
  DEAL,
  branchesAt,
  endOfLine,
  movesTo,
  withMove,
  withMoves,
} from './analysis-tree.ts';
import { type Cue, publicFact } from './cue.ts';
import type { Stage } from './hooks.ts';
import type { Advisers } from './ports/advisers.ts';
import { type ChooseMove, STAND_IN, playOut } from './play-out.ts';
import type { TableTitle } from './game-history.ts';
import { IDLE_TABLE, type TableState } from './table-screen.ts';

export interface AnalysisState {
  readonly tree: AnalysisTree;
  /** The index of the node on the table. */
  readonly at: number;
  /** Whose view it is. */
  readonly seat: Seat;
  /** The level of the other seats; null: each its own. */
  readonly level: Level | null;
  /** Whether known hands of others are shown. */
  readonly showsHands: boolean;
  readonly playsOn: 'no' | 'yes' | 'failed';
}

export interface AnalysisPorts {
  readonly advisers: Advisers;
  /** Moves of a level, for lines that are played on. */
  readonly choose: ChooseMove;
  /** Seeds of hidden cards and of the players' random choices. */
  readonly seed: () => Seed;
  /** What the game is called, if its rules alone do not tell. */
  readonly title: TableTitle | null;
}

/** Bids whose numbers are not known cannot be played on: their seats bid again. */
const withoutSealed = (moves: readonly PositionMove[]): readonly PositionMove[] =>
  moves.filter(({ type }) => type !== 'sealed');

/** Who sits where: the viewer is the human. */
const seatsAt = ({ seats }: Position, { seat, level }: Pick<AnalysisState, 'seat' | 'level'>) =>
  seats.map((info, each): SeatInfo => {
    if (each === seat) return { ...info, player: HUMAN };
    return { ...info, player: level ?? (info.player === HUMAN ? STAND_IN : info.player) };
  });

/** The cue of the last move of a position, seen from a seat; null at the deal. */
function cueOf(position: Position, before: GameState | null, view: PlayerView): Cue | null {
  const move = position.moves.at(-1);
  if (move === undefined || before === null) return null;
  const carried = step(before, commandOf(before, move));
  const event = carried.ok ? carried.value.events[0] : undefined;
  return event === undefined ? null : { ...publicFact(event, view), id: position.moves.length };
}

/** Advice on views that were asked about before is given again at once. */
function rememberedAdvice(advisers: Advisers) {
  const given = new WeakMap<PlayerView, Advice>();
  return {
    given: (view: PlayerView): Advice | null => given.get(view) ?? null,
    advisers: {
      getReady: (rules: RuleSet) => advisers.getReady(rules),
      async advise(
        view: PlayerView,
        onProgress: (news: Advice) => void,
        signal: AbortSignal,
      ): Promise<Advice | null> {
        const known = given.get(view);
        if (known !== undefined) return known;
        const advice = await advisers.advise(view, onProgress, signal);
        if (advice !== null) given.set(view, advice);
        return advice;
      },
    } satisfies Advisers,
  };
}

/** The positions of a tree, rebuilt when they are asked for. */
function createPositions(base: Position, hiddenSeed: Seed) {
  const rebuilt = new Map<string, RebuiltPosition>();
  const views = new Map<GameState, PlayerView>();

  /** The position at a node. */
  const positionAt = ({
    tree,
    at,
    seat,
    level,
  }: Omit<AnalysisState, 'showsHands' | 'playsOn'>) => ({
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

  /** The seat's view; the same object each time, so that advice is asked for once. */
  function viewOf(state: GameState, seat: Seat): PlayerView {
    const view = views.get(state) ?? viewFor(state, seat);
    views.set(state, view);
    return view;
  }

  return { positionAt, rebuild, viewOf };
}

/**
 * An analysis of a position: a tree of what was tried, and a stage that shows one node of it. Every move
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
  }));
  const opened = positions.rebuild(positions.positionAt(store.getState()));
  return opened.ok ? ok(createRunning(store, positions, ports)) : opened;
}

type Positions = ReturnType<typeof createPositions>;
type Store = StoreApi<AnalysisState>;

/** What is on the table at a node. */
function createTableau(
  store: Store,
  { positionAt, rebuild, viewOf }: Positions,
  title: TableTitle | null,
) {
  const position = (at = store.getState().at): Position => positionAt({ ...store.getState(), at });

  function current(at = store.getState().at): RebuiltPosition {
    const built = rebuild(position(at));
    if (!built.ok) throw new Error(`no such position: ${JSON.stringify(built.error)}`);
    return built.value;
  }

  const view = (at?: number): PlayerView => viewOf(current(at).state, store.getState().seat);

  function tableState(withCue: boolean): TableState {
    const shown = view();
    const { tree, at } = store.getState();
    const parent = tree[at]?.parent ?? null;
    const before = parent === null ? null : current(parent).state;
    const cue = withCue ? cueOf(position(), before, shown) : null;
    return { ...IDLE_TABLE, view: shown, cue, title };
  }

  return { position, current, view, tableState };
}

/** Shows a node of the tree, with the move that led to it or without. */
function createBoard(store: Store, positions: Positions, title: TableTitle | null) {
  const tableau = createTableau(store, positions, title);
  const stage = createStore<TableState>(() => tableau.tableState(false));
  let playing: AbortController | null = null;

  function show(change: Partial<AnalysisState>, withCue = false): void {
    store.setState(change);
    stage.setState(tableau.tableState(withCue));
  }

  /** Ends a line that is being played on. */
  function stop(): void {
    playing?.abort();
    playing = null;
    store.setState({ playsOn: 'no' });
  }

  /** Begins to play on; what was begun before ends. */
  function start(): AbortController {
    stop();
    playing = new AbortController();
    store.setState({ playsOn: 'yes' });
    return playing;
  }

  return {
    ...tableau,
    stage,
    show,
    stop,
    start,
    isPlaying: (by: AbortController) => playing === by,
  };
}

type Board = ReturnType<typeof createBoard>;

/** The ways through the tree. */
function walks(store: Store, { show, stop }: Board) {
  /** Goes to a node. */
  function goTo(at: number): void {
    stop();
    show({ at });
  }

  const back = (): void => {
    const { tree, at } = store.getState();
    goTo(tree[at]?.parent ?? at);
  };

  /** Goes on to the first move that was tried here. */
  const forward = (): void => {
    stop();
    const { tree, at } = store.getState();
    const [next] = branchesAt(tree, at);
    if (next !== undefined) show({ at: next }, true);
  };

  return {
    goTo,
    back,
    forward,
    toStart: (): void => goTo(0),
    toEnd: (): void => goTo(endOfLine(store.getState().tree, store.getState().at)),
  };
}

/** How the tree grows. */
function trials(store: Store, positions: Positions, board: Board, ports: AnalysisPorts) {
  const { show, stop, start, isPlaying, position, current } = board;

  /** Adds a move after the current node and shows it, or says why it cannot be. */
  function add(move: PositionMove): Result<null, PositionProblem> {
    stop();
    const { tree, at } = store.getState();
    const grown = withMove(tree, at, move);
    const built = positions.rebuild(positions.positionAt({ ...store.getState(), ...grown }));
    if (!built.ok) return built;
    show(grown, true);
    return ok(null);
  }

  /** Makes a decision of the table; an unseen card is played only where it is known. */
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

    /** Lets the players play the round to its end, as a line of its own. */
    async playOn(): Promise<void> {
      const { tree, at } = store.getState();
      const { state, sampled } = current();
      const controller = start();
      try {
        const moves = await playOut(state, ports.choose, ports.seed(), controller.signal);
        if (!isPlaying(controller)) return;
        stop();
        show(withMoves(tree, at, moves, sampled.length > 0));
      } catch {
        if (isPlaying(controller)) store.setState({ playsOn: 'failed' });
      }
    },
  };
}

/** What components draw. */
const stageOf = (
  store: StoreApi<TableState>,
  decide: Stage['decide'],
  skip: Stage['skip'],
): Stage => ({ store, decide, skip });

function createRunning(store: Store, positions: Positions, ports: AnalysisPorts) {
  const board = createBoard(store, positions, ports.title);
  const advice = rememberedAdvice(ports.advisers);
  const { decide, ...grow } = trials(store, positions, board, ports);
  const walk = walks(store, board);
  const { stage, show, stop, position, current, view } = board;
  return {
    store,
    stage: stageOf(stage, decide, walk.forward),
    advisers: advice.advisers,
    position,
    current,
    view,
    /** The finished advice on a node, if it was asked for. */
    adviceAt: (at: number): Advice | null => advice.given(view(at)),
    ...walk,
    ...grow,
    stop,
    /** Changes whose view it is; its hand must be known. */
    sitAt(seat: Seat): Result<null, PositionProblem> {
      stop();
      const built = positions.rebuild(positions.positionAt({ ...store.getState(), seat }));
      if (!built.ok) return err(built.error);
      show({ seat });
      return ok(null);
    },
    setLevel(level: Level | null): void {
      stop();
      show({ level });
    },
    showHands: (showsHands: boolean): void => store.setState({ showsHands }),
  };
}

export type Analysis = ReturnType<typeof createRunning>;
