import { describe, expect, it } from 'vitest';
import {
  type Command,
  type GameState,
  choicesOf,
  fold,
  rankValue,
  suitOf,
  toAct,
  viewFor,
  STANDARD_RANKING,
} from '@/engine/index.ts';
import { knowledgeOf } from '@/engine/advice/index.ts';
import { LESSON_COMMANDS, LESSON_HEADER, LESSON_STEPS, createLesson } from '@/store/lesson.ts';
import type { Pace } from '@/store/table/pace.ts';
import { manualClock } from '../support/store/manual-clock.ts';
import { settle } from '../support/store/table-bench.ts';

/** The state after so many of the script's commands. */
function after(count: number): GameState {
  const state = fold({ header: LESSON_HEADER, commands: LESSON_COMMANDS.slice(0, count) });
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
}

/** Indices of the human's decisions in the script: the bid, then the cards. */
const OWN = LESSON_COMMANDS.flatMap((command, at) =>
  command.type !== 'deal' && command.seat === 0 ? [at] : [],
);

/** The human's choices at that decision, legal or not. */
const choicesAt = (at: number) => choicesOf(after(at), 0);

describe('the tutorial’s round', () => {
  it('is legal to its end, with the intended results', () => {
    const { round, past } = after(LESSON_COMMANDS.length);
    expect(round.phase).toBe('over');
    expect(past[0]).toMatchObject({ bids: [2, 1, 0, 1], tricks: [2, 1, 0, 0] });
    expect(past[0]?.points).toEqual([12, 11, 10, 0]);
  });

  it('has the hook at the human’s bid', () => {
    const closed = choicesAt(OWN[0] ?? 0).filter(({ refusal }) => refusal !== null);
    expect(closed).toMatchObject([{ command: { bid: 1 }, refusal: { kind: 'hook' } }]);
  });

  it('has one card that follows suit, and others that are dimmed', () => {
    const open = choicesAt(OWN[1] ?? 0).map(({ refusal }) => refusal?.kind ?? 'open');
    expect(open.toSorted()).toEqual(['must-follow', 'must-follow', 'open']);
  });

  it('has two winning trumps, of which only the ace should be saved', () => {
    const at = OWN[2] ?? 0;
    const view = viewFor(after(at), 0);
    const [low, ace] = choicesAt(at)
      .flatMap(({ command }) => (command.type === 'play' ? [command.card] : []))
      .toSorted(
        (a, b) => rankValue(a as 'AS', STANDARD_RANKING) - rankValue(b as 'AS', STANDARD_RANKING),
      ) as ['6H', 'AH'];
    expect([low, ace]).toEqual(['6H', 'AH']);
    if (view.round.phase !== 'play') throw new Error('not in play');
    expect(view.round.trick.cards.some((card) => suitOf(card) === 'H')).toBe(false);
    expect(toAct(after(at + 1))).toEqual([0]);
    const higher = knowledgeOf(view, view.round).unseen.filter(
      (card) =>
        suitOf(card) === 'H' &&
        rankValue(card, STANDARD_RANKING) > rankValue(low, STANDARD_RANKING),
    );
    expect(higher).not.toEqual([]);
    const wasted = fold({
      header: LESSON_HEADER,
      commands: [
        ...LESSON_COMMANDS.slice(0, at),
        { type: 'play', seat: 0, card: ace },
        { type: 'play', seat: 0, card: low },
        ...LESSON_COMMANDS.slice(at + 2),
      ] as Command[],
    });
    expect(wasted.ok && wasted.value.past[0]?.tricks[0]).toBe(1);
  });
});

const PACE: Pace = { speed: 'normal', trickPause: 1000, autoPlay: true };

function bench(pace = PACE) {
  const time = manualClock();
  const lesson = createLesson({
    clock: time.clock,
    randomness: { seed: () => 'a'.repeat(32), fraction: () => 0.5 },
    pace: () => pace,
  });
  const steps = [lesson.store.getState().step];
  lesson.store.subscribe(({ step }) => {
    if (step !== steps.at(-1)) steps.push(step);
  });
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 250) {
      await settle();
      time.pass(250);
    }
    await settle();
  };
  return {
    lesson,
    steps,
    pass,
    step: () => lesson.store.getState().step,
    decide: (at: number) => lesson.table.decide(LESSON_COMMANDS[OWN[at] ?? 0] as Command),
  };
}

/** Longer than anything at the table takes without the human, in ms. */
const AGES = 20_000;

describe('the tutorial', () => {
  it('goes through all steps in order, and waits at those of the human', async () => {
    const { lesson, steps, pass, step, decide } = bench();
    await pass(AGES);
    expect(step()).toBe('welcome');
    lesson.deal();
    await pass(AGES);
    expect(step()).toBe('trump');
    lesson.next();
    await pass(AGES);
    expect(step()).toBe('hook');
    lesson.next();
    for (const [at, own] of (['bid', 'follow', 'ruff', 'lead'] as const).entries()) {
      await pass(AGES);
      expect(step()).toBe(own);
      decide(at);
    }
    await pass(AGES);
    expect(step()).toBe('over');
    expect(steps).toEqual(LESSON_STEPS);
  });

  it('cannot be skipped while there is something to read', async () => {
    const { lesson, pass, step } = bench();
    lesson.deal();
    await pass(AGES);
    for (let tap = 0; tap < 5; tap++) lesson.table.skip();
    await pass(AGES);
    expect(step()).toBe('trump');
    expect(lesson.table.store.getState().view.round).toMatchObject({
      bids: [null, null, null, null],
    });
  });

  it('explains a wrong choice without applying it, then accepts the right one', async () => {
    const { lesson, pass, step, decide } = bench();
    lesson.deal();
    lesson.next();
    await pass(AGES);
    lesson.next();
    const slip = () => lesson.store.getState().slip;
    const before = lesson.table.record();
    lesson.table.decide({ type: 'bid', seat: 0, bid: 0 });
    expect(slip()).toBe('too-few');
    lesson.table.decide({ type: 'bid', seat: 0, bid: 3 });
    expect(slip()).toBe('too-many');
    expect(lesson.table.record()).toEqual(before);
    decide(0);
    await pass(AGES);
    decide(1);
    await pass(AGES);
    expect([step(), slip()]).toEqual(['ruff', null]);
    lesson.table.decide({ type: 'play', seat: 0, card: 'AH' });
    expect([step(), slip()]).toEqual(['ruff', 'wasteful']);
    decide(2);
    await pass(AGES);
    expect([step(), slip()]).toEqual(['lead', null]);
  });

  it('has less than half a minute of waiting at normal speed', async () => {
    const { lesson, pass, step, decide } = bench();
    let waited = 0;
    const until = async (wanted: string): Promise<void> => {
      for (; step() !== wanted && waited < 120_000; waited += 250) await pass(250);
    };
    lesson.deal();
    await until('trump');
    lesson.next();
    await until('hook');
    lesson.next();
    for (const [at, own] of (['bid', 'follow', 'ruff', 'lead'] as const).entries()) {
      await until(own);
      decide(at);
    }
    await until('over');
    expect(waited).toBeLessThan(30_000);
  });
});
