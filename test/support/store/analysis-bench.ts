import { vi } from 'vitest';
import { type Command, HUMAN } from '@/engine/index.ts';
import { type Position, type PositionMove } from '@/engine/position/index.ts';
import { quickMove } from '@/ai/heuristic/quick-move.ts';
import { type AnalysisPorts, createAnalysis } from '@/store/analysis/analysis.ts';
import type { MoveRequest } from '@/store/ports/opponents.ts';
import { threeCards } from '../engine/three-cards.ts';

export const SEED = '00000000000000000000000000000abc';

/** Three cards against opponents of each level. */
export const START: Position = {
  ...threeCards(),
  seats: [
    { name: '', player: HUMAN },
    { name: 'Rufus', player: 'easy' },
    { name: 'Odile', player: 'medium' },
    { name: 'Bram', player: 'hard' },
  ],
};

/** Plays as the heuristic does. */
export const quick = async ({ view }: MoveRequest): Promise<Command> => quickMove(view) as Command;

/** An analysis table at a position, and its adviser. */
export function bench(start: Partial<Position> = {}, ports: Partial<AnalysisPorts> = {}) {
  const advise = vi.fn<AnalysisPorts['advisers']['advise']>(() => Promise.resolve(null));
  const made = createAnalysis(
    { ...START, ...start },
    {
      advisers: { getReady: () => undefined, advise },
      choose: quick,
      seed: () => SEED,
      title: null,
      ...ports,
    },
  );
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return { analysis: made.value, advise };
}

export const bid = (seat: number, tricks: number): PositionMove => ({
  type: 'bid',
  seat,
  bid: tricks,
});
