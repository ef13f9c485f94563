import { useRef } from 'react';
import type { Header, Seed } from '@/engine/index.ts';
import { hasDealt } from '@/storage/dealt.ts';
import type { Day } from '@/store/day.ts';
import { useGame } from '@/store/hooks.ts';
import type { Origin } from '@/store/ports/saves.ts';
import type { GameSetup } from '@/store/setup.ts';
import type { Navigation } from './use-navigation.ts';
import type { ViewedGame } from './viewed-game.ts';

/** Starts, resumes and replays games. */
export function useGames({ lookAt, leavePlace, fullScreen }: Navigation) {
  const { table, newHeader, resumeSaved } = useGame();
  /** The deals that were watched: who plays them then knows the cards. */
  const watched = useRef(new Set<Seed>());

  /** Starts a new game with fresh seeds. */
  function start(setup: GameSetup): void {
    table.start(newHeader(setup));
    leavePlace();
  }

  /** Begins a game whose cards may be known: those of a day, or of a link. */
  async function play(header: Header, origin: Origin): Promise<void> {
    const { dealSeed } = header;
    const again = watched.current.has(dealSeed) || (await hasDealt(dealSeed));
    table.start(header, origin, again);
    leavePlace();
  }

  /** Goes on with a game that was left; if it is gone, the table says so. */
  async function goOnWith(id: string): Promise<void> {
    const isLaid = id !== table.id() && (await resumeSaved(id));
    leavePlace();
    // What is on the table still has rested.
    if (!isLaid && fullScreen !== null) table.resume();
  }

  /** Replays a game, opened from that day of the daily deals. */
  function watch(game: ViewedGame, day: Day | null = null): void {
    watched.current.add(game.record.header.dealSeed);
    lookAt({ watched: game }, day);
  }

  return { start, play, goOnWith, watch };
}
