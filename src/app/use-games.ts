import { useRef } from 'react';
import type { Header, Seed } from '@/engine/index.ts';
import { hasDealt } from '@/storage/dealt-before.ts';
import type { Day } from '@/store/day.ts';
import { useGame } from '@/store/hooks.ts';
import type { Origin } from '@/store/ports/saves.ts';
import type { GameSetup } from '@/store/setup.ts';
import { useLatestPress } from '@/ui/use-latest-press.ts';
import type { Navigation } from './use-navigation.ts';
import type { ViewedGame } from './viewed-game.ts';

/** Starts, resumes and replays games; `giveUp` drops one that is still being looked up. */
export function useGames({ lookAt, showTable, fullScreen }: Navigation) {
  const { table, settings, newHeader, newTitle, resumeSaved } = useGame();
  /** The deals that were watched in a replay: the player then knows their cards. */
  const watched = useRef(new Set<Seed>());
  const press = useLatestPress();

  /** Shows the table and deals: one press starts a game. */
  function deal(): void {
    showTable();
    table.act({ type: 'deal' });
  }

  /** Puts a new game with fresh seeds on the table. */
  function newGame(setup: GameSetup, header = newHeader(setup), title = newTitle(setup)): void {
    press();
    table.start(header, null, false, title);
  }

  /** Starts a new game, with the header and title of the setup unless others are given. */
  function start(...game: Parameters<typeof newGame>): void {
    newGame(...game);
    deal();
  }

  /** Shows the start screen, with the chosen game about to be dealt. */
  function showStartScreen(): void {
    newGame(settings.getState().setup);
    showTable();
  }

  /** Starts a daily deal or a game from a link, after looking up whether the player knows its cards. */
  async function play(header: Header, origin: Origin): Promise<void> {
    const { dealSeed } = header;
    const signal = press();
    const again = watched.current.has(dealSeed) || (await hasDealt(dealSeed));
    if (signal.aborted) return;
    table.start(header, origin, again);
    deal();
  }

  /** Resumes an unfinished game. False, with an alert on the table, if it is missing. */
  async function resume(id: string): Promise<boolean> {
    const signal = press();
    const isThere = id === table.id() || (await resumeSaved(id, signal));
    if (signal.aborted) return true;
    showTable();
    // The game before may still be on the table, and was paused.
    if (fullScreen !== null) table.resume();
    return isThere;
  }

  /** Replays a game, opened from that day of the daily deals. */
  function watch(game: ViewedGame, day: Day | null = null): void {
    press();
    watched.current.add(game.record.header.dealSeed);
    lookAt({ watched: game }, day);
  }

  return { start, showStartScreen, play, resume, watch, giveUp: press };
}

export type Games = ReturnType<typeof useGames>;
