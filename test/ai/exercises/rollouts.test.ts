import { expect, test } from 'vitest';
import { type Effort, compareByRollouts } from '@/ai/exercises/rollouts.ts';
import { hardPolicy } from '@/ai/exercises/verify-answer.ts';
import {
  type Command,
  allowed,
  choicesOf,
  presetRules,
  randomStream,
  stateAfter,
} from '@/engine/index.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';

const SEED = '726f6c6c6f75747320616e6420626964';

const record = played(
  appHeader({
    ...presetRules('bugger-your-neighbor'),
    schedule: { shape: 'constant', low: 2, high: 2, turns: 1 },
  }),
  (state) => state.round.phase === 'bid' && allowed(choicesOf(state, 0)).length > 1,
);

/** Compares a bid of 1 with all others, and counts the decisions in rollouts. */
function compared(settled?: Effort['settled']) {
  let decisions = 0;
  const isRight = (choice: Command): boolean => choice.type === 'bid' && choice.bid === 1;
  const choices = allowed(choicesOf(stateAfter(record), 0));
  const { leads } = compareByRollouts(
    {
      record,
      seat: 0,
      right: choices.find(isRight) as Command,
      wrong: choices.filter((choice) => !isRight(choice)),
    },
    (view, rng) => {
      decisions += 1;
      return hardPolicy(view, rng);
    },
    { min: 80, max: 80, ...(settled && { settled }) },
    randomStream(SEED, 0),
    () => false,
  );
  return { decisions, leads };
}

test('a choice that is far behind is tried no further', () => {
  const [all, fewer] = [compared(), compared({ points: 1, errors: 3 })];
  expect(fewer.decisions).toBeLessThan(0.95 * all.decisions);
  // A bid of 2 with two cards.
  for (const { leads } of [all, fewer])
    expect(leads.slice(1).map(({ total }) => total.mean > 1)).toEqual([true]);
});
