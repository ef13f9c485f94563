import { describe, expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import { chooseMove } from '@/ai/heuristic/choose-move.ts';
import type { HeuristicLevel } from '@/ai/heuristic/levels.ts';
import { type PlayerView, type PresetId, presetRules, viewFor } from '@/engine/index.ts';
import { newGameWith } from '../../tools/lib/games.ts';
import { createPicker } from '../../tools/lib/random-play.ts';
import { turnsOf } from '../../tools/lib/tables.ts';

const PRESETS: readonly PresetId[] = ['bugger-your-neighbor', 'nomination-whist', 'spades'];

/** The views of all bids in a game of the preset. */
const biddersIn = (preset: PresetId): PlayerView[] =>
  [...turnsOf(newGameWith(presetRules(preset)), createPicker(8))]
    .filter(({ state }) => state.round.phase === 'bid')
    .map(({ state, seat }) => viewFor(state, seat));

/** The bid of a level, by the number of a random source. */
function bidOf(view: PlayerView, level: HeuristicLevel, number: number): number {
  const seed = number.toString(16).padStart(32, '0');
  const move = chooseMove(view, level, decisionRng(seed, view));
  return move.type === 'bid' ? move.bid : NaN;
}

describe.each(PRESETS)('in %s', (preset) => {
  it('a level misjudges a hand by one trick at most', () => {
    const errors = biddersIn(preset).flatMap((view) => {
      // Hard makes no errors, whatever the random source.
      const right = bidOf(view, 'hard', 1);
      return (['easy', 'medium'] as const).flatMap((level) =>
        [1, 2, 3].map((number) => bidOf(view, level, number) - right),
      );
    });
    expect(new Set(errors)).toEqual(new Set([-1, 0, 1]));
  });
});
