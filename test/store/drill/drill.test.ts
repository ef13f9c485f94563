import { describe, expect, it } from 'vitest';
import { createDrill } from '@/store/drill/drill.ts';
import type { ChooseMove } from '@/store/table/computer-play.ts';
import { firstMove } from '../../support/store/table-bench.ts';

const CHOICE = { game: { kind: 'preset', preset: 'bugger-your-neighbor' }, cards: 3 } as const;
const NOW = 1_900_000_000_000;

/** A drill whose experts make the first legal move; with `isBroken` set they fail. */
function bench() {
  const experts = { isBroken: false };
  const choose: ChooseMove = async ({ view }) => {
    if (experts.isBroken) throw new Error('no opponents');
    return firstMove(view);
  };
  const randomness = { seed: () => '5'.repeat(32), fraction: () => 0.5 };
  const drill = createDrill({ choose, randomness, now: () => NOW });
  return { drill, experts, state: drill.store.getState };
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

  it('gives its answer once, when the result is known', async () => {
    const { drill } = bench();
    await drill.deal(CHOICE);
    drill.takeBid(2);
    const played = drill.takeChance(10);
    expect(drill.answer(null)).toBeNull();
    await played;
    expect(drill.answer(null)).toEqual({
      at: NOW,
      preset: 'bugger-your-neighbor',
      name: null,
      cards: 3,
      bid: 2,
      chance: 10,
      made: true,
      expert: null,
      cost: null,
    });
    expect(drill.answer(null)).toBeNull();
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

  it('that is left while it is dealt or played never comes', async () => {
    const { drill, state } = bench();
    const dealing = drill.deal(CHOICE);
    drill.leave();
    await dealing;
    expect(state().hand).toBeNull();
    await drill.deal(CHOICE);
    drill.takeBid(1);
    const played = drill.takeChance(40);
    drill.leave();
    await played;
    expect(state()).toMatchObject({ hand: null, result: null });
  });

  it('says that it could not be dealt or played', async () => {
    const { drill, experts, state } = bench();
    await drill.deal(CHOICE);
    drill.takeBid(1);
    experts.isBroken = true;
    await drill.takeChance(40);
    expect(state().result).toBe('failed');
    expect(drill.answer(null)).toBeNull();
    await drill.deal(CHOICE);
    expect(state()).toMatchObject({ hand: null, hasFailed: true });
  });
});
