import { createContext, use } from 'react';
import type { GameState, PlayerView } from '@/engine/index.ts';
import { type Position, positionOf, withOpenHands } from '@/engine/position/index.ts';
import type { TableTitle } from '@/store/table/game-history.ts';

/** The start of an analysis: a position or a link to one; null for an empty table. */
export interface AnalysisStart {
  readonly position: Position | null;
  /** The fragment of the address. */
  readonly link: string | null;
  readonly title: TableTitle | null;
}

/** An empty analysis table. */
export const EMPTY: AnalysisStart = { position: null, link: null, title: null };

/** Opens the analysis table over the current screen, which stays unchanged. */
type Analyze = (start: AnalysisStart) => void;

export const AnalyzeContext = createContext<Analyze | null>(null);

/** Opens a position on the analysis table; null where nothing can be opened. */
export const useAnalyze = (): Analyze | null => use(AnalyzeContext);

/** The position of a view with all hands, for a round that is over. */
export function openPosition(view: PlayerView, state: GameState): Position | null {
  const position = positionOf(view);
  return position === null ? null : withOpenHands(position, state);
}
