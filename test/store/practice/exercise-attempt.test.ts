import { describe, expect, it } from 'vitest';
import type { Command, Option } from '@/engine/index.ts';
import type { Exercise } from '@/engine/exercise/index.ts';
import {
  NEW_ATTEMPT,
  isAnswered,
  isRightChoice,
  withAnswerShown,
  withChoice,
} from '@/store/practice/exercise-attempt.ts';
import { defaultHeader } from '../../../tools/lib/played-games.ts';
import { adviceWith } from '../../support/advice.ts';

const bid = (tricks: number): Command => ({ type: 'bid', seat: 0, bid: tricks });

const exercise = (subject: Exercise['subject']): Exercise => ({
  id: 'one',
  subject,
  preset: null,
  grade: null,
  record: { header: defaultHeader(), commands: [] },
  right: [bid(2)],
  rating: null,
});

const option = (tricks: number, cost: number, costError: number): Option => ({
  command: bid(tricks),
  cost,
  costError,
  make: 0.5,
  short: 0,
  points: 5,
  others: 5,
  error: 0.1,
  facts: [],
});

/** Advice in which 3 costs too little to tell it from 2, and 4 costs much. */
const ADVICE = adviceWith([option(2, 0, 0), option(3, 0.1, 0.2), option(4, 5, 0.2)]);

describe('a right choice', () => {
  it('is the stored answer, with or without advice', () => {
    expect(isRightChoice(exercise('dodge'), null, bid(2))).toBe(true);
    expect(isRightChoice(exercise('own'), null, bid(2))).toBe(true);
    expect(isRightChoice(exercise('dodge'), ADVICE, bid(3))).toBe(false);
  });

  it('is in positions of the player’s own games also one as good as the answer', () => {
    expect(isRightChoice(exercise('own'), null, bid(3))).toBe(false);
    expect(isRightChoice(exercise('own'), ADVICE, bid(3))).toBe(true);
    expect(isRightChoice(exercise('own'), ADVICE, bid(4))).toBe(false);
    expect(isRightChoice(exercise('own'), ADVICE, bid(7))).toBe(false);
  });
});

it('goes on after a wrong choice, and ends with a right one or the answer', () => {
  expect(isAnswered(NEW_ATTEMPT)).toBe(false);
  const wrong = withChoice(NEW_ATTEMPT, bid(4), false);
  expect(wrong).toEqual({ status: 'wrong', choice: bid(4), tries: 1 });
  expect(isAnswered(wrong)).toBe(false);
  expect(withChoice(wrong, bid(2), true)).toEqual({ status: 'right', choice: bid(2), tries: 2 });
  expect(isAnswered(withChoice(wrong, bid(2), true))).toBe(true);
  expect(withAnswerShown(wrong)).toEqual({ status: 'shown', choice: bid(4), tries: 1 });
  expect(isAnswered(withAnswerShown(wrong))).toBe(true);
});
