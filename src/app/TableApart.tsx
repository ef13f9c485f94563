import { type ReactNode, useEffect, useMemo } from 'react';
import { GameContext, useGame } from '@/store/hooks.ts';
import type { Apart } from '@/store/table-apart.ts';
import { AlertBar } from './AlertBar.tsx';

interface TableApartProps {
  readonly apart: Apart;
  readonly children: ReactNode;
}

/** Puts a table apart in place of the game's own for what is drawn inside, and leaves it after that. */
export function TableApart({ apart: { table, hints }, children }: TableApartProps) {
  const game = useGame();
  const inside = useMemo(() => ({ ...game, table, hints }), [game, table, hints]);
  useEffect(() => () => table.leave(), [table]);
  return (
    <GameContext value={inside}>
      {children}
      <AlertBar />
    </GameContext>
  );
}
