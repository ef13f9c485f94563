import { expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import { chooseMove } from '@/ai/heuristic/choose-move.ts';
import { presetRules, viewFor } from '@/engine/index.ts';
import { AI_SEED, after, newGameWith } from '../../../tools/lib/games.ts';
import { withStanding } from '../../../tools/lib/positions.ts';

/** The declaration of seat 1, which declares first, with these totals of its side and the other. */
function answerAt(own: number, theirs: number): unknown {
  const game = newGameWith(presetRules('spades'), { firstDealer: 3 });
  const view = viewFor(after(withStanding(game, { totals: [theirs, own] }), { type: 'deal' }), 1);
  return chooseMove(view, 'hard', decisionRng(AI_SEED, view));
}

// From 1,000 games each among four hard players, with and without a blind nil on the same deals.
it.each([
  ['it would bring the side to the others, who are about to win', 380, 480, true],
  ['it would still do so', 330, 480, true],
  ['it would, one round before', 290, 440, true],
  ['the opponents win even if it is made', 200, 480, false],
  ['it gains nothing', 300, 490, false],
  ['there is time to catch up', 250, 350, false],
])('a blind nil where %s', (_, own, theirs, blindNil) => {
  expect(answerAt(own, theirs)).toEqual({ type: 'declare', seat: 1, blindNil });
});
