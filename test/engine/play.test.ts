import { describe, expect, it } from 'vitest';
import {
  type Card,
  type GameState,
  type RuleSet,
  type Trump,
  breaksTrump,
  cards,
  evolve,
  legalCommands,
  nextToPlay,
  presetRules,
  step,
  toAct,
  viewFor,
  winnerOf,
  winningIndex,
  STANDARD_RANKING,
} from '@/engine/index.ts';
import { after, bidsInOrder, apply, dealt, newGameWith } from '../../tools/lib/games.ts';
import { turnOf } from '../../tools/lib/positions.ts';

const BASE: RuleSet = { ...presetRules('bugger-your-neighbor'), hook: false };

const legalCards = (state: GameState): Card[] =>
  legalCommands(state).flatMap((command) =>
    command.type === 'play' && command.card !== 'unseen' ? [command.card] : [],
  );

const refusalOf = (state: GameState, seat: unknown, card: unknown) => {
  const result = step(state, { type: 'play', seat: seat as number, card: card as Card });
  return result.ok ? null : result.error;
};

const play = (...played: readonly [number, Card][]) =>
  played.map(([seat, card]) => ({ type: 'play', seat, card }) as const);

describe('[PLAY-1] the lead', () => {
  const hands = ['2C 3D', 'KC 4D', '5C 6D', '9C TD'].map((hand) => cards(hand));
  const started = (rules: RuleSet) =>
    after(dealt(newGameWith(rules), { hands, dealer: 1 }), ...bidsInOrder(4, 1, [0, 1, 0, 0]));

  it('is the dealer’s left, then the winner’s of each trick', () => {
    const state = started({ ...BASE, trump: { kind: 'none' } });
    expect(toAct(state)).toEqual([2]);
    const next = after(state, ...play([2, '5C'], [3, '9C'], [0, '2C'], [1, 'KC']));
    expect(toAct(next)).toEqual([1]);
  });

  it('is followed clockwise by each player once', () => {
    const all = cards('5C 9C 2C KC');
    const turns = [0, 1, 2, 3, 4].map((count) =>
      nextToPlay({ leader: 2, cards: all.slice(0, count) }, 4),
    );
    expect(turns).toEqual([2, 3, 0, 1, null]);
  });

  it('is the dealer’s left also where somebody else named trump', () => {
    const state = started({ ...BASE, trump: { kind: 'highest-bidder' } });
    expect(toAct(state)).toEqual([3]);
    expect(toAct(after(state, { type: 'nameTrump', seat: 3, trump: 'C' }))).toEqual([2]);
  });
});

describe('between the last card and the score', () => {
  it.each(['own', 'forehead'] as const)('nobody is asked for a card, with sight %s', (sight) => {
    const rules: RuleSet = { ...BASE, sight, trump: { kind: 'none' } };
    const hands = ['2C', 'KC', '5C', '9C'].map((hand) => cards(hand));
    let state = after(
      dealt(newGameWith(rules), { hands, dealer: 3 }),
      ...bidsInOrder(4, 3, [0, 0, 0, 0]),
    );
    for (let turn = 0; turn < 3; turn++) state = after(state, legalCommands(state)[0]!);
    const { events } = apply(state, legalCommands(state)[0]!);
    const asked = events.map((event) => {
      state = evolve(state, event);
      return [event.type, toAct(state), viewFor(state, 1).choices];
    });
    expect(asked).toEqual([
      ['cardPlayed', [], []],
      ['trickTaken', [], []],
      ['roundScored', [], []],
    ]);
  });
});

describe('[PLAY-2] following', () => {
  const facts = (hand: string, led: 'C' | 'D' | 'H' | 'S' | null, trump: Trump = 'H') =>
    turnOf(BASE, { hand: cards(hand), led, trump, broken: false });

  it.each([
    ['5H KH 2S', 'H', '5H KH'],
    ['5H KH 2S', 'S', '2S'],
    ['5H KH 2S', 'C', '5H KH 2S'],
    ['5H KH 2S', null, '5H KH 2S'],
    ['2S', 'D', '2S'],
    ['2D 3D 4D', 'D', '2D 3D 4D'],
  ] as const)('of %s, when %s is led: %s', (hand, led, legal) => {
    expect(legalCards(facts(hand, led))).toEqual(cards(legal));
  });

  it('is the same whatever is trump', () => {
    for (const trump of ['C', 'D', 'H', 'S', 'N', 'L'] as const)
      expect(legalCards(facts('5H KH 2S', 'S', trump))).toEqual(['2S']);
  });

  it('is required, with the suit in the reason', () => {
    expect(refusalOf(facts('5H KH 2S', 'H'), 0, '2S')).toEqual({ kind: 'must-follow', suit: 'H' });
  });

  it('is checked only after whether the card is in the hand', () => {
    const state = facts('5H KH 2S', 'H');
    expect(refusalOf(state, 0, '6H')).toEqual({ kind: 'not-in-hand' });
    for (const card of ['', '10H', null, 7, undefined, { suit: 'H' }])
      expect(refusalOf(state, 0, card)).toEqual({ kind: 'not-a-card' });
    expect(refusalOf(state, 1, '5H')).toEqual({ kind: 'not-your-turn', toAct: [0] });
    expect(refusalOf(state, 9, '5H')).toEqual({ kind: 'no-such-seat' });
  });

  it('a card cannot be played twice', () => {
    const hands = ['2C 3D', 'KC 4D', '5C 6D', '9C TD'].map((hand) => cards(hand));
    const bids = bidsInOrder(4, 3, [0, 0, 0, 0]);
    const state = after(
      dealt(newGameWith(BASE), { hands, dealer: 3 }),
      ...bids,
      ...play([0, '2C']),
    );
    expect(refusalOf(state, 0, '2C')).toEqual({ kind: 'not-your-turn', toAct: [1] });
    const next = after(state, ...play([1, 'KC'], [2, '5C'], [3, '9C']));
    expect(refusalOf(next, 1, 'KC')).toEqual({ kind: 'not-in-hand' });
  });
});

describe('[PLAY-3] who takes a trick', () => {
  it.each<[string, Trump, number, string]>([
    ['5H KH 2S', 'S', 2, 'a trump'],
    ['5H KH 2S', 'N', 1, 'without trump, the highest of the led suit'],
    ['5H KH 2S', 'C', 1, 'with trump that nobody played, the same'],
    ['5H KH AH', 'H', 2, 'trump led: the highest trump'],
    ['2C AD AS', 'H', 0, 'discards win nothing'],
    ['2C 3S AS', 'S', 2, 'the highest of two trumps'],
    ['TC 9C JC', 'N', 2, 'a jack over a ten over a nine'],
  ])('%s with trump %s: card %i, %s', (trick, trump, index) => {
    const played = cards(trick);
    expect(winningIndex(played, trump, STANDARD_RANKING)).toBe(index);
    expect(winnerOf({ leader: 2, cards: played }, trump, { players: 3 })).toBe((2 + index) % 3);
  });

  it('is nobody before the first card', () => {
    expect(winningIndex([], 'S', STANDARD_RANKING)).toBe(-1);
    expect(winnerOf({ leader: 0, cards: [] }, 'S', { players: 4 })).toBeNull();
  });
});

describe('[PLAY-4] leading trump', () => {
  const BROKEN: RuleSet = { ...BASE, trump: { kind: 'fixed', suit: 'S' }, trumpLead: 'broken' };

  it.each([
    ['2S AS 3D', false, '3D', 'is closed at first'],
    ['2S AS 3D', true, '2S AS 3D', 'is open once trump is broken'],
    ['2S AS', false, '2S AS', 'is open to who holds nothing else'],
  ])('from %s, broken %s: %s – it %s', (hand, broken, legal) => {
    const state = turnOf(BROKEN, { hand: cards(hand), led: null, trump: 'S', broken });
    expect(legalCards(state)).toEqual(cards(legal));
  });

  it('is free with the usual rule', () => {
    const state = turnOf(BASE, { hand: cards('2S 3D'), led: null, trump: 'S', broken: false });
    expect(legalCards(state)).toEqual(['2S', '3D']);
  });

  it('is refused with the suit in the reason', () => {
    const state = turnOf(BROKEN, { hand: cards('2S 3D'), led: null, trump: 'S', broken: false });
    expect(refusalOf(state, 0, '2S')).toEqual({ kind: 'trump-not-broken', suit: 'S' });
  });

  const hands = ['2H 2D AS', 'KH 3D 2C', '4H 4D 3C', '3S 4S 5S'].map((hand) => cards(hand));
  const started = (dealer: number, held = hands) =>
    after(
      dealt(newGameWith(BROKEN), { hands: held, dealer }),
      ...bidsInOrder(4, dealer, [0, 0, 0, 0]),
    );
  const isBroken = ({ round }: GameState) => round.phase === 'play' && round.broken;

  it('is allowed once a trump has been played on another suit', () => {
    const state = after(started(3), ...play([0, '2H'], [1, 'KH'], [2, '4H']));
    expect(isBroken(state)).toBe(false);
    const ruffed = after(state, ...play([3, '3S']));
    expect(isBroken(ruffed)).toBe(true);
    expect(legalCards(ruffed)).toEqual(['4S', '5S']);
  });

  it.each<[Card, 'H' | 'S', Trump, boolean, string]>([
    ['3S', 'H', 'S', true, 'a trump on another suit'],
    ['3S', 'S', 'S', false, 'a trump on a trump'],
    ['3C', 'H', 'S', false, 'a discard'],
    ['Z1', 'H', 'S', false, 'a joker'],
    ['Z1', 'H', 'N', false, 'a joker without trump'],
    ['3S', 'H', 'L', false, 'any card where there is no single trump suit'],
  ])('%s on %s with trump %s breaks trump: %s, %s', (card, led, trump, breaks) => {
    expect(breaksTrump(card, led, trump)).toBe(breaks);
  });

  it('stays allowed for the rest of the round, but not in the next', () => {
    const held = ['2H 2D AS', 'KH 3D 2C', '4H 4D 3C', '3S 5C 4S'].map((hand) => cards(hand));
    const ruffed = after(started(3, held), ...play([0, '2H'], [1, 'KH'], [2, '4H'], [3, '3S']));
    const later = after(ruffed, ...play([3, '5C'], [0, '2D'], [1, '2C'], [2, '3C']));
    expect([ruffed, later].map(isBroken)).toEqual([true, true]);
    const over = after(later, ...play([3, '4S'], [0, 'AS'], [1, '3D'], [2, '4D']));
    const next = dealt(over, { hands: held, dealer: 3, index: 1 });
    expect(isBroken(after(next, ...bidsInOrder(4, 3, [0, 0, 0, 0])))).toBe(false);
  });

  it('is allowed from a hand of only trumps', () => {
    expect(isBroken(started(2))).toBe(false);
    expect(isBroken(after(started(2), ...play([3, '3S'])))).toBe(true);
  });
});
