import { describe, expect, it } from 'vitest';
import { type RuleSet, cards, keyedSource, presetRules, toAct, viewFor } from '@/engine/index.ts';
import {
  type PastRound,
  type Position,
  type PositionMove,
  positionProblem,
  possibleCards,
  rebuildPosition,
  totalsBefore,
  trialOf,
} from '@/engine/position/index.ts';
import { withoutTrailing } from '../../../tools/lib/games.ts';
import { threeCards } from '../../support/engine/three-cards.ts';

const SOURCE = () => keyedSource('00000000000000000000000000000abc', []);

const usual = (players = 4): RuleSet => presetRules('bugger-your-neighbor', players);

const position = (change: Partial<Position> = {}): Position => ({
  ...threeCards(change.rules),
  ...change,
});

const bids = (...numbers: readonly number[]): PositionMove[] =>
  numbers.map((bid, seat) => ({ type: 'bid', seat, bid }));

const plays = (first: number, text: string): PositionMove[] =>
  cards(text).map((card, at) => ({ type: 'play', seat: (first + at) % 4, card }));

const problemOf = (change: Partial<Position>) => {
  const built = rebuildPosition(position(change), SOURCE());
  return built.ok ? null : built.error;
};

function stateOf(change: Partial<Position> = {}) {
  const built = rebuildPosition(position(change), SOURCE());
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  return built.value;
}

/** The first round: ten cards. */
const ROUND: PastRound = {
  trump: 'S',
  turned: '2S',
  chooser: null,
  bids: [3, 3, 3, 3],
  blindNils: [false, false, false, false],
  tricks: [10, 0, 0, 0],
};

const noTrump = (): RuleSet => ({ ...usual(), trump: { kind: 'none' } });

/** All cards are dealt, and the dealer shows the last one. */
const allDealt = (): Partial<Position> => ({
  rules: {
    ...usual(),
    schedule: { shape: 'constant', low: 13, high: 13, turns: 4 },
    trump: { kind: 'flip', allDealt: 'dealers-last' },
  },
  index: 0,
  turned: null,
  openCard: '2S',
  hands: [cards('AS KH 4D 2C 3C 4C 5C 6C 7C 8C 9C TC JC'), [], [], []],
});

/**
 * Each of three players has eight of 24 cards, nine to ace. Seat 0 leads every suit: seat 1 has no hearts
 * and clubs, seat 2 no spades and diamonds.
 */
function oneDeal() {
  const rules: RuleSet = {
    ...noTrump(),
    players: 3,
    deck: 'eight-each',
    schedule: { shape: 'constant', low: 8, high: 8, turns: 1 },
  };
  const own = cards('AS KS AH KH QH AD TD AC');
  const moves: PositionMove[] = [...bids(2, 2, 2)];
  const lead = (text: string) => {
    for (const [seat, card] of cards(text).entries()) moves.push({ type: 'play', seat, card });
  };
  lead('AS QS KC');
  lead('AH KD TH');
  lead('AC QD QC');
  lead('AD JD JC');
  return {
    position: position({ rules, index: 0, dealer: 2, turned: null, hands: [own, [], []], moves }),
    hands: [cards('KS KH QH TD'), cards('JS TS 9S 9D'), cards('JH 9H TC 9C')],
  };
}

/** The same players and deck; here only the last player has shown voids, in the same suits, and has all other cards of its own. */
function oneHand() {
  const { position: deal } = oneDeal();
  const moves: PositionMove[] = [
    ...bids(2, 2, 2),
    ...['AS QS KC', 'AD KD QC', 'AH'].flatMap((trick) =>
      cards(trick).map((card, seat): PositionMove => ({ type: 'play', seat, card })),
    ),
  ];
  return { ...deal, hands: [cards('AS KS AD TD AH KH AC JC'), [], []], moves };
}

describe('a possible position', () => {
  it('asks the viewer for a bid, with every other hand dealt at random', () => {
    const { state, sampled } = stateOf();
    expect(state.round).toMatchObject({ phase: 'bid', handSize: 3, trump: 'S' });
    expect(toAct(state)).toEqual([0]);
    expect(sampled).toEqual([1, 2, 3]);
    expect(viewFor(state, 0).round).toMatchObject({
      hands: [{ kind: 'seen' }, { kind: 'hidden' }, { kind: 'hidden' }, { kind: 'hidden' }],
    });
  });

  it('accepts the cards left in hand as well as the whole hand', () => {
    const moves = [...bids(1, 1, 0, 0), ...plays(0, 'KH 3H 5H 6H')];
    const whole = stateOf({ moves }).state;
    const left = stateOf({ moves, hands: [cards('AS 4D'), [], [], []] }).state;
    expect(viewFor(left, 0)).toEqual(viewFor(whole, 0));
  });

  it('deals nobody a suit that it has shown not to have', () => {
    const moves = [...bids(1, 1, 0, 0), ...plays(0, 'KH 3H 5C 6H')];
    for (let key = 0; key < 50; key++) {
      const built = rebuildPosition(
        position({ moves }),
        keyedSource('00000000000000000000000000000abc', [key]),
      );
      const round = built.ok ? built.value.state.round : null;
      const hand = round?.phase === 'play' ? round.hands[2] : null;
      expect(hand?.filter((card) => card.endsWith('H'))).toEqual([]);
    }
  });

  it('has the dealer’s last card where all are dealt', () => {
    expect(stateOf(allDealt()).state.round).toMatchObject({ trump: 'S', openCard: '2S' });
  });

  it('finds the one deal that fits many voids', () => {
    const { position: only, hands } = oneDeal();
    const built = rebuildPosition(only, SOURCE());
    const round = built.ok ? built.value.state.round : null;
    if (round?.phase !== 'play') throw new Error(JSON.stringify(built));
    expect(round.hands.map((hand) => new Set(hand))).toEqual(hands.map((hand) => new Set(hand)));
  });

  it('is no problem', () => {
    expect(positionProblem(position())).toBeNull();
    expect(trialOf(position())).toMatchObject({ ok: true, value: { sampled: [1, 2, 3] } });
  });

  it('takes totals where the rounds before are not known', () => {
    const { state } = stateOf({ totals: [10, 20, -3, 0] });
    expect(state.standing.totals).toEqual([10, 20, -3, 0]);
  });

  it.each<[string, () => Position, string]>([
    [
      'the card of a suit led that nobody else can hold',
      () => {
        const { position: only } = oneDeal();
        return { ...only, moves: [...only.moves, { type: 'play', seat: 0, card: 'TD' }] };
      },
      '9D',
    ],
    ['no card that another has to hold', oneHand, '9S TS JS 9D JD QD'],
    [
      'the suit of the card that is shown',
      () => position({ ...allDealt(), moves: [...bids(1, 1, 1, 1), ...plays(0, 'AS 3S 4S')] }),
      '2S 5S 6S 7S 8S 9S TS JS QS KS',
    ],
  ])('offers a seat whose hand is not seen %s', (_, at, offered) => {
    const built = rebuildPosition(at(), SOURCE());
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    expect(possibleCards(at(), built.value).toSorted()).toEqual(cards(offered).toSorted());
  });

  it('has the totals after the rounds before, or those that were given', () => {
    expect(totalsBefore(position({ index: 1, past: [ROUND] }))).toEqual([0, 0, 0, 0]);
    const made: PastRound = { ...ROUND, bids: [10, 0, 0, 1] };
    expect(totalsBefore(position({ index: 1, past: [made] }))).toEqual([20, 10, 10, 0]);
    expect(totalsBefore(position({ totals: [10, 20, -3, 0] }))).toEqual([10, 20, -3, 0]);
    expect(totalsBefore(position())).toBeNull();
  });

  it('asks a seat that may bid nil blind for its cards only once it has decided', () => {
    const rules: RuleSet = withoutTrailing(presetRules('spades'));
    const game = { rules, index: 0, turned: null, dealer: 3 };
    const unseen = { ...game, hands: [[], [], [], []] };
    const declared = (seat: number): PositionMove => ({ type: 'declare', seat, blindNil: false });
    expect(stateOf(unseen).state.round.phase).toBe('declare');
    expect(stateOf({ ...unseen, seat: 1, moves: [declared(0)] }).state.round.phase).toBe('declare');
    expect(problemOf({ ...unseen, moves: [declared(0)] })).toMatchObject({ kind: 'hand-size' });
    expect(problemOf({ ...unseen, moves: [declared(0), declared(1)] })).toMatchObject({
      kind: 'hand-size',
    });
  });

  it('offers another seat all cards that it may hold, and none of those that others are known to hold', () => {
    const moves = [...bids(1, 1, 0, 0), ...plays(0, 'KH 3H 5C')];
    const at = position({ moves });
    const offered = possibleCards(at, stateOf({ moves }));
    expect(offered).toHaveLength(52 - 3 - 1 - 2);
    expect(offered).not.toContain('AS');
    expect(offered).not.toContain('2S');
    const later = [...moves, ...plays(3, '6H'), ...plays(0, '4D 5D')];
    const next = possibleCards(position({ moves: later }), stateOf({ moves: later }));
    expect(next.filter((card) => card.endsWith('H'))).toEqual([]);
  });
});

describe('an impossible position', () => {
  it.each<[string, Partial<Position>, object]>([
    ['rules that cannot be played', { rules: { ...usual(), players: 9 } }, { kind: 'rules' }],
    ['a seat that is not there', { seat: 4 }, { kind: 'seat' }],
    ['a dealer that is not there', { dealer: 4 }, { kind: 'seat' }],
    ['hands of other players', { hands: [cards('AS KH 4D'), [], []] }, { kind: 'seat' }],
    ['names of other players', { seats: threeCards().seats.slice(1) }, { kind: 'seat' }],
    ['a round that is not there', { index: 99 }, { kind: 'round' }],
    ['totals of other players', { totals: [1, 2] }, { kind: 'totals' }],
    ['a round before the first', { index: -1 }, { kind: 'round' }],
    ['rounds before that do not lead up to it', { past: [ROUND] }, { kind: 'past' }],
    [
      'rounds before with other tricks than cards',
      { index: 1, past: [{ ...ROUND, tricks: [1, 1, 1, 1] }] },
      { kind: 'past' },
    ],
    [
      'rounds before with bids of other players',
      { index: 1, past: [{ ...ROUND, bids: [3, 3, 3] }] },
      { kind: 'past' },
    ],
    [
      'rounds before with a bid that is too high',
      { index: 1, past: [{ ...ROUND, bids: [3, 3, 11, 3] }] },
      { kind: 'past' },
    ],
    [
      'rounds before with decisions of other players',
      { index: 1, past: [{ ...ROUND, blindNils: [false] }] },
      { kind: 'past' },
    ],
    [
      'totals beside the rounds before',
      { index: 1, past: [ROUND], totals: [0, 0, 0, 0] },
      { kind: 'totals' },
    ],
    ['a card turned up in a round without', { rules: noTrump() }, { kind: 'turned-not-used' }],
    ['no last card of the dealer', { ...allDealt(), openCard: null }, { kind: 'open-missing' }],
    ['a last card of the dealer that is not shown', { openCard: '3S' }, { kind: 'open-not-used' }],
    ['no card turned up', { turned: null }, { kind: 'turned-missing' }],
    ['a card twice', { turned: 'AS' }, { kind: 'card-twice', card: 'AS' }],
    [
      'a card twice in one hand',
      { hands: [cards('AS KH 4D'), cards('2C 3C 2C'), [], []] },
      { kind: 'card-twice', card: '2C' },
    ],
    [
      'a card that one player plays twice',
      { moves: [...bids(1, 1, 0, 0), ...plays(0, 'KH 3H 5H 6H'), ...plays(0, 'KH')] },
      { kind: 'card-twice', card: 'KH' },
    ],
    [
      'a card of two hands',
      { hands: [cards('AS KH 4D'), cards('KH'), [], []] },
      { kind: 'card-twice', card: 'KH' },
    ],
    [
      'a card that is not in the deck',
      {
        rules: {
          ...usual(),
          deck: '32',
          schedule: { shape: 'constant', low: 3, high: 3, turns: 9 },
        },
        hands: [cards('AS KH 4D'), [], [], []],
        turned: '7S',
      },
      { kind: 'foreign-card', card: '4D' },
    ],
    [
      'too few cards',
      { hands: [cards('AS KH'), [], [], []] },
      { kind: 'hand-size', seat: 0, expected: 3, found: 2 },
    ],
    [
      'too many cards of another hand',
      { hands: [cards('AS KH 4D'), cards('2C 3C 4C 5C'), [], []] },
      { kind: 'hand-size', seat: 1, expected: 3, found: 4 },
    ],
    [
      'a bid out of range',
      { moves: bids(4) },
      { kind: 'move', rejection: { kind: 'bid-out-of-range', max: 3 } },
    ],
    [
      'a bid out of turn',
      { moves: [{ type: 'bid', seat: 2, bid: 1 }] },
      { kind: 'move', rejection: { kind: 'not-your-turn' } },
    ],
    [
      'the hook',
      { moves: bids(1, 1, 0, 1) },
      { kind: 'move', rejection: { kind: 'hook', forbidden: 1 } },
    ],
    [
      'a card before all have bid',
      { moves: [...bids(1), ...plays(0, 'KH')] },
      { kind: 'move', rejection: { kind: 'wrong-phase' } },
    ],
    [
      'a card out of turn',
      { moves: [...bids(1, 1, 0, 0), ...plays(1, '3H')] },
      { kind: 'move', rejection: { kind: 'not-your-turn' } },
    ],
    [
      'a suit not followed that was shown later',
      {
        moves: [...bids(1, 1, 0, 0), ...plays(0, 'KH 3C 5H 6H'), ...plays(0, '4D 9H 5D 6D')],
      },
      {
        kind: 'move',
        move: { seat: 1, card: '3C' },
        held: '9H',
        rejection: { kind: 'must-follow' },
      },
    ],
    [
      'more cards than were dealt',
      {
        moves: [
          ...bids(1, 1, 0, 0),
          ...plays(0, 'AS 3S 4S 5S'),
          ...plays(0, 'KH 3H 5H 6H'),
          ...plays(0, '4D 5D 6D 7D'),
          ...plays(3, '8D'),
        ],
      },
      { kind: 'hand-size', seat: 3, expected: 3, found: 4 },
    ],
    [
      'a bid in play, though a card would be due',
      { moves: [...bids(1, 1, 0, 0), { type: 'bid', seat: 0, bid: 1 }] },
      { kind: 'move', held: 'AS', rejection: { kind: 'wrong-phase' } },
    ],
    [
      'a bid in play of a card that its holder does not see',
      {
        rules: { ...usual(), sight: 'forehead', hook: false },
        index: 9,
        dealer: 0,
        hands: [[], ...cards('2C 3C 4C').map((card) => [card])],
        moves: [1, 2, 3, 0, 1].map((seat) => ({ type: 'bid', seat, bid: 0 })),
      },
      { kind: 'move', held: null, rejection: { kind: 'wrong-phase' } },
    ],
    [
      'a suit not followed beside a joker, which may always be played',
      {
        rules: { ...usual(), jokers: { high: 1, low: 0 } },
        moves: [...bids(1, 1, 0, 0), ...plays(0, 'KH 3C')],
        hands: [cards('AS KH 4D'), cards('Z1 9H 3C'), [], []],
      },
      { kind: 'move', held: '9H', rejection: { kind: 'must-follow' } },
    ],
  ])('refuses %s', (_, change, problem) => {
    expect(problemOf(change)).toMatchObject(problem);
    expect(positionProblem(position(change))).toEqual(problemOf(change));
  });

  it('refuses hands that no deal can fill', () => {
    // Three players hold all 24 cards of the deck, and none of them can hold the clubs that are left.
    const rules: RuleSet = {
      ...usual(2),
      deck: 'eight-each',
      schedule: { shape: 'constant', low: 1, high: 8, turns: 1 },
      trump: { kind: 'none' },
      players: 3,
    };
    const hands = [cards('AS KS QS JS TS 9S AC KC'), [], []];
    const built = rebuildPosition(
      {
        ...position({ rules, hands, turned: null, index: 0, dealer: 2 }),
        moves: [
          ...bids(1, 1, 0),
          { type: 'play', seat: 0, card: 'AC' },
          { type: 'play', seat: 1, card: 'AD' },
          { type: 'play', seat: 2, card: 'AH' },
        ],
      },
      SOURCE(),
    );
    expect(built).toMatchObject({ ok: false, error: { kind: 'no-deal-fits' } });
  });

  it('refuses sealed bids whose numbers play would have shown', () => {
    const rules: RuleSet = { ...usual(), bidding: 'sealed' };
    const sealed = [1, 2, 3].map((seat): PositionMove => ({ type: 'sealed', seat }));
    expect(stateOf({ rules, moves: sealed }).state.round.phase).toBe('bid');
    expect(problemOf({ rules, moves: [...sealed, ...bids(1)] })).toEqual({
      kind: 'sealed-unknown',
    });
  });

  it('refuses a sealed bid of a seat that has bid', () => {
    const moves: PositionMove[] = [1, 1].map((seat) => ({ type: 'sealed', seat }));
    expect(problemOf({ rules: { ...usual(), bidding: 'sealed' }, moves })).toMatchObject({
      kind: 'move',
      rejection: { kind: 'already-bid' },
    });
  });
});
