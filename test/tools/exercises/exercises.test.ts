import { describe, expect, it, test } from 'vitest';
import lines from '@/storage/exercises/positions.json';
import { exerciseOf, storedExercises } from '@/storage/exercises/stored-exercises.ts';
import {
  type Command,
  type Seed,
  allowed,
  isSameCommand,
  toAct,
  stateAfter,
} from '@/engine/index.ts';
import { type Exercise, GRADES, SUBJECTS, type Subject } from '@/engine/exercise/index.ts';
import { HABITS, habitsThatSolve } from '@/ai/exercises/habits.ts';
import { bestChoices, canBeAbout, isClear, viewOf } from '@/ai/exercises/proof-criteria.ts';
import { MAX_HABIT_SHARE, bestHabit } from '@/ai/exercises/habit-share.ts';
import { type Candidate, inOrder, withoutHabits } from '../../../tools/exercises/selection.ts';
import { exercisePosition } from '@/ai/exercises/subjects.ts';
import { namedChoices } from '@/engine/advice/index.ts';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { newAdviser } from '../../../tools/lib/adviser.ts';
import { sample } from '../../support/runs.ts';

const exercises = lines.map(exerciseOf);
const about = (subject: Subject): Exercise[] =>
  exercises.filter((each) => each.subject === subject);

/** A few determinizations with a seed that the search did not use. */
const DETERMINIZATIONS = 96;
const SEED: Seed = '616e6f74686572206368616e63652121';

const isIn =
  (choices: readonly Command[]) =>
  (choice: Command): boolean =>
    choices.some((each) => isSameCommand(each, choice));

const players = ({ record }: Exercise): number => record.header.rules.players;
const handSize = ({ record }: Exercise): number => {
  const { high } = record.header.rules.schedule;
  return typeof high === 'number' ? high : 0;
};
const isDefaultGame = (each: Exercise): boolean =>
  each.preset === 'bugger-your-neighbor' && players(each) === 4;

/** What selection reads of an exercise. */
const asSolvedBy = (habits: readonly string[]): Candidate => ({
  habits,
  difficulty: 0,
  preset: 'canadian',
  players: 4,
});

describe.each(SUBJECTS)('on the subject %s', (subject) => {
  const these = about(subject);

  it('no habit solves more than three of five', () => {
    const solved = these.map((each) => ({
      habits: habitsThatSolve(viewOf(each.record), isIn(each.right)),
    }));
    expect(these.length).toBeGreaterThanOrEqual(5);
    expect(bestHabit(solved)).toBeLessThanOrEqual(MAX_HABIT_SHARE);
  });

  it('begin in the default game if it has the subject, and become harder', () => {
    const [first, ...rest] = these;
    if (first === undefined) throw new Error('none');
    expect(isDefaultGame(first)).toBe(these.some(isDefaultGame));
    const grades = rest.map(({ grade }) => GRADES.findIndex((each) => each === grade));
    expect(grades).toEqual(grades.toSorted((one, other) => one - other));
  });
});

it('every id is unique, and the game loads the same exercises', async () => {
  expect(new Set(exercises.map(({ id }) => id)).size).toBe(exercises.length);
  expect(await storedExercises()).toEqual(exercises);
});

it('refuses a line that the search cannot have written', () => {
  const [line = ''] = lines;
  expect(() => exerciseOf(line.replace(/^\w+/, 'whist'))).toThrow('no such exercise');
  expect(() => exerciseOf(`${line}!`)).toThrow('unreadable moves');
});

it('hands of all sizes come up', () => {
  const sizes = new Set(exercises.map(handSize));
  for (let size = 1; size <= 13; size++) expect(sizes).toContain(size);
});

describe('every exercise', () => {
  const adviser = newAdviser();

  test.each(SUBJECTS)('on the subject %s is the person’s to decide, and about it', (subject) => {
    for (const { record, right } of about(subject)) {
      expect(toAct(stateAfter(record))).toContain(0);
      const legal = allowed(viewOf(record).choices);
      expect(right.every(isIn(legal))).toBe(true);
      expect(legal.length).toBeGreaterThan(right.length);
      expect(canBeAbout(subject, record)).toBe(true);
    }
  });

  // A sample, except with TEST_RUNS=4, as after a change of the nets, of advice or of the exercises.
  test.each(sample(exercises, 4).map((each) => [each.id, each] as const))(
    '%s has that answer, and its hint names no other choice as equally good',
    (_, { record, right }) => {
      const advice = fullAdvice(adviser, viewOf(record), DETERMINIZATIONS, SEED);
      if (advice === null) throw new Error('no advice');
      expect(bestChoices(advice)).toEqual(right);
      const named = namedChoices(advice) ?? [];
      expect(named.map(({ command }) => command).filter((each) => !isIn(right)(each))).toEqual([]);
    },
  );

  it('has the answer with the most to say about it among equivalent cards', () => {
    const follow = about('follow').find(({ right }) => right.length > 2);
    if (follow === undefined) throw new Error('none with cards that do the same');
    const { options, best } =
      fullAdvice(adviser, viewOf(follow.record), DETERMINIZATIONS, SEED) ?? {};
    expect(options?.[best ?? -1]?.facts.length).toBeGreaterThan(0);
  });

  it('fails the proof with a wrong answer or on another subject', () => {
    const [dodge] = about('dodge');
    if (dodge === undefined) throw new Error('none to dodge');
    const view = viewOf(dodge.record);
    const advice = fullAdvice(adviser, view, DETERMINIZATIONS, SEED);
    if (advice === null) throw new Error('no advice');
    const wrong = allowed(view.choices).filter((choice) => !isIn(dodge.right)(choice));
    expect(bestChoices(advice)).not.toEqual(wrong.slice(0, 1));
    expect(canBeAbout('zero', dodge.record)).toBe(false);
    expect(isClear(advice, { points: 1000, errors: 0 })).toBe(false);
  });
});

describe('the selection', () => {
  it('notices a habit that solves too much', () => {
    const lowest = Array.from({ length: 10 }, (_, at) => asSolvedBy(at < 7 ? ['lowest card'] : []));
    expect(bestHabit(lowest)).toBe(0.7);
    // Planted: if the lowest card were always right, the habit would be found.
    const planted = about('follow').map(({ record }) => {
      const view = viewOf(record);
      const position = exercisePosition(view);
      const lowest = position === null ? null : HABITS['lowest card']?.(position);
      return { habits: habitsThatSolve(view, isIn(lowest == null ? [] : [lowest])) };
    });
    expect(bestHabit(planted)).toBeGreaterThan(MAX_HABIT_SHARE);
  });

  it('leaves out no more than it must', () => {
    const found = Array.from({ length: 8 }, (_, at) => asSolvedBy(at < 6 ? ['lowest card'] : []));
    expect(withoutHabits(found)).toHaveLength(5);
    expect(bestHabit(withoutHabits(found))).toBe(0.6);
    const fine = found.slice(3);
    expect(withoutHabits(fine)).toEqual(fine);
  });

  it('orders by difficulty, with the default game first', () => {
    const of = (preset: string, difficulty: number): Candidate => ({
      ...asSolvedBy([]),
      preset,
      difficulty,
    });
    const [easy, odd, known, hard] = [
      of('canadian', 0.1),
      of('devils-bridge', 0),
      of('bugger-your-neighbor', 0.5),
      of('canadian', 0.9),
    ];
    expect(inOrder([hard, odd, known, easy])).toEqual([known, easy, odd, hard]);
  });
});
