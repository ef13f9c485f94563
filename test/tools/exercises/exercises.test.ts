import { describe, expect, it, test } from 'vitest';
import rows from '@/storage/exercises/positions.json';
import { type ExerciseRow, exerciseOf, storedExercises } from '@/storage/exercises/stored.ts';
import {
  type Command,
  PRESET_IDS,
  type Seed,
  allowed,
  toAct,
  isSameCommand,
} from '@/engine/index.ts';
import { SUBJECTS } from '@/store/exercise.ts';
import { advised } from '../../../tools/lib/adviser.ts';
import { newReviewer } from '../../../tools/lib/reviewer.ts';
import {
  canBeAbout,
  isAbout,
  isClear,
  bestChoices,
  stateOf,
  viewOf,
} from '../../../tools/exercises/proof.ts';

const exercises = (rows as readonly ExerciseRow[]).map(exerciseOf);

/** Fewer than a hint uses, and with another seed, so that results do not hinge on one sample. */
const DETERMINIZATIONS = 240;
const SEED: Seed = '616e6f74686572206368616e63652121';

/** The thresholds at which a review calls a choice costly. */
const WRONG = { points: 0.5, errors: 2.5 };

const has = (choices: readonly Command[], choice: Command): boolean =>
  choices.some((each) => isSameCommand(each, choice));

describe.each(SUBJECTS)('on the subject %s', (subject) => {
  const about = (rows as readonly ExerciseRow[]).filter((row) => row.subject === subject);

  it('are at least five, from at least three games', () => {
    expect(about.length).toBeGreaterThanOrEqual(5);
    expect(new Set(about.map(({ preset }) => preset)).size).toBeGreaterThanOrEqual(3);
    expect(PRESET_IDS).toEqual(expect.arrayContaining(about.map(({ preset }) => preset)));
  });

  it('leave the unusual trumps of Devil’s Bridge for last', () => {
    const presets = about.map(({ preset }) => preset);
    const unusual = presets.filter((preset) => preset === 'devils-bridge');
    expect(presets.slice(presets.length - unusual.length)).toEqual(unusual);
  });
});

it('every id is unique, and the game loads the same exercises', async () => {
  expect(new Set(exercises.map(({ id }) => id)).size).toBe(exercises.length);
  expect(await storedExercises()).toEqual(exercises);
});

describe('every exercise', () => {
  const { adviser } = newReviewer();

  test.each(exercises.map((each) => [each.id, each] as const))(
    '%s is the person’s to decide, about its subject, and has one clearly best answer',
    (_, { subject, record, right }) => {
      if (subject === 'own') throw new Error('not one of these');
      expect(toAct(stateOf(record))).toEqual([0]);
      const view = viewOf(record);
      const legal = allowed(view.choices);
      expect(right.every((choice) => has(legal, choice))).toBe(true);
      expect(legal.length).toBeGreaterThan(right.length);
      expect(canBeAbout(subject, record)).toBe(true);
      const advice = advised(adviser, view, DETERMINIZATIONS, SEED);
      if (advice === null) throw new Error('no advice');
      expect(bestChoices(advice)).toEqual(right);
      expect(isClear(advice, WRONG)).toBe(true);
      expect(isAbout(adviser, subject, record, advice)).toBe(true);
    },
  );

  it('has the answer with the most to say about it among equivalent cards', () => {
    const follow = exercises.find(({ right }) => right.length > 2);
    if (follow === undefined) throw new Error('none with cards that do the same');
    const { options, best } = advised(adviser, viewOf(follow.record), DETERMINIZATIONS, SEED) ?? {};
    const kinds = options?.[best ?? -1]?.facts.map(({ kind }) => kind);
    expect(kinds).toContain('lowest-winner');
  });

  it('fails the proof with a wrong answer or on another subject', () => {
    const dodge = exercises.find(({ subject }) => subject === 'dodge');
    if (dodge === undefined) throw new Error('none to dodge');
    const view = viewOf(dodge.record);
    const advice = advised(adviser, view, DETERMINIZATIONS, SEED);
    if (advice === null) throw new Error('no advice');
    const wrong = allowed(view.choices).filter((choice) => !has(dodge.right, choice));
    expect(bestChoices(advice)).not.toEqual(wrong.slice(0, 1));
    expect(canBeAbout('zero', dodge.record)).toBe(false);
    expect(isClear(advice, { points: 1000, errors: 0 })).toBe(false);
  });
});
