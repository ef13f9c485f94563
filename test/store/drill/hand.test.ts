import { describe, expect, it } from 'vitest';
import { TRADITIONS, tableOf } from '@/catalogue/index.ts';
import {
  type Command,
  PRESET_IDS,
  type RuleSet,
  allowed,
  choicesOf,
  handSizes,
  keyedSource,
  presetRules,
  ruleProblems,
  stateAfter,
  toAct,
} from '@/engine/index.ts';
import { dealDrill, drillHeader, drillSizes, playDrill } from '@/store/drill/hand.ts';
import { singleRound } from '@/store/practice/single-round.ts';
import type { MoveRequest } from '@/store/ports/opponents.ts';
import { humanSeat } from '@/store/seating.ts';
import { firstMove } from '../../support/store/table-bench.ts';

const first = ({ view }: MoveRequest) => Promise.resolve(firstMove(view));
const { signal } = new AbortController();

/** Seeds and fractions from a number. */
function randomness(seed: number) {
  const source = keyedSource('0123456789abcdef0123456789abcdef', [seed]);
  return {
    seed: () => `${1 + source.below(9)}`.repeat(32),
    fraction: () => source.below(1000) / 1000,
  };
}

describe.each(PRESET_IDS)('a hand of %s', (preset) => {
  const game = { kind: 'preset', preset } as const;

  it('is dealt up to the player’s bid, against experts', async () => {
    for (let seed = 0; seed < 8; seed++) {
      const hand = await dealDrill({ game, cards: null }, randomness(seed), first, signal);
      const { header } = hand;
      const seat = humanSeat(header);
      const levels = header.seats.map(({ player }) => player);
      expect(new Set(levels.filter((_, at) => at !== seat))).toEqual(new Set(['expert']));
      const state = stateAfter(hand);
      expect(state.round.phase).toBe('bid');
      expect(toAct(state)).toContain(seat);
      expect(drillSizes(game)).toContain(state.schedule[0]);
    }
  });

  it('is played out with the bid, whatever it is', async () => {
    const size = drillSizes(game).at(-1) ?? 0;
    const hand = await dealDrill({ game, cards: size }, randomness(3), first, signal);
    const seat = humanSeat(hand.header);
    const asked: string[] = [];
    const own = async (request: MoveRequest) => {
      if (request.view.seat === seat) asked.push(request.level);
      const hands = request.view.round.phase === 'ready' ? [] : request.view.round.hands;
      expect(hands.filter(({ kind }) => kind === 'hidden').length).toBeGreaterThan(0);
      return first(request);
    };
    const result = await playDrill(hand, 3, own, signal);
    expect(result.cards).toBe(size);
    expect(new Set(asked)).toEqual(new Set(['expert']));
    expect(result.tricks).toBeLessThanOrEqual(size);
  });
});

/** How far down the suit a card is; 0 for other moves. */
const rankOf = (move: Command): number =>
  move.type === 'play' ? 'AKQJT98765432'.indexOf(move.card.charAt(0)) : 0;

describe('among partners', () => {
  const game = { kind: 'preset', preset: 'spades' } as const;

  /** The results of some hands with these bids of the player, who plays low, and the partner. Others play high. */
  async function results(bid: number, partners: number) {
    const found = [];
    for (let seed = 0; seed < 12; seed++) {
      const choose = async ({ view }: MoveRequest) => {
        const moves = allowed(view.choices).toSorted((a, b) => rankOf(a) - rankOf(b));
        const move = view.seat === 0 ? moves.at(-1) : moves[0];
        if (move === undefined) throw new Error('asked out of turn');
        return move.type === 'bid' && view.seat === 2 ? { ...move, bid: partners } : move;
      };
      const hand = await dealDrill({ game, cards: null }, randomness(seed), choose, signal);
      found.push(await playDrill(hand, bid, choose, signal));
    }
    return found;
  }

  it('a nil is made by the player alone, whatever becomes of the partner’s contract', async () => {
    const nils = await results(0, 13);
    for (const { bid, tricks, made } of nils) {
      expect(bid).toBe(0);
      expect(made).toBe(tricks === 0);
    }
    expect(nils.some(({ made }) => made)).toBe(true);
  });

  it('a bid is made with the contract, whatever becomes of the partner’s nil', async () => {
    for (const { bid, tricks, made } of await results(1, 0)) {
      expect(bid).toBe(1);
      expect(made).toBe(tricks >= 1);
    }
    for (const { bid, tricks, made } of await results(2, 3)) {
      expect(bid).toBe(5);
      expect(made).toBe(tricks >= 5);
    }
  });
});

it('where trump rotates, each of the rotation comes up', () => {
  const suits = Array.from({ length: 40 }, (_, seed) => {
    const { trump } = drillHeader(
      { game: { kind: 'preset', preset: 'trump-rotation' }, cards: 5 },
      randomness(seed),
    ).rules;
    return trump.kind === 'fixed' ? trump.suit : trump.kind;
  });
  expect(new Set(suits)).toEqual(new Set(['C', 'D', 'H', 'S', 'none']));
});

it.each(TRADITIONS.map(({ id }) => id))('the tradition %s can be drilled', async (id) => {
  const table = tableOf(id, 4, 'en');
  if (table === null) throw new Error('no such tradition');
  const game = { kind: 'named', id, ...table } as const;
  for (let seed = 0; seed < 4; seed++) {
    const hand = await dealDrill({ game, cards: null }, randomness(seed), first, signal);
    expect(ruleProblems(hand.header.rules)).toEqual([]);
    const { cards } = await playDrill(hand, 1, first, signal).catch(() =>
      playDrill(hand, 2, first, signal),
    );
    expect(drillSizes(game)).toContain(cards);
  }
});

describe('a single round of a game', () => {
  const rules = presetRules('bugger-your-neighbor');

  it('has the trump of its place in the schedule', () => {
    const listed: RuleSet = { ...rules, trump: { kind: 'list', order: ['H', 'N'] } };
    expect(singleRound(listed, 0).trump).toEqual({ kind: 'fixed', suit: 'H' });
    expect(singleRound(listed, 1).trump).toEqual({ kind: 'none' });
    const last: RuleSet = { ...rules, trump: { kind: 'flip', noTrumpRounds: [-1] } };
    const rounds = handSizes(last).length;
    expect(singleRound(last, rounds - 1).trump).toEqual({ kind: 'none' });
    expect(singleRound(last, 0).trump).toEqual({ kind: 'flip' });
  });
});

it('a bid that is forbidden is not played', async () => {
  const game = { kind: 'preset', preset: 'canadian' } as const;
  const hand = await dealDrill({ game, cards: 3 }, randomness(1), first, signal);
  await expect(playDrill(hand, 99, first, signal)).rejects.toThrow('no such game');
});

it('a hand on which the hook leaves one bid is dealt again', async () => {
  const choice = {
    game: { kind: 'preset', preset: 'bugger-your-neighbor' },
    cards: 1,
  } as const;
  for (let seed = 0; seed < 20; seed++) {
    const hand = await dealDrill(choice, randomness(seed), first, signal);
    const bids = allowed(choicesOf(stateAfter(hand), humanSeat(hand.header)));
    expect(bids.length).toBeGreaterThan(1);
  }
});
