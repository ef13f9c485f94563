import { describe, expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import {
  type Card,
  type Command,
  type GameState,
  type RuleSet,
  cards,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { DEAL_SEED, after, bidsInOrder, dealt, newGameWith } from '../../tools/lib/games.ts';
import { decide } from '../../tools/lib/player.ts';

const RULES: RuleSet = {
  ...presetRules('bugger-your-neighbor'),
  hook: false,
  jokers: { high: 4, low: 4 },
};

/** Seat 3 deals, so that seat 0 bids and leads first; hands by seat. */
const dealtWith = (hands: readonly string[], turned: Card = '2S'): GameState =>
  dealt(newGameWith(RULES), { hands: hands.map((hand) => cards(hand)), dealer: 3, turned });

/** The same with bids by seat, and the first cards of the first trick. */
const playing = (hands: readonly string[], bids: readonly number[], trick: string): GameState =>
  after(
    dealtWith(hands),
    ...bidsInOrder(4, 3, bids),
    ...cards(trick).map((card, seat): Command => ({ type: 'play', seat, card })),
  );

describe.each(['medium', 'hard', 'expert'] as const)('with jokers, %s', (level) => {
  const move = (state: GameState): Command => {
    const view = viewFor(state, toAct(state)[0] as number);
    return decide(view, level, decisionRng(DEAL_SEED, view));
  };

  it('bids all tricks on high jokers, and none on low ones', () => {
    const others = ['3C 4C 5C', '6C 7C 8C', '9C TC JC'];
    expect(move(dealtWith(['Z1 Z2 Z3', ...others]))).toMatchObject({ bid: 3 });
    expect(move(dealtWith(['E1 E2 E3', ...others]))).toMatchObject({ bid: 0 });
  });

  it('ducks with a low joker what it would have to win', () => {
    const hands = ['3H 4H 5C', '6H 7H 8C', '9H TH JC', 'AH E1 2C'];
    expect(move(playing(hands, [1, 1, 1, 0], '3H 6H 9H'))).toMatchObject({ card: 'E1' });
  });

  it('takes the last trick that it needs with a high joker', () => {
    const hands = ['AH 4H', 'KH 7H', '9H TH', 'Z1 2C'];
    expect(move(playing(hands, [1, 0, 0, 2], 'AH KH 9H'))).toMatchObject({ card: 'Z1' });
  });

  it('names its long suit when a high joker is turned up [JOKER-5]', () => {
    const hands = ['3C 4C 5C 6C 7C', '8C 9C TC JC QC', '3D 4D 5D 6D 7D', 'AH KH QH JH 2D'];
    expect(move(dealtWith(hands, 'Z1'))).toMatchObject({ type: 'nameTrump', trump: 'H' });
  });
});
