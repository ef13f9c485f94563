import { useEffect, useState } from 'react';
import type { Seat } from '@/engine/index.ts';
import { PlayerDialog } from '@/features/player/PlayerDialog.tsx';
import { rivalryWith } from '@/store/games/rivalry.ts';
import type { GameSummary } from '@/store/games/summary.ts';
import { finishedGames } from '../saved-games.ts';

interface PlayerProps {
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Connects an opponent's profile with the saved games. */
export function Player(props: PlayerProps) {
  const [games, setGames] = useState<readonly GameSummary[] | null>(null);
  useEffect(() => {
    finishedGames.list().then(
      (listed) => setGames(listed.games),
      // Without storage there are no past games to count.
      () => undefined,
    );
  }, []);
  return (
    <PlayerDialog
      {...props}
      rivalryWith={games === null ? null : (name) => rivalryWith(games, name)}
    />
  );
}
