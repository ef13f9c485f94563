import { describe, expect, it } from 'vitest';
import {
  type Card,
  type RuleSet,
  STANDARD_RANKING,
  canonicalRules,
  cards,
  dealtRound,
  deckOf,
  legalCommands,
  maxHandSize,
  presetRules,
  ruleProblems,
  sortHand,
  step,
  strength,
  viewFor,
  winningIndex,
} from '@/engine/index.ts';
import { claimableTricks, knowledgeOf, promotedCards } from '@/engine/advice/index.ts';
import { after, bidsInOrder, dealt, newGameWith } from '../../tools/lib/games.ts';

const WITH_JOKERS: RuleSet = {
  ...presetRules('bugger-your-neighbor'),
  jokers: { high: 4, low: 4 },
};

/** Seat 0 deals; hands by seat. */
const dealtWith = (rules: RuleSet, hands: readonly string[], turned: Card | null = '2S') =>
  dealt(newGameWith(rules), { hands: hands.map((hand) => cards(hand)), dealer: 0, turned });

const playing = (rules: RuleSet, hands: readonly string[], turned: Card | null = '2S') =>
  after(dealtWith(rules, hands, turned), ...bidsInOrder(4, 0, [0, 0, 0, 0]));

const plays = (state: Parameters<typeof legalCommands>[0]): string[] =>
  legalCommands(state).flatMap((move) => (move.type === 'play' ? [move.card] : []));

const played = (state: ReturnType<typeof playing>, ...trick: Card[]) =>
  after(state, ...trick.map((card, at) => ({ type: 'play' as const, seat: (1 + at) % 4, card })));

const winner = (trick: string, trump: 'S' | 'N' | 'L' = 'S'): Card | undefined => {
  const played = cards(trick);
  return played[winningIndex(played, trump, STANDARD_RANKING)];
};

describe('jokers', () => {
  it('[JOKER-1] are added to the deck, after trimming, and count for the largest hand', () => {
    expect(deckOf(WITH_JOKERS).slice(52).join(' ')).toBe('Z1 Z2 Z3 Z4 E1 E2 E3 E4');
    expect(maxHandSize(WITH_JOKERS)).toBe(15);
    const trimmed = deckOf({ deck: 'trimmed', players: 5, jokers: { high: 1, low: 1 } });
    expect(trimmed).toHaveLength(52);
    expect(trimmed).not.toContain('2C');
    expect(ruleProblems({ ...WITH_JOKERS, jokers: { high: 5, low: 0 } })).toEqual([
      { kind: 'jokers-out-of-range', max: 4 },
    ]);
  });

  it('leave no trace in rules without any', () => {
    const { jokers: _, ...without } = WITH_JOKERS;
    expect(canonicalRules({ ...without, jokers: { high: 0, low: 0 } })).toEqual(without);
  });

  it('[JOKER-3] of high jokers the first wins, low ones only among themselves', () => {
    expect(winner('AS Z2 Z1 KS')).toBe('Z2');
    expect(winner('E1 2D AH 3S')).toBe('3S');
    expect(winner('E1 2D AH', 'N')).toBe('2D');
    expect(winner('E2 E1 E4')).toBe('E2');
    expect(winner('E2 3D 4C 2H', 'L')).toBe('4C');
    expect(winner('Z1 AS AH', 'L')).toBe('Z1');
  });

  it('[JOKER-3] are stronger than every other card, or weaker than every discard', () => {
    const rising = cards('E1 2C AH 2S AS Z1');
    const strengths = rising.map((card) => strength(card, 'H', 'S', STANDARD_RANKING));
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    expect(new Set(strengths).size).toBe(rising.length);
  });

  it('[JOKER-4] the first card that is not a low joker sets the suit; a high one sets none', () => {
    const hands = ['5H Z1', 'E1 6H', '7D 8H', '9D TH'];
    const low = played(playing(WITH_JOKERS, hands), 'E1');
    expect(plays(low)).toEqual(['7D', '8H']);
    expect(plays(played(low, ...([] as Card[])))).toEqual(['7D', '8H']);
    const hearts = after(low, { type: 'play', seat: 2, card: '8H' });
    expect(plays(hearts)).toEqual(['TH']);
    const high = played(playing(WITH_JOKERS, ['5H E2', 'Z2 6H', '7D 8H E3', '9D TH']), 'Z2');
    expect(plays(high)).toEqual(['7D', '8H', 'E3']);
  });

  it('[JOKER-2] may be played even by a player who could follow', () => {
    const state = played(playing(WITH_JOKERS, ['5H 5C', '6H 6C', '7H Z1 E1 7D', '8H 8C']), '6H');
    expect(plays(state)).toEqual(['7H', 'Z1', 'E1']);
  });

  it('[JOKER-6] a hand of trumps and jokers may lead trump; jokers do not break it', () => {
    const rules: RuleSet = { ...WITH_JOKERS, trumpLead: 'broken' };
    expect(plays(playing(rules, ['5H', '6S 7S Z1', '7H', '8H']))).toEqual(['6S', '7S', 'Z1']);
    const state = playing(rules, ['5H 5C', 'Z1 6S 6C', '7H 7C', '8H 8C']);
    expect(plays(state)).toEqual(['Z1', '6C']);
    const next = played(state, 'Z1', '7H', '8H', '5H');
    expect(plays(next)).toEqual(['6C']);
  });

  it('[JOKER-6] under a high joker must-trump holds, and must-head asks nothing', () => {
    const hands = ['5H', 'AD', 'Z1', '6S TH'];
    const trick = (rules: Partial<RuleSet>) =>
      plays(played(playing({ ...WITH_JOKERS, ...rules }, hands), 'AD', 'Z1'));
    expect(trick({ duty: 'must-trump' })).toEqual(['6S']);
    expect(trick({ duty: 'must-head' })).toEqual(['6S', 'TH']);
  });

  it('[JOKER-2] forces nobody to play it without trump, whatever the duty', () => {
    for (const duty of ['must-trump', 'must-head'] as const) {
      const rules: RuleSet = { ...WITH_JOKERS, trump: { kind: 'none' }, duty };
      const state = played(playing(rules, ['5H', 'AD 2D', 'Z1 6S', '7H 8H'], null), 'AD');
      expect(plays(state)).toEqual(['Z1', '6S']);
    }
  });

  it('[JOKER-5] a low joker turned up: no trump', () => {
    const { round } = dealtWith(WITH_JOKERS, ['2C', '3C', '4C', '5C'], 'E3');
    expect(round).toMatchObject({ phase: 'bid', trump: 'N' });
  });

  it('[JOKER-5] a high joker turned up: the dealer names a suit before the bids', () => {
    const state = dealtWith(WITH_JOKERS, ['2C', '3C', '4C', '5C'], 'Z3');
    expect(state.round).toMatchObject({ phase: 'trump', chooser: 0 });
    expect(legalCommands(state)).toEqual(
      (['C', 'D', 'H', 'S'] as const).map((trump) => ({ type: 'nameTrump', seat: 0, trump })),
    );
    expect(step(state, { type: 'nameTrump', seat: 0, trump: 'N' })).toMatchObject({ ok: false });
    const named = after(state, { type: 'nameTrump', seat: 0, trump: 'H' });
    expect(named.round).toMatchObject({ phase: 'bid', trump: 'H', chooser: 0 });
    expect(viewFor(state, 2).round).toMatchObject({ bids: [null, null, null, null], trump: null });
    const bid = after(named, ...bidsInOrder(4, 0, [0, 0, 0, 0]));
    expect(bid.round).toMatchObject({ phase: 'play', trump: 'H', trick: { leader: 1 } });
  });

  it('[TRUMP-8] a joker as the last card of the dealer acts as if turned up', () => {
    const rules: RuleSet = {
      ...WITH_JOKERS,
      trump: { kind: 'flip', allDealt: 'dealers-last' },
    };
    const shown = (openCard: Card) =>
      dealt(newGameWith(rules), {
        hands: [
          ['2C', openCard],
          ['3C', '3D'],
          ['4C', '4D'],
          ['5C', '5D'],
        ],
        dealer: 0,
        openCard,
      });
    expect(shown('E1').round).toMatchObject({ phase: 'bid', trump: 'N' });
    expect(shown('Z1').round).toMatchObject({ phase: 'trump', chooser: 0 });
  });

  it('say nothing about the suits of their holder', () => {
    const state = played(playing(WITH_JOKERS, ['5H', '6H', 'E1', '7D']), '6H', 'E1', '7D');
    const view = viewFor(state, 0);
    const { isVoid, mayHold, unseen } = knowledgeOf(view, dealtRound(view)!);
    expect([isVoid(2, 'H'), isVoid(3, 'H')]).toEqual([false, true]);
    expect(mayHold(3, 'Z2')).toBe(true);
    expect(unseen).toContain('Z2');
  });

  it('count toward a claim only if no other joker can win', () => {
    const claimed = (jokers: RuleSet['jokers'], hand: string) => {
      const rules = { ...WITH_JOKERS, ...(jokers && { jokers }) };
      const state = playing(rules, ['2C 2D', hand, '3C 3D', '4C 4D']);
      return claimableTricks(viewFor(state, 1));
    };
    expect(claimed({ high: 2, low: 0 }, 'Z1 AS')).toBeNull();
    expect(claimed({ high: 1, low: 0 }, 'Z1 AS')).toBe(2);
    expect(claimed({ high: 2, low: 1 }, 'Z1 Z2')).toBe(2);
  });

  it('never become the highest card of a suit', () => {
    const rules = { ...WITH_JOKERS, jokers: { high: 1, low: 1 } };
    const state = played(playing(rules, ['E1 QH', '2H 3C', 'KH Z1', 'AH 5C']), '2H', 'Z1', 'AH');
    const view = viewFor(after(state, { type: 'play', seat: 0, card: 'QH' }), 0);
    expect(promotedCards(view, dealtRound(view)!)).toEqual([]);
  });

  it('stand at both ends of a sorted hand', () => {
    const hand = cards('E1 2C Z1 AS 3H');
    expect(sortHand(hand, STANDARD_RANKING, 'H').join(' ')).toBe('Z1 3H 2C AS E1');
  });
});
