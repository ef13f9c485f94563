import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Header } from '@/engine/index.ts';
import type { HintState, Hints } from './table/hints.ts';
import type { Advisers } from './ports/advisers.ts';
import type { RuleRepository, RuleRepositoryState } from './rule-repository.ts';
import type { Settings, SettingsStore } from './settings.ts';
import type { GameTitle } from './ports/saves.ts';
import type { GameSetup } from './setup.ts';
import type { Signals } from './signals.ts';
import type { Table, TableState } from './table/table.ts';

/** What every screen depends on; only the app provides it. */
export interface Game {
  readonly table: Table;
  /** The table is not that of the player's game, as in the lesson and in exercises. */
  readonly isSandbox?: true;
  readonly settings: SettingsStore;
  readonly savedRules: RuleRepository;
  readonly signals: Signals;
  readonly advisers: Advisers;
  readonly hints: Hints;
  /** The header of a new game with fresh seeds. */
  readonly newHeader: (setup: GameSetup) => Header;
  /** The title of a game of that setup, if its rules alone do not give one. */
  readonly newTitle: (setup: GameSetup) => GameTitle | null;
  /** Loads an unfinished game; false if `signal` was aborted and, with an alert, if the game is missing. */
  readonly resumeSaved: (id: string, signal: AbortSignal) => Promise<boolean>;
}

export const GameContext = createContext<Game | null>(null);

/** The game that the surrounding app provides. */
export function useGame(): Game {
  const game = use(GameContext);
  if (game === null) throw new Error('no game around this component');
  return game;
}

/** The table that components draw: the game's own, or that of a replay. */
export type Stage = Pick<Table, 'store' | 'decide' | 'skip'>;

/** Overrides the game's table for the components inside. */
export const StageContext = createContext<Stage | null>(null);

/** The table that is drawn here. It applies decisions; which table it is does not matter. */
export function useStage(): Stage {
  const { table } = useGame();
  return use(StageContext) ?? table;
}

/** Selects from the state of the table that is drawn here. */
export const useTable = <T>(select: (state: TableState) => T): T =>
  useStore(useStage().store, select);

/** Selects from the settings. */
export const useSetting = <T>(select: (settings: Settings) => T): T =>
  useStore(useGame().settings, select);

/** Selects from the state of the hints. */
export const useHints = <T>(select: (state: HintState) => T): T =>
  useStore(useGame().hints.store, select);

/** Selects from the repository of the player's own rules. */
export const useSavedRules = <T>(select: (savedRules: RuleRepositoryState) => T): T =>
  useStore(useGame().savedRules.store, select);
