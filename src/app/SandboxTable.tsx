import { type ReactNode, useEffect, useMemo } from 'react';
import { GameContext, useGame } from '@/store/hooks.ts';
import type { Sandbox } from '@/store/sandbox-table.ts';
import { AlertBar } from '@/features/alerts/AlertBar.tsx';
import styles from './GameScreen.module.css';

interface TableApartProps {
  readonly sandbox: Sandbox;
  readonly children: ReactNode;
}

/** Provides a sandbox table to the components inside, and pauses it when they unmount. */
export function SandboxTable({ sandbox: { table, hints }, children }: TableApartProps) {
  const game = useGame();
  const inside = useMemo(() => ({ ...game, table, hints }), [game, table, hints]);
  useEffect(() => {
    // It was paused while an analysis was over it.
    table.resume();
    return () => table.pause();
  }, [table]);
  return (
    <GameContext value={inside}>
      <div className={styles.played}>
        <AlertBar />
        {children}
      </div>
    </GameContext>
  );
}
