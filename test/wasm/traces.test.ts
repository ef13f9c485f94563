import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openCore } from '@/ai/net/core.ts';
import { trumpNumber } from '@/ai/heuristic/card-sets.ts';
import { cardNumber } from '@/ai/net/position.ts';
import { type Card, suitOf } from '@/engine/index.ts';
import { legalCards } from '../../tools/soak/against-engine.ts';

/** A deal of an independent engine, with what was legal at every card. */
interface Trace {
  readonly players: number;
  readonly handSize: number;
  readonly dealer?: number;
  readonly firstBidder?: number;
  readonly turnUp?: Card | null;
  readonly hands: readonly (readonly Card[])[];
  readonly plays: readonly (readonly [seat: number, card: Card, legal: readonly Card[]])[];
  readonly winners: readonly number[];
}

const traces = (name: string): Trace[] =>
  readFileSync(`test/tools/conformance/vectors/traces/${name}.jsonl`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Trace);

describe.each(['oh-hell', 'spades'])('the simulation plays every trace of %s', (name) => {
  const core = openCore();
  const all = traces(name);

  it('with the same legal cards and the same winners', () => {
    expect(all.length).toBeGreaterThan(10);
    for (const trace of all) {
      const { players, handSize, hands, plays, winners, turnUp = null } = trace;
      const spades = name === 'spades';
      core.begin(
        players,
        handSize,
        trumpNumber(spades ? 'S' : turnUp ? suitOf(turnUp) : 'N'),
        trace.firstBidder ?? ((trace.dealer ?? 0) + 1) % players,
        turnUp === null ? -1 : cardNumber(turnUp, {}),
      );
      if (spades) core.requireBreaking();
      for (const [seat, hand] of hands.entries())
        for (const card of hand) core.hold(seat, cardNumber(card, {}));
      core.beginHistory();
      const taken = new Array<number>(players).fill(0);
      for (const [index, [seat, card, legal]] of plays.entries()) {
        expect(core.turn.value).toBe(seat);
        expect(legalCards(core)).toEqual(
          legal.map((each) => cardNumber(each, {})).toSorted((a, b) => a - b),
        );
        core.replay(cardNumber(card, {}));
        const trick = (index + 1) / players - 1;
        const winner = winners[trick];
        if (winner !== undefined) taken[winner] = (taken[winner] ?? 0) + 1;
      }
      expect([...new Int32Array(core.memory.buffer, core.tricksAt.value, players)]).toEqual(taken);
    }
  });
});
