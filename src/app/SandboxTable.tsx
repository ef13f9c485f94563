import { type ReactNode, useEffect, useMemo } from 'react';
import { browserClock } from '@/platform/clock.ts';
import { cryptoRandomness } from '@/platform/randomness.ts';
import type { GameRecord } from '@/engine/index.ts';
import { GameContext, useGame } from '@/store/hooks.ts';
import type { Opponents } from '@/store/ports/opponents.ts';
import { type Sandbox, createSandboxTable } from '@/store/table/sandbox-table.ts';
import { AlertBar } from '@/features/alerts/AlertBar.tsx';
import styles from './GameScreen.module.css';

interface SandboxTableProps {
  readonly sandbox: Sandbox;
  readonly children: ReactNode;
}

/** Provides a sandbox table to the components inside, and pauses it when they unmount. */
export function SandboxTable({ sandbox: { table, hints }, children }: SandboxTableProps) {
  const game = useGame();
  const inside = useMemo(
    () => ({ ...game, table, hints, isSandbox: true as const }),
    [game, table, hints],
  );
  const { schedule } = table.store.getState().view;
  useEffect(() => {
    // It was paused while an analysis was over it.
    table.resume();
    return () => table.pause();
  }, [table]);
  return (
    <GameContext value={inside}>
      <div className={styles.played} data-single-round={schedule.length === 1}>
        <AlertBar />
        {children}
      </div>
    </GameContext>
  );
}

/** The position is fixed: opponents are never asked. */
const NOBODY: Opponents = {
  choose: () => new Promise(() => undefined),
  quick: () => null,
  delay: () => [0, 0],
};

interface FixedTableProps {
  /** Ends at the decision. */
  readonly record: GameRecord;
  readonly children: ReactNode;
}

/** A sandbox table that stays at one decision. Its children judge the choice and guard the table. */
export function FixedTable({ record, children }: FixedTableProps) {
  const { settings } = useGame();
  const sandbox = useMemo(
    () =>
      createSandboxTable(
        {
          clock: browserClock,
          randomness: cryptoRandomness,
          opponents: NOBODY,
          pace: () => ({ ...settings.getState(), autoPlay: false }),
        },
        record,
      ),
    [settings, record],
  );
  return <SandboxTable sandbox={sandbox}>{children}</SandboxTable>;
}
