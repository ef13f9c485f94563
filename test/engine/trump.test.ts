import { describe, expect, it } from 'vitest';
import {
  type RuleSet,
  type Trump,
  type TrumpRule,
  cards,
  isTrumpNamed,
  legalCommands,
  presetRules,
  step,
  strength,
  trumpSuitOf,
  winnerOf,
  STANDARD_RANKING,
} from '@/engine/index.ts';
import { after, bidsInOrder, apply, dealt, newGameWith } from '../../tools/lib/games.ts';
import { someHands } from '../../tools/lib/positions.ts';

const rulesOf = (trump: TrumpRule, handSize = 5, rounds = 12): RuleSet => ({
  ...presetRules('bugger-your-neighbor'),
  hook: false,
  trump,
  schedule: { shape: 'constant', low: handSize, high: handSize, turns: rounds },
});

/** Trump and the turned card of every round of a game. */
function trumpsOf(rules: RuleSet) {
  const rounds: { trump: Trump; turned: string | null; isHeld: boolean }[] = [];
  let isHeld = false;
  let state = newGameWith(rules);
  for (let [next] = legalCommands(state); next !== undefined; [next] = legalCommands(state)) {
    const { events, state: after } = apply(state, next);
    for (const event of events) {
      if (event.type === 'dealt')
        isHeld = event.turned !== null && event.hands.flat().includes(event.turned);
      if (event.type === 'roundScored')
        rounds.push({ trump: event.record.trump, turned: event.record.turned, isHeld });
    }
    state = after;
  }
  return rounds;
}

describe('[TRUMP-1] flip', () => {
  it('makes the suit of the next card trump, and that card is in no hand', () => {
    const rounds = trumpsOf(rulesOf({ kind: 'flip' }));
    expect(rounds.map(({ turned }) => turned?.charAt(1))).toEqual(rounds.map(({ trump }) => trump));
    expect(rounds.some(({ isHeld }) => isHeld)).toBe(false);
  });

  it('is no trump if no card is left over', () => {
    expect(trumpsOf(rulesOf({ kind: 'flip' }, 13, 2))).toEqual([
      { trump: 'N', turned: null, isHeld: false },
      { trump: 'N', turned: null, isHeld: false },
    ]);
  });
});

describe('[TRUMP-2] rotate', () => {
  it('goes clubs, diamonds, hearts, spades, no trump, and turns no card up', () => {
    const rounds = trumpsOf(rulesOf({ kind: 'rotate' }));
    expect(rounds.map(({ trump }) => trump).join('')).toBe('CDHSNCDHSNCD');
    expect(rounds.every(({ turned }) => turned === null)).toBe(true);
  });
});

describe('[TRUMP-3] highest bidder', () => {
  const dealer = 1;
  const withBids = (...bids: readonly number[]) =>
    after(
      dealt(newGameWith(rulesOf({ kind: 'highest-bidder' })), { hands: someHands(4, 5), dealer }),
      ...bidsInOrder(4, dealer, bids),
    );

  it.each([
    ['the highest', [1, 3, 2, 0], 3],
    ['the highest, though last', [1, 3, 2, 4], 1],
    ['the earliest of the tied', [0, 2, 1, 2], 3],
    ['the earliest of all tied', [2, 2, 2, 2], 2],
    ['left of the dealer, if all bid 0', [0, 0, 0, 0], 2],
  ])('%s names trump: bids %j', (_, bids, chooser) => {
    expect(withBids(...bids).round).toMatchObject({ phase: 'trump', chooser });
  });

  it.each(['C', 'D', 'H', 'S', 'N'] as const)('may name %s', (trump) => {
    const named = after(withBids(1, 3, 2, 0), { type: 'nameTrump', seat: 3, trump });
    expect(named.round).toMatchObject({ phase: 'play', trump, chooser: 3 });
  });

  it('is known for each round before its deal', () => {
    const named = (trump: TrumpRule) =>
      [0, 1, 2].map((round) => isTrumpNamed(rulesOf(trump, 5, 3), round));
    expect(named({ kind: 'highest-bidder' })).toEqual([true, true, true]);
    expect(named({ kind: 'highest-bidder', noTrumpRounds: [2] })).toEqual([true, false, true]);
    expect(named({ kind: 'flip' })).toEqual([false, false, false]);
    expect(named({ kind: 'flip', noTrumpRounds: [2] })).toEqual([false, false, false]);
  });

  it('may name nothing else, and nobody else may', () => {
    const state = withBids(1, 3, 2, 0);
    const named = (seat: number, trump: unknown) =>
      step(state, { type: 'nameTrump', seat, trump: trump as 'C' });
    for (const trump of ['L', 'NT', 'c', '', null, undefined, 0, ['C']])
      expect(named(3, trump)).toEqual({ ok: false, error: { kind: 'no-such-trump' } });
    expect(named(2, 'C')).toEqual({ ok: false, error: { kind: 'not-your-turn', toAct: [3] } });
  });
});

describe('[TRUMP-4] fixed and none', () => {
  it('is one suit for the whole game, or no trump at all', () => {
    const trumps = (rule: TrumpRule) => trumpsOf(rulesOf(rule, 3, 5)).map(({ trump }) => trump);
    expect(trumps({ kind: 'fixed', suit: 'S' }).join('')).toBe('SSSSS');
    expect(trumps({ kind: 'fixed', suit: 'D' }).join('')).toBe('DDDDD');
    expect(trumps({ kind: 'none' }).join('')).toBe('NNNNN');
  });
});

describe('[TRUMP-5] all but led', () => {
  it.each([
    ['6C 7C AC KC', 'AC', 'all of the led suit: its highest'],
    ['6C 2S AC KC', '2S', 'the only card that was not led'],
    ['6C 2S AC 3D', '3D', 'trumps by rank first'],
    ['6C 2S 3H 3D', '3H', 'then by suit: hearts over diamonds'],
    ['6C 3S 3H 3D', '3S', 'spades over hearts'],
    ['6S 3C AS 3D', '3D', 'diamonds over clubs'],
    ['AH 2C KH QH', '2C', 'the lowest trump beats the ace that was led'],
  ])('%s is won by %s: %s', (trick, winning) => {
    const played = cards(trick);
    expect(winnerOf({ leader: 0, cards: played }, 'L', { players: 4 })).toBe(
      played.indexOf(winning as '2C'),
    );
  });

  it('is the trump of every round', () => {
    const trumps = trumpsOf(rulesOf({ kind: 'all-but-led' }, 3, 4)).map(({ trump }) => trump);
    expect(trumps).toEqual(['L', 'L', 'L', 'L']);
  });

  it('orders all 39 trumps: six over five, five of spades over five of hearts', () => {
    const rising = cards('AC 2D 2H 2S 5H 5S 6D 6H AD AH AS');
    const strengths = rising.map((card) => strength(card, 'C', 'L', STANDARD_RANKING));
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    expect(new Set(strengths).size).toBe(rising.length);
  });

  it('is the rule of Devil’s Bridge, and has no single trump suit', () => {
    expect(presetRules('devils-bridge').trump).toEqual({ kind: 'all-but-led' });
    expect((['L', 'N', 'S'] as const).map(trumpSuitOf)).toEqual([null, null, 'S']);
  });
});
