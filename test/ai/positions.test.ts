import { describe, expect, it } from 'vitest';
import {
  type Card,
  type Command,
  DECK,
  type GameState,
  type RuleSet,
  type Seat,
  cards,
  evolve,
  presetRules,
  seatAfter,
  seatsFromLeftOf,
} from '@/engine/index.ts';
import { after, bidsInOrder, dealt, evolved, opened } from '../support/engine/games.ts';
import { moveOf } from './tables.ts';

// What card players complain about in games of this family, as positions in card notation. Seat 0
// decides; whoever cannot answer one of these has no business at a table.

interface Position {
  readonly what: string;
  readonly rules?: RuleSet;
  readonly hand: string;
  /** The card turned up; its suit is trump where the rules turn one up. */
  readonly turned?: string;
  /** The trick before it is seat 0's turn; empty when seat 0 leads. */
  readonly trick?: string;
  readonly dealer?: Seat;
  /** Bids in seat order; in the bidding only those before seat 0's count. */
  readonly bids?: readonly number[];
  readonly accepted: readonly (string | number)[];
}

const RULES = presetRules('bugger-your-neighbor');
const SPADES = presetRules('spades');
const PLAYERS = 4;

/** Hands of everybody: seat 0's as given, and what the trick needs; the rest from the low cards. */
function handsFor({ hand, turned = '', trick = '' }: Position): Card[][] {
  const own = cards(hand);
  const played = cards(trick);
  const used = new Set<Card>([...own, ...cards(turned), ...played]);
  const rest = DECK.filter((card) => !used.has(card));
  return Array.from({ length: PLAYERS }, (_, seat) => {
    if (seat === 0) return own;
    const card = played[seat - (PLAYERS - played.length)];
    const held = card === undefined ? [] : [card];
    return [...held, ...rest.splice(0, own.length - held.length)];
  });
}

/** The dealer who makes seat 0 play after so many cards. */
const dealerBefore = (played: number): Seat => seatAfter(0, PLAYERS, PLAYERS - 1 - played);

const dealFor = (position: Position, dealer: Seat): GameState =>
  dealt(opened(position.rules ?? RULES), {
    hands: handsFor(position),
    dealer,
    turned: cards(position.turned ?? '')[0] ?? null,
  });

/** The bids as facts: what a position needs need not be a legal way to bid. */
const bidden = (state: GameState, bids: readonly number[]): GameState =>
  evolved(state, ...bids.map((bid, seat) => ({ type: 'bidMade', seat, bid }) as const), {
    type: 'biddingClosed',
  } as const);

function turnToPlay(position: Position): GameState {
  const played = cards(position.trick ?? '');
  const dealer = dealerBefore(played.length);
  const state = bidden(dealFor(position, dealer), position.bids ?? [1, 1, 1, 1]);
  return played.reduce(
    (before, card, index) =>
      evolve(before, { type: 'cardPlayed', seat: PLAYERS - played.length + index, card }),
    state,
  );
}

function turnToBid(position: Position): GameState {
  const dealer = position.dealer ?? 0;
  const order = seatsFromLeftOf(dealer, PLAYERS);
  const bids = order.slice(0, order.indexOf(0)).map((seat) => position.bids?.[seat] ?? 0);
  return after(dealFor(position, dealer), ...bidsInOrder(PLAYERS, dealer, bids));
}

const answerOf = (command: Command): string | number | null =>
  command.type === 'play' ? command.card : command.type === 'bid' ? command.bid : null;

const plays: readonly Position[] = [
  {
    what: 'needs every trick and does not begin with a low trump',
    hand: 'AH KH 3H',
    turned: 'QH',
    bids: [3, 0, 0, 1],
    accepted: ['AH', 'KH'],
  },
  {
    what: 'needs every trick and does not begin with a loser while it has the top trumps',
    hand: 'AH KH QH 4S',
    turned: '2H',
    bids: [4, 1, 0, 1],
    accepted: ['AH', 'KH', 'QH'],
  },
  {
    what: 'keeps the last sure trump for the last trick instead of ruffing and leading a king',
    hand: 'AS KD',
    turned: '2S',
    trick: '4H 9H',
    bids: [1, 1, 0, 1],
    accepted: ['KD'],
  },
  {
    what: 'wastes no high card on a lost trick when it needs one',
    hand: 'KD 2D 3C',
    turned: '7S',
    trick: '5D AD',
    bids: [1, 1, 1, 1],
    accepted: ['2D'],
  },
  {
    what: 'gets rid of a high card on a lost trick when it needs none',
    hand: 'KD 2D 3C',
    turned: '7S',
    trick: '5D AD',
    bids: [0, 1, 1, 1],
    accepted: ['KD'],
  },
  {
    what: 'ducks with the highest card that still loses',
    hand: 'JD 2D 4C',
    turned: '7S',
    trick: '9D TD QD',
    bids: [0, 1, 1, 1],
    accepted: ['JD'],
  },
  {
    what: 'needs none, cannot follow, and throws the ace instead of a trump',
    hand: 'AD 2C 9S',
    turned: '2S',
    trick: '9H TH QH',
    bids: [0, 1, 1, 1],
    accepted: ['AD'],
  },
  {
    what: 'needs none, plays last in a lost suit and ruffs not',
    hand: '9S 2C 3C',
    turned: '2S',
    trick: '9H TH QH',
    bids: [0, 1, 1, 1],
    accepted: ['2C', '3C'],
  },
  {
    what: 'takes its one trick with the dangerous card when both would win',
    hand: 'AD JD 2C',
    turned: '7S',
    trick: '9D TD 3D',
    bids: [1, 1, 1, 1],
    accepted: ['AD'],
  },
  {
    what: 'takes as cheaply as it can when it needs them all',
    hand: 'AD JD',
    turned: '7S',
    trick: '9D TD 3D',
    bids: [2, 1, 0, 0],
    accepted: ['JD'],
  },
  {
    what: 'ruffs with the low trump, not with the ace',
    hand: 'AS 3S',
    turned: '7S',
    trick: '9D TD QD',
    bids: [2, 0, 0, 1],
    accepted: ['3S'],
  },
  {
    what: 'sees that eight and ten differ while the nine wins',
    hand: 'TD 8D 2C',
    turned: '7S',
    trick: '4D 9D 5D',
    bids: [0, 1, 1, 2],
    accepted: ['8D'],
  },
  {
    what: 'leads low, not high, when it needs none',
    hand: 'AD 2C KC',
    turned: '7S',
    bids: [0, 1, 1, 2],
    accepted: ['2C'],
  },
  {
    what: 'covers a partner who bid nil and is about to win',
    rules: SPADES,
    hand: 'AD 2D 5C',
    trick: '3D QD 4D',
    bids: [2, 4, 0, 4],
    accepted: ['AD'],
  },
  {
    what: 'does not overtake a partner whose trick it is',
    rules: SPADES,
    hand: 'AD 2D 5C',
    trick: '3D KD 4D',
    bids: [1, 1, 1, 1],
    accepted: ['2D'],
  },
  {
    what: 'slides under with a nil of its own',
    rules: SPADES,
    hand: 'JD 2D 5C',
    trick: '3D QD 4D',
    bids: [0, 4, 4, 4],
    accepted: ['JD'],
  },
  {
    what: 'takes no bag when the contract is made and leaves them short',
    rules: SPADES,
    hand: 'AH 2H',
    trick: '3H 9H KH',
    bids: [3, 1, 1, 1],
    accepted: ['AH'],
  },
];

const bids: readonly Position[] = [
  {
    what: 'dealer with the ace of trumps does not flee from the hook to 0',
    hand: 'AS 7D 3C',
    turned: '4S',
    bids: [0, 1, 1, 0],
    accepted: [2],
  },
  {
    what: 'ace and king of trumps are two tricks',
    hand: 'AS KS 3C',
    turned: '4S',
    dealer: 3,
    accepted: [2],
  },
  {
    what: 'the lowest card of all is no trick',
    hand: '2D',
    turned: '7S',
    bids: [0, 0, 0, 0],
    dealer: 1,
    accepted: [0],
  },
  {
    what: 'the ace of trumps in a hand of one is a trick',
    hand: 'AS',
    turned: '7S',
    bids: [0, 0, 1, 0],
    dealer: 0,
    accepted: [1],
  },
  {
    what: 'no nil by accident: a king of trumps and nothing else is a bid of 1',
    rules: SPADES,
    hand: 'KS 3S 2S 9H 6H 4H 8D 5D 3D 2D 7C 5C 3C',
    dealer: 3,
    accepted: [1],
  },
  {
    what: 'a hand without a trick bids nil',
    rules: SPADES,
    hand: '3S 2S 9H 6H 4H 2H 8D 5D 3D 2D 7C 5C 3C',
    dealer: 3,
    accepted: [0],
  },
  {
    what: 'a strong hand is bid as one',
    rules: SPADES,
    hand: 'AS KS QS 9S 5S AH KH 4H AD 5D 3D 7C 5C',
    dealer: 3,
    accepted: [6, 7, 8],
  },
];

describe('hard plays as card players expect', () => {
  it.each(plays)('$what', (position) => {
    const move = moveOf(turnToPlay(position), 0, 'hard');
    expect(position.accepted).toContain(answerOf(move));
  });
});

describe('hard bids as card players expect', () => {
  it.each(bids)('$what', (position) => {
    const move = moveOf(turnToBid(position), 0, 'hard');
    expect(position.accepted).toContain(answerOf(move));
  });

  const forehead = (others: readonly [string, string, string], turned: string) =>
    dealt(opened({ ...RULES, sight: 'forehead' }), {
      hands: [['5C'], ...others.map(cards)],
      dealer: 3,
      turned: cards(turned)[0] ?? null,
    });

  it('who sees an ace of trumps elsewhere bids 0, who sees low cards everywhere and leads bids 1', () => {
    expect(moveOf(forehead(['AS', '3D', '9H'], '2S'), 0, 'hard')).toMatchObject({ bid: 0 });
    expect(moveOf(forehead(['2D', '3D', '2H'], '2S'), 0, 'hard')).toMatchObject({ bid: 1 });
  });

  it('names the suit that the bid lives on', () => {
    const named = opened({ ...RULES, trump: { kind: 'highest-bidder' } });
    const hands = handsFor({ what: '', hand: 'AH KH QH TH 9H 2S 3C', accepted: [] });
    const open = bidden(dealt(named, { hands, dealer: 3 }), [5, 1, 0, 0]);
    expect(moveOf(open, 0, 'hard')).toMatchObject({ trump: 'H' });
  });
});
