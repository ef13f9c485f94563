import { describe, expect, it } from 'vitest';
import { type Trump, cards, dealtRound, presetRules, toAct, viewFor } from '@/engine/index.ts';
import {
  certainTricks,
  discardSuits,
  positionFacts,
  promotedCards,
  ruffingSuits,
  sureTrumps,
} from '@/engine/advice/index.ts';
import { type Position, SOLO, seen } from '../support/engine/seat-to-play.ts';
import { after, bidsInOrder, dealt, newGameWith } from '../../tools/lib/games.ts';

const SPADES = presetRules('spades');

const sure = (position: Position, trump: Trump | null = 'H') => {
  const { view, round } = seen(position);
  return sureTrumps(view, round, trump).join(' ');
};

describe('sure trumps', () => {
  it('are the highest ones that nobody else can hold', () => {
    expect(sure({ hand: 'AH KH JH AC' })).toBe('AH KH');
    expect(sure({ hand: 'KH AC' })).toBe('');
    expect(sure({ hand: 'KH QH', earlier: ['AH 2H 3H 4H'] })).toBe('KH QH');
  });

  it('are not those below a trump in the trick', () => {
    expect(sure({ hand: 'KH QH', trick: 'AH' })).toBe('');
  });

  it('are even the lowest once all others have been played', () => {
    const earlier = ['AH KH QH JH', 'TH 9H 8H 7H', '6H 5H 4H 3H'];
    expect(sure({ hand: '2H AC', earlier })).toBe('2H');
  });

  it('are not high jokers of which others may hold another [JOKER-3]', () => {
    const rules = { ...SOLO, jokers: { high: 2, low: 0 } };
    expect(sure({ hand: 'Z1 AH', rules })).toBe('');
    expect(sure({ hand: 'Z1 Z2 AH', rules })).toBe('Z1 Z2 AH');
  });

  it('are, beside high jokers, none where there is no single trump suit', () => {
    const rules = { ...SOLO, jokers: { high: 1, low: 1 } };
    const position: Position = { hand: 'AH Z1 E1', rules };
    expect(sure(position)).toBe('AH Z1');
    expect(sure(position, 'N')).toBe('Z1');
    expect(sure(position, null)).toBe('Z1');
  });
});

describe('certain tricks', () => {
  const certain = (position: Position, played?: 'AH' | 'QH') => {
    const { view, round } = seen(position);
    const { tricks, cards } = certainTricks(view, round, round.trump, played);
    return `${tricks} ${cards.join(' ')}`.trim();
  };

  it('count trumps that outnumber the higher ones', () => {
    expect(certain({ hand: 'AH QH JH AC' })).toBe('2 AH QH JH');
    expect(certain({ hand: 'QH JH TH' })).toBe('1 QH JH TH');
    expect(certain({ hand: 'QH JH 2C' })).toBe('0');
    expect(certain({ hand: 'AC KC' })).toBe('0');
  });

  it('count a high joker only if others hold fewer, and no low one [JOKER-3]', () => {
    const high = { ...SOLO, jokers: { high: 2, low: 0 } };
    expect(certain({ hand: 'Z1 2C', rules: high })).toBe('0');
    expect(certain({ hand: 'Z2 2C', rules: high })).toBe('0');
    const low = { ...SOLO, jokers: { high: 0, low: 1 } };
    expect(certain({ hand: 'E1 2C', trump: 'N', rules: low })).toBe('0');
  });

  it('after a card is played, count neither it nor the cards of its trick', () => {
    expect(certain({ hand: 'AH QH', trick: 'KH' })).toBe('1 AH');
    expect(certain({ hand: 'AH QH', trick: 'KH' }, 'AH')).toBe('1 QH');
    expect(certain({ hand: 'AH QH', trick: 'KH' }, 'QH')).toBe('1 AH');
  });
});

it('promoted cards are plain ones above which all have been played', () => {
  const promoted = (position: Position) => {
    const { view, round } = seen(position);
    return promotedCards(view, round).join(' ');
  };
  const played: Position = { hand: 'KC QD KH', earlier: ['AC AD AH 2C'] };
  expect(promoted(played)).toBe('KC');
  expect(promoted({ ...played, trump: 'N' })).toBe('');
  expect(promoted({ hand: 'KC AD' })).toBe('');
  expect(promoted({ hand: 'QC', earlier: ['AC 3C 4C 2C'], trick: 'KC' })).toBe('');
});

describe('voids', () => {
  const voids = (hand: string, trump: Trump | null) => {
    const { view, round } = seen({ hand });
    return [...ruffingSuits(view, round, trump), ...discardSuits(view, round, trump)];
  };

  it('are for ruffs with a trump in the hand, and for discards', () => {
    expect(voids('2H 3C', 'H')).toEqual([
      { kind: 'void', suits: ['D', 'S'] },
      { kind: 'discards', suits: ['D', 'S'] },
    ]);
    // Regression: “You can discard on hearts”, said of a hand without trumps.
    expect(voids('2S 3C', 'H')).toEqual([
      { kind: 'no-trumps' },
      { kind: 'discards', suits: ['D'] },
    ]);
    expect(voids('2S 3C', 'N')).toEqual([{ kind: 'discards', suits: ['D', 'H'] }]);
  });

  it('are none where every suit is held, trump is open, or every other suit is trump', () => {
    expect(voids('2S 3C 4D 5H', 'H')).toEqual([]);
    expect(voids('2S 3C', null)).toEqual([]);
    expect(voids('2S 3C', 'L')).toEqual([]);
  });
});

describe('what a seat needs', () => {
  const facts = (position: Position) => {
    const { view, round } = seen(position);
    return positionFacts(view, round);
  };

  it('is its bid less its tricks, of those that remain', () => {
    expect(facts({ hand: '3C 4C', bids: [2, 0, 0, 0], earlier: ['AC 2C 5C 6C'] })).toEqual([
      { kind: 'needs', tricks: 1, of: 2 },
    ]);
    expect(facts({ hand: '3C 4C', bids: [0, 0, 0, 0], earlier: ['AC 2C 5C 6C'] })).toEqual([
      { kind: 'needs', tricks: -1, of: 2 },
    ]);
  });

  it('is sunk where its trumps take more', () => {
    expect(facts({ hand: 'AH KH', bids: [1, 0, 0, 0] })).toEqual([
      { kind: 'sunk-by', tricks: 2, cards: ['AH', 'KH'] },
    ]);
    expect(facts({ hand: 'AH KH', bids: [2, 0, 0, 0] })).toEqual([
      { kind: 'needs', tricks: 2, of: 2 },
    ]);
    // Already over: nothing is left to sink.
    const over: Position = { hand: 'AH', bids: [0, 0, 0, 0], earlier: ['KH 2H 3H 4H'] };
    expect(facts(over)).toEqual([{ kind: 'needs', tricks: -1, of: 1 }]);
  });

  it('is what its side needs [SP-3]; bags do not sink it [SP-5]', () => {
    const position: Position = { hand: 'AS KS', trump: 'S', rules: SPADES, bids: [0, 2, 1, 1] };
    expect(facts({ ...position, bids: [1, 2, 0, 1] })).toEqual([
      { kind: 'needs', tricks: 1, of: 2 },
      { kind: 'nil-beside' },
    ]);
    expect(facts(position)).toEqual([{ kind: 'sunk-by', tricks: 2, cards: ['AS', 'KS'] }]);
  });

  const SAFE: Position = {
    hand: '3C 4C',
    trump: 'S',
    rules: SPADES,
    earlier: ['AC 2C 5C 6C', 'AD 2D 3D 4D'],
  };

  it('is nothing once the contract is made: then the other side needs something', () => {
    expect(facts({ ...SAFE, bids: [1, 1, 1, 1] })).toEqual([
      { kind: 'needs', tricks: 0, of: 2 },
      { kind: 'their-need', tricks: 2, of: 2 },
    ]);
    expect(facts({ ...SAFE, bids: [1, 2, 1, 1] })).toEqual([{ kind: 'needs', tricks: 0, of: 2 }]);
    expect(facts({ ...SAFE, bids: [1, 1, 2, 1] })).toEqual([{ kind: 'needs', tricks: 1, of: 2 }]);
    // A bag more.
    expect(facts({ ...SAFE, bids: [1, 1, 0, 1] })[0]).toEqual({ kind: 'needs', tricks: 0, of: 2 });
  });

  it('is what the partner needs once its nil is lost, if that can be had [SP-4]', () => {
    const lost = (partner: number) => facts({ ...SAFE, bids: [0, 1, partner, 1] });
    expect(lost(2)).toEqual([{ kind: 'nil-lost', tricks: 2, of: 2 }]);
    expect(lost(3)).toEqual([{ kind: 'nil-lost', tricks: 0, of: 2 }]);
  });

  it('counts what the partner has won since', () => {
    // Seat 0 wins the first trick, and its partner the later ones.
    const lost = (partner: number, tricks = [1, 0, 1, 0]) => {
      const { view, round } = seen({ ...SAFE, bids: [0, 1, partner, 1] });
      return positionFacts(view, { ...round, tricks });
    };
    expect(lost(2)).toEqual([{ kind: 'nil-lost', tricks: 1, of: 2 }]);
    expect(lost(1)).toEqual([{ kind: 'nil-lost', tricks: 0, of: 2 }]);
    // A bag more.
    expect(lost(1, [1, 0, 2, 0])).toEqual([{ kind: 'nil-lost', tricks: 0, of: 2 }]);
  });

  it('is not said before play, though the bid is known', () => {
    const rules = presetRules('nomination-whist');
    const naming = after(
      dealt(newGameWith(rules), { dealer: 3, index: 24, hands: [cards('AS KS')], handSize: 2 }),
      ...bidsInOrder(4, 3, [2, 1, 0, 0]),
    );
    expect(toAct(naming)).toEqual([0]);
    const view = viewFor(naming, 0);
    const round = dealtRound(view);
    expect(view.choices[0]?.command.type).toBe('nameTrump');
    expect(round === null ? null : positionFacts(view, round)).toEqual([]);
  });

  it('counts what the opponents have won, on whichever side the seat is', () => {
    const { view, round } = seen({ ...SAFE, bids: [1, 2, 0, 1] });
    const needs = { kind: 'needs', tricks: 0, of: 2 };
    const won = { ...round, tricks: [1, 1, 0, 0] };
    expect(positionFacts(view, won)[1]).toEqual({ kind: 'their-need', tricks: 2, of: 2 });
    // The same for seat 1, whose side has bid as many as seats 0 and 2 here.
    const moved = { ...won, bids: [2, 1, 1, 0], tricks: [1, 1, 0, 0] };
    expect(positionFacts({ ...view, seat: 1 }, moved).slice(0, 2)).toEqual([
      needs,
      { kind: 'their-need', tricks: 2, of: 2 },
    ]);
  });
});
