import { describe, expect, test } from 'vitest';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { habitsThatSolve } from '@/ai/exercises/habits.ts';
import { PositionMaker } from '@/ai/exercises/position-maker.ts';
import { bestChoices, canBeAbout, viewOf } from '@/ai/exercises/proof-criteria.ts';
import { isAmong } from '@/ai/exercises/prove.ts';
import { compareByRollouts } from '@/ai/exercises/rollouts.ts';
import { exercisePosition, isSunk } from '@/ai/exercises/subjects.ts';
import { expertPolicy } from '@/ai/exercises/verify-answer.ts';
import { runSteps } from '@/ai/steps.ts';
import {
  type Command,
  type Seed,
  allowed,
  randomStream,
  stateAfter,
  toAct,
} from '@/engine/index.ts';
import type { PositionRequest, Subject } from '@/engine/exercise/index.ts';
import { lineOf } from '@/storage/exercises/stored-exercises.ts';
import { encodeMoves } from '@/storage/formats/moves.ts';
import { practiceDeal, presetGameOf } from '@/store/practice/practice-games.ts';
import { puzzleRequest } from '@/store/practice/training-supply.ts';
import { newAdviser } from '../../../tools/lib/adviser.ts';
import { netsFrom } from '../../../tools/lib/player.ts';

const adviser = newAdviser();
const soloNets = netsFrom('solo');
const makers = {
  solo: new PositionMaker(adviser, soloNets),
  sides: new PositionMaker(adviser, netsFrom('sides')),
};

const PUZZLES = {
  '2026-11-24': 'dodge canadian 4 3 207810051 easy AAQBRASBTAgyhniojr gN',
  '2026-11-25': 'last trump-rotation 4 5 207820005 easy AATCQBRCSBjkgAhciIipjogyhChDiXjEgujU gZ',
  '2026-12-07':
    'ruff trump-rotation 4 6 207940011 medium AATBQCRASCjAgGhDiMiZjrgShWiCjvgJhVgdhaibjijc gs',
};

/** A few determinizations with a seed that the proof does not use. */
const DETERMINIZATIONS = 96;
const SEED: Seed = '616e6f74686572206368616e63652122';

const requestFor = (subject: Subject, firstDeal = 777_000): PositionRequest => {
  const { header, subjects, sizes } = practiceDeal(presetGameOf('bugger-your-neighbor'), subject);
  return { header, subjects, sizes, firstDeal, recent: [] };
};

test.each(['ruff', 'dodge', 'last'] as const)(
  'a position on the subject %s is the person’s to decide, about its subject, and has that answer under another seed',
  (subject) => {
    const { record, right } = runSteps(makers.solo.making(requestFor(subject)));
    expect(toAct(stateAfter(record))).toContain(0);
    expect(canBeAbout(subject, record)).toBe(true);
    const advice = fullAdvice(adviser, viewOf(record), DETERMINIZATIONS, SEED);
    expect(advice === null ? null : bestChoices(advice)).toEqual(right);
  },
);

test('an answer on the forehead is right among experts as well, who bid unlike hard players', () => {
  // In the first deal from here the answer was right among hard players alone.
  const { header, subjects, sizes } = practiceDeal(presetGameOf('canadian'), 'forehead');
  const request = { header, subjects, sizes, firstDeal: 14_280_000, recent: [] };
  const { record, right } = runSteps(makers.solo.making(request));
  const wrong = allowed(viewOf(record).choices).filter((choice) => !isAmong(right)(choice));
  const { leads } = compareByRollouts(
    { record, seat: 0, right: right[0] as Command, wrong },
    expertPolicy(() => soloNets),
    { min: 120, max: 120 },
    randomStream(SEED, 0),
    () => false,
  );
  expect(leads.every(({ total }) => total.mean > 2 * total.error)).toBe(true);
});

test('a bid to sink is sought only where the player’s own is already missed', () => {
  // From this deal on one is found soon.
  const { record, subject } = runSteps(makers.solo.making(requestFor('spoil', 779_000)));
  expect(subject).toBe('spoil');
  const position = exercisePosition(viewOf(record));
  expect(position !== null && isSunk(position)).toBe(true);
});

test('a search for a subject that the rules do not have ends', () => {
  const { header } = practiceDeal(presetGameOf('bugger-your-neighbor'), 'trump');
  const request = { ...requestFor('trump'), header, sizes: [1, 1] as const };
  expect(() => runSteps(makers.solo.making(request))).toThrow('no position');
});

test('a habit that solves too many of the latest positions does not solve the next one', () => {
  const recent = Array.from({ length: 10 }, () => ['the quick player']);
  const made = runSteps(makers.solo.making({ ...requestFor('last'), recent }));
  expect(made.habits).not.toContain('the quick player');
  expect(habitsThatSolve(viewOf(made.record), isAmong(made.right))).toEqual(made.habits);
});

test('steps are short, so that a thread can answer messages, and follow from the request alone', () => {
  const request = requestFor('last');
  const steps = makers.solo.making(request);
  let count = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) count += 1;
  expect(count).toBeGreaterThan(20);
  expect(runSteps(makers.solo.making(request))).toEqual(step.value);
});

/** The puzzle of a day as a line. */
function puzzleOf(day: string) {
  const { deal, firstDeal } = puzzleRequest(day);
  const { header, subjects, sizes } = deal;
  const made = runSteps(makers.solo.making({ header, subjects, sizes, firstDeal, recent: null }));
  const moves = encodeMoves(made.record.commands);
  const { game } = deal;
  if (game.kind !== 'preset') throw new Error('a puzzle of no preset');
  const { players } = header.rules;
  const parts = {
    ...made,
    seed: made.deal,
    preset: game.preset,
    players,
    moves,
    right: encodeMoves(made.right),
  };
  return { made, line: lineOf(parts) };
}

// Players compare the puzzle of a day, so it must not depend on anything but the date. New nets may change these.
describe('the daily puzzle', () => {
  test.each(Object.entries(PUZZLES))('of %s is the same everywhere', (day, line) => {
    const found = puzzleOf(day);
    expect(found.line).toBe(line);
    expect(found.made.habits).not.toContain('the quick player');
  });
});
