import { describe, expect, it } from 'vitest';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { familyOf } from '@/ai/net/loaded-nets.ts';
import { asShown, isAsGood, optionOf } from '@/engine/advice/index.ts';
import { type PresetId, isSameCommand, presetRules, viewFor } from '@/engine/index.ts';
import { gradeOf, isCostly } from '@/engine/review/index.ts';
import { newReviewer } from '../../../tools/lib/reviewer.ts';
import { decisionsIn, reviewed, someGame } from '../../support/ai/reviewed.ts';
import { runs } from '../../support/runs.ts';

/** Few enough that the hint is often wrong. */
const DETERMINIZATIONS = 24;

/** The decisions of a seat in the first round of a game of random moves, judged and hinted at. */
function* judgedAndHinted(preset: PresetId, seed: number) {
  const rules = presetRules(preset);
  const reviewer = newReviewer(familyOf(rules));
  const low = rules.sides === 'partners' ? 13 : 5;
  const game = someGame(
    { ...rules, schedule: { shape: 'constant', low, high: low, turns: 1 } },
    seed,
  );
  const { judgments } = reviewed(reviewer, game, 0, 1, DETERMINIZATIONS);
  for (const { commandIndex, state, command } of decisionsIn(game, 1, 0).decisions) {
    const judgment = judgments.find((each) => each.commandIndex === commandIndex);
    const hint = fullAdvice(reviewer.adviser, viewFor(state, 1), DETERMINIZATIONS);
    const own = hint?.options.find((option) => isSameCommand(option.command, command));
    if (judgment === undefined || hint === null || own === undefined) continue;
    yield { judgment, hint, own, best: hint.options[hint.best] };
  }
}

type Compared = ReturnType<typeof judgedAndHinted> extends Generator<infer T> ? T : never;
const kept = new Map<string, readonly Compared[]>();

/** The same, once for all tests: most of the time goes into the judgments. */
function hintsAndJudgments(preset: PresetId, seed: number): readonly Compared[] {
  const key = `${preset} ${seed}`;
  const compared = kept.get(key) ?? [...judgedAndHinted(preset, seed)];
  kept.set(key, compared);
  return compared;
}

describe.each(['bugger-your-neighbor', 'spades'] as const)('a review of %s', (preset) => {
  it('calls no choice costly that the hint calls the best or close, and names the choice of the hint', () => {
    let costly = 0;
    for (let seed = 0; seed < runs(5); seed++)
      for (const { judgment, hint, own, best } of hintsAndJudgments(preset, seed)) {
        if (!isCostly(gradeOf(judgment))) continue;
        costly++;
        // Regression: the hint said “Lean 0”, and the review “You bid 0; 1 was better”.
        expect(isAsGood(hint, own)).toBe(false);
        expect(judgment.best.command).toEqual(best?.command);
      }
    expect(costly).toBeGreaterThan(runs(2));
  });

  // Regression: “expected points 35 instead of 31”, where the hint had shown 29 and 32.
  it('has the figures of the hint', () => {
    for (let seed = 0; seed < runs(3); seed++)
      for (const { judgment, hint, own, best } of hintsAndJudgments(preset, seed)) {
        const shown = asShown(hint);
        const ofBest = judgment.cost === 0 ? own : best;
        expect(judgment.own.make).toBe((optionOf(shown, own.command) ?? own).make);
        expect(judgment.best.command).toEqual(ofBest?.command);
        expect(judgment.best.points).toBe((judgment.cost === 0 ? judgment.own : ofBest)?.points);
      }
  });
});

// Regression: “mistake, −1.6 points … expected points 9 instead of 10.8”
it('the cost of a choice is the difference of its points, and half of those of the others', () => {
  let costly = 0;
  for (let seed = 0; seed < runs(5); seed++)
    for (const { judgment } of hintsAndJudgments('bugger-your-neighbor', seed)) {
      if (!isCostly(gradeOf(judgment))) continue;
      costly++;
      const points = judgment.best.points - judgment.own.points;
      const others = judgment.best.others - judgment.own.others;
      expect(points - others / 2).toBeCloseTo(judgment.cost, 8);
    }
  expect(costly).toBeGreaterThan(runs(2));
});
