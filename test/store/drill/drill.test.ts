import { describe, expect, it } from 'vitest';
import type { DrillAnswer } from '@/store/drill/answers.ts';
import { createDrill } from '@/store/drill/drill.ts';
import type { ChooseMove } from '@/store/table/computer-play.ts';
import { firstMove } from '../../support/store/table-bench.ts';

const CHOICE = { game: { kind: 'preset', preset: 'bugger-your-neighbor' }, cards: 3 } as const;
const NOW = 1_900_000_000_000;

/** A drill whose experts make the first legal move; with `isBroken` set they fail. */
function bench() {
  const experts = { isBroken: false, isSlow: false };
  let goOn = (): void => undefined;
  const choose: ChooseMove = async ({ view }, signal) => {
    if (experts.isSlow) await new Promise<void>((resolve) => void (goOn = resolve));
    signal.throwIfAborted();
    if (experts.isBroken) throw new Error('no opponents');
    return firstMove(view);
  };
  const randomness = { seed: () => '5'.repeat(32), fraction: () => 0.5 };
  const answers: DrillAnswer[] = [];
  const drill = createDrill({
    choose,
    randomness,
    now: () => NOW,
    onAnswer: (answer) => void answers.push(answer),
  });
  return {
    drill,
    experts,
    answers,
    state: drill.store.getState,
    /** Lets slow experts move, and be quick from now on. */
    hurry: (): void => {
      experts.isSlow = false;
      goOn();
    },
  };
}

describe('a hand of the drill', () => {
  it('is answered by a bid and its chance, and then played out', async () => {
    const { drill, state } = bench();
    await drill.deal(CHOICE);
    expect(state()).toMatchObject({ hand: { index: 0 }, bid: null, result: null });
    drill.takeBid(1);
    drill.takeBid(2);
    const played = drill.takeChance(40);
    expect(state()).toMatchObject({ bid: 2, chance: 40, result: 'playing' });
    await played;
    expect(state().result).toMatchObject({ cards: 3, bid: 2 });
  });

  it('keeps its bid once the chance is given', async () => {
    const { drill, state } = bench();
    await drill.deal(CHOICE);
    drill.takeBid(1);
    drill.takeBid(null);
    await drill.takeChance(40);
    expect(state()).toMatchObject({ bid: null, chance: null });
    drill.takeBid(1);
    await drill.takeChance(40);
    drill.takeBid(0);
    await drill.takeChance(90);
    expect(state()).toMatchObject({ bid: 1, chance: 40 });
  });

  const ANSWER: DrillAnswer = {
    at: NOW,
    preset: 'bugger-your-neighbor',
    name: null,
    cards: 3,
    bid: 2,
    chance: 10,
    made: true,
    expert: null,
    cost: null,
  };

  /** A bench whose hand was left while slow experts play it. */
  async function leftWhilePlayed() {
    const benched = bench();
    const { drill, experts } = benched;
    await drill.deal(CHOICE);
    drill.takeBid(2);
    experts.isSlow = true;
    void drill.takeChance(10);
    void drill.leave();
    return benched;
  }

  it.each(['before', 'after'])('gives its answer once, with advice %s the result', async (when) => {
    const { drill, answers } = bench();
    await drill.deal(CHOICE);
    drill.takeBid(2);
    const played = drill.takeChance(10);
    if (when === 'before') drill.judge(null);
    expect(answers).toEqual([]);
    await played;
    drill.judge(null);
    drill.judge(null);
    expect(answers).toEqual([ANSWER]);
  });

  it.each(['played', 'judged'])('that is left while it is %s still counts', async (when) => {
    const { drill, experts, answers, state, hurry } = bench();
    await drill.deal(CHOICE);
    drill.takeBid(2);
    experts.isSlow = when === 'played';
    const played = drill.takeChance(10);
    if (when === 'judged') await played;
    const left = drill.leave();
    expect(state()).toMatchObject({ hand: null, result: null });
    hurry();
    await left;
    expect(answers).toEqual([ANSWER]);
    expect(state()).toMatchObject({ hand: null, result: null });
  });

  it('that is left is played out before the next one is dealt', async () => {
    const { drill, answers, state, hurry } = await leftWhilePlayed();
    const dealt = drill.deal(CHOICE);
    hurry();
    await dealt;
    expect(answers).toEqual([ANSWER]);
    expect(state()).toMatchObject({ hand: { index: 1 }, bid: null, chance: null, result: null });
  });

  it('makes way for the next hand, which is unanswered', async () => {
    const { drill, state } = bench();
    await drill.deal(CHOICE);
    drill.takeBid(1);
    await drill.takeChance(40);
    const dealing = drill.deal(CHOICE);
    expect(state()).toMatchObject({ hand: { index: 0 }, bid: 1 });
    await dealing;
    expect(state()).toMatchObject({ hand: { index: 1 }, bid: null, chance: null, result: null });
  });

  it('that is left is given up when the next one is asked for twice', async () => {
    const { drill, answers, state, hurry } = await leftWhilePlayed();
    const dealt = [drill.deal(CHOICE), drill.deal(CHOICE)];
    hurry();
    await Promise.all(dealt);
    expect(answers).toEqual([]);
    expect(state().hand).toMatchObject({ index: 1 });
  });

  it('that is left while it is dealt never comes', async () => {
    const { drill, answers, state } = bench();
    const dealing = drill.deal(CHOICE);
    await drill.leave();
    await dealing;
    expect(state().hand).toBeNull();
    expect(answers).toEqual([]);
  });

  it('that is left before its chance is given does not count', async () => {
    const { drill, answers } = bench();
    await drill.deal(CHOICE);
    drill.takeBid(1);
    await drill.leave();
    expect(answers).toEqual([]);
  });

  it('says that it could not be dealt or played', async () => {
    const { drill, experts, answers, state } = bench();
    await drill.deal(CHOICE);
    drill.takeBid(1);
    experts.isBroken = true;
    await drill.takeChance(40);
    expect(state().result).toBe('failed');
    drill.judge(null);
    expect(answers).toEqual([]);
    await drill.deal(CHOICE);
    expect(state()).toMatchObject({ hand: null, hasFailed: true });
  });
});
