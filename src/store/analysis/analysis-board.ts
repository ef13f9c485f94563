import { type StoreApi, createStore } from 'zustand/vanilla';
import type { PlayerView } from '@/engine/index.ts';
import type {
  Position,
  PositionMove,
  PositionProblem,
  RebuiltPosition,
} from '@/engine/position/index.ts';
import type { AnalysisPlace, Positions } from './analysis-positions.ts';
import { type Cue, publicFact } from '../table/cue.ts';
import type { TableTitle } from '../table/game-history.ts';
import { IDLE_TABLE, type TableState } from '../table/table-screen.ts';

export interface AnalysisState extends AnalysisPlace {
  /** Whether known hands of others are shown. */
  readonly showsHands: boolean;
  readonly playsOn: 'no' | 'yes' | 'failed';
  /** Why the last move tried was refused; null once something else was done. */
  readonly refused: PositionProblem | null;
  /** How often advice on any node has changed: subscribers read it again. */
  readonly adviceChanges: number;
}

export type AnalysisStore = StoreApi<AnalysisState>;

/** The cue of the last move of a position; null at the deal. `view` is the view after it. */
function cueOf({ moves }: Position, view: PlayerView): Cue | null {
  const move = moves.at(-1);
  return move === undefined ? null : { ...publicFact(eventOf(move), view), id: moves.length };
}

/** The event of a move. */
function eventOf(move: PositionMove) {
  switch (move.type) {
    case 'declare':
      return { ...move, type: 'blindNilDecided' } as const;
    case 'bid':
      return { ...move, type: 'bidMade' } as const;
    case 'sealed':
      return { ...move, type: 'bidMade', bid: 0 } as const;
    case 'nameTrump':
      return { ...move, type: 'trumpNamed' } as const;
    case 'play':
      return { ...move, type: 'cardPlayed' } as const;
  }
}

/** What is on the table at a node. */
function createTableau(
  store: AnalysisStore,
  { positionAt, rebuild, viewOf }: Positions,
  title: TableTitle | null,
) {
  function built(place: AnalysisPlace): RebuiltPosition {
    const rebuilt = rebuild(positionAt(place));
    if (!rebuilt.ok) throw new Error(`no such position: ${JSON.stringify(rebuilt.error)}`);
    return rebuilt.value;
  }

  const placeAt = (at = store.getState().at): AnalysisPlace => ({ ...store.getState(), at });
  const viewAt = (place: AnalysisPlace): PlayerView => viewOf(built(place).state, place.seat);

  return {
    position: (at?: number): Position => positionAt(placeAt(at)),
    current: (at?: number): RebuiltPosition => built(placeAt(at)),
    view: (at?: number): PlayerView => viewAt(placeAt(at)),

    tableState: (place: AnalysisPlace, withCue: boolean): TableState => {
      const view = viewAt(place);
      return {
        ...IDLE_TABLE,
        view,
        cue: withCue ? cueOf(positionAt(place), view) : null,
        title,
      };
    },
  };
}

/** Shows nodes of the tree, with or without the cue of the move that led to them. */
export function createBoard(store: AnalysisStore, positions: Positions, title: TableTitle | null) {
  const { tableState, ...tableau } = createTableau(store, positions, title);
  const stage = createStore<TableState>(() => tableState(store.getState(), false));
  let playing: AbortController | null = null;

  function show(change: Partial<AnalysisState>, withCue = false): void {
    const next = { ...store.getState(), ...change, refused: null };
    // First, since it throws if there is no such position.
    const shown = tableState(next, withCue);
    store.setState(next);
    stage.setState(shown);
  }

  /** Ends a line that is being played on. */
  function stop(): void {
    playing?.abort();
    playing = null;
    store.setState({ playsOn: 'no' });
  }

  /** Begins to play on and ends an earlier line that is still being played. */
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
    refuse: (refused: PositionProblem | null): void => store.setState({ refused }),
    stop,
    start,
    isPlaying: (by: AbortController) => playing === by,
  };
}

export type Board = ReturnType<typeof createBoard>;
