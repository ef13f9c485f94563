import { vi } from 'vitest';
import { type Command, HUMAN, cards, presetRules } from '@/engine/index.ts';
import { type Position, type PositionMove } from '@/engine/position/index.ts';
import { quickMove } from '@/ai/heuristic/quick-move.ts';
import { type AnalysisPorts, createAnalysis } from '@/store/analysis/analysis.ts';
import type { MoveRequest } from '@/store/ports/opponents.ts';

export const SEED = '00000000000000000000000000000abc';

/** Three cards; the viewer at seat 0 bids and leads first. */
export const START: Position = {
  rules: presetRules('bugger-your-neighbor', 4),
  seats: [
    { name: '', player: HUMAN },
    { name: 'Rufus', player: 'easy' },
    { name: 'Odile', player: 'medium' },
    { name: 'Bram', player: 'hard' },
  ],
  seat: 0,
  index: 7,
  dealer: 3,
  past: [],
  totals: null,
  turned: '2S',
  openCard: null,
  hands: [cards('AS KH 4D'), [], [], []],
  moves: [],
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
