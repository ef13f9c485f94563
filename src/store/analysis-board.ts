import { type StoreApi, createStore } from 'zustand/vanilla';
import { type GameState, type PlayerView, step } from '@/engine/index.ts';
import { type Position, type RebuiltPosition, commandOf } from '@/engine/position/index.ts';
import type { AnalysisPlace, Positions } from './analysis-positions.ts';
import { type Cue, publicFact } from './cue.ts';
import type { TableTitle } from './game-history.ts';
import { IDLE_TABLE, type TableState } from './table-screen.ts';

export interface AnalysisState extends AnalysisPlace {
  /** Whether known hands of others are shown. */
  readonly showsHands: boolean;
  readonly playsOn: 'no' | 'yes' | 'failed';
}

export type AnalysisStore = StoreApi<AnalysisState>;

/** The cue of the last move of a position, seen from a seat; null at the deal. */
function cueOf(position: Position, before: GameState | null, view: PlayerView): Cue | null {
  const move = position.moves.at(-1);
  if (move === undefined || before === null) return null;
  const carried = step(before, commandOf(before, move));
  const event = carried.ok ? carried.value.events[0] : undefined;
  return event === undefined ? null : { ...publicFact(event, view), id: position.moves.length };
}

/** What is on the table at a node. */
function createTableau(
  store: AnalysisStore,
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
export function createBoard(store: AnalysisStore, positions: Positions, title: TableTitle | null) {
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

export type Board = ReturnType<typeof createBoard>;
