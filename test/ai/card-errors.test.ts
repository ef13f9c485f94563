import { describe, expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import { chooseMove } from '@/ai/heuristic/choose-move.ts';
import type { HeuristicLevel } from '@/ai/heuristic/levels.ts';
import { type PlayerView, presetRules, viewFor } from '@/engine/index.ts';
import { newGameWith, seedOf } from '../../tools/lib/games.ts';
import { createPicker } from '../../tools/lib/random-play.ts';
import { turnsOf } from '../../tools/lib/tables.ts';

/** The views of cards in two rounds of ten and nine cards. */
const views: readonly PlayerView[] = [
  ...turnsOf(newGameWith(presetRules('bugger-your-neighbor')), createPicker(8)),
]
  .filter(({ state }) => state.round.phase === 'play' && state.past.length < 2)
  .map(({ state, seat }) => viewFor(state, seat));

/** The cards that a level plays with different random numbers, as "rank suit". */
function cardsOf(view: PlayerView, level: HeuristicLevel): string[] {
  const played = Array.from({ length: 12 }, (_, number) => {
    const seed = seedOf(number);
    const move = chooseMove(view, level, decisionRng(seed, view));
    return move.type === 'play' ? move.card : '';
  });
  return [...new Set(played)];
}

/** Whether two cards of a suit are played. */
function erredWithinSuit(view: PlayerView, level: HeuristicLevel): boolean {
  const suits = cardsOf(view, level).map((card) => card.charAt(1));
  return new Set(suits).size < suits.length;
}

describe('the errors of a level', () => {
  it('make medium play another suit, but never another card of the suit', () => {
    expect(views.length).toBeGreaterThan(70);
    expect(views.filter((view) => erredWithinSuit(view, 'medium'))).toEqual([]);
    expect(views.some((view) => cardsOf(view, 'medium').length > 1)).toBe(true);
  });

  it('make easy play another card of the suit, too', () => {
    expect(views.some((view) => erredWithinSuit(view, 'easy'))).toBe(true);
  });
});
