import { expect, it } from 'vitest';
import { type RuleSet, allowed, presetRules } from '@/engine/index.ts';
import { type CardFact, cardFacts } from '@/engine/advice/index.ts';
import { type Position, SOLO, seen } from '../support/engine/seat-to-play.ts';

const SPADES = presetRules('spades');
const JOKERS: RuleSet = { ...SOLO, jokers: { high: 1, low: 1 } };

/** A fact in a few words. */
function told(fact: CardFact): string {
  const { kind } = fact;
  if (kind === 'beaten-by')
    return `${kind} ${fact.cards.join(' ')}, ${fact.below} below${fact.isAhead ? ', ahead' : ''}`;
  if (kind === 'one-too-many') return `${kind} ${fact.cards.join(' ')}, ${fact.tricks}`;
  if (kind === 'keeps') return `${kind} ${fact.cards.join(' ')}`;
  if (kind === 'may-ruff') return `${kind} ${fact.seats.join(' ')}`;
  return 'seat' in fact ? `${kind} ${fact.seat}` : kind;
}

/** The facts of every legal card, by card. */
function factsIn(position: Position): Record<string, string> {
  const { view, round } = seen(position);
  const legal = allowed(view.choices).flatMap((move) =>
    move.type === 'play' && move.card !== 'unseen' ? [move.card] : [],
  );
  const facts = cardFacts(view, round, legal);
  return Object.fromEntries(
    legal.map((card, at) => [card, (facts[at] ?? []).map(told).join('; ')]),
  );
}

it.each<readonly [string, Position, Readonly<Record<string, string>>]>([
  [
    'says which card wins, which one ducks and what it keeps',
    { hand: 'AC 3C 9D 4D', trick: '5C 9C KC' },
    { AC: 'wins; fulfills', '3C': 'loses; duck; keeps AC' },
  ],
  [
    'names the lowest winner and the highest loser',
    { hand: 'AC QC 8C 3C', trick: '5C 9C TC', bids: [2, 1, 1, 1] },
    {
      AC: 'wins',
      QC: 'wins; lowest-winner; keeps AC',
      '8C': 'loses; duck; highest-loser; keeps AC',
      '3C': 'loses; duck; keeps AC',
    },
  ],
  [
    'calls a trick beyond the bid one too many',
    { hand: 'AC 3C', trick: '5C 9C KC', bids: [0, 1, 1, 1] },
    { AC: 'wins; overshoots', '3C': 'loses; duck' },
  ],
  [
    'says when a bid falls short, and whose bid a trick sinks',
    { hand: 'AC 3C', trick: '5C 9C KC', bids: [2, 1, 1, 2] },
    { AC: 'wins; denies 3', '3C': 'loses; falls-short; duck' },
  ],
  [
    'says to whose loss a trick goes',
    { hand: 'AC 3C', trick: '5C 9C KC', bids: [0, 0, 0, 0] },
    { AC: 'wins; overshoots', '3C': 'loses; duck; puts-over 3' },
  ],
  [
    'says nothing of saving to a seat that cannot make its bid',
    { hand: 'AC 3C 9D', trick: '5C 9C KC', bids: [4, 1, 1, 1] },
    { AC: 'wins', '3C': 'loses; duck' },
  ],
  [
    'names a ruff, a ruff too many and discards',
    { hand: 'AH 2H 9D 4D', trick: '5C 9C KC' },
    {
      AH: 'ruff; wins; fulfills',
      '2H': 'ruff; wins; one-too-many AH, 1; lowest-winner',
      '9D': 'discard; loses; beaten-by AD KD QD JD TD, 6 below; highest-loser; keeps AH',
      '4D': 'discard; loses; beaten-by AD KD QD JD TD 8D 7D 6D 5D, 2 below; keeps AH',
    },
  ],
  [
    'names low trumps that a discard keeps',
    { hand: '5H 2H 9D 4D', trick: '5C 9C KC', bids: [2, 1, 1, 1] },
    {
      '5H': 'ruff; wins',
      '2H': 'ruff; wins; lowest-winner',
      '9D': 'discard; loses; beaten-by AD KD QD JD TD, 6 below; highest-loser; keeps 5H 2H',
      '4D': 'discard; loses; beaten-by AD KD QD JD TD 8D 7D 6D 5D, 2 below; keeps 5H 2H',
    },
  ],
  [
    'tells an overruff from an underruff',
    { hand: 'AH 2H 9D 4D', trick: '5C 7H KC' },
    {
      AH: 'overruff; wins; fulfills',
      '2H': 'underruff; loses',
      '9D': 'discard; loses; beaten-by AD KD QD JD TD, 6 below; highest-loser; keeps AH',
      '4D': 'discard; loses; beaten-by AD KD QD JD TD 8D 7D 6D 5D, 2 below; keeps AH',
    },
  ],
  [
    'knows no ruffs without trump',
    { hand: 'AH 2H 9D', trick: '5C 9C KC', trump: 'N' },
    {
      AH: 'discard; loses; highest-loser',
      '2H': 'discard; loses; beaten-by KH QH JH TH 9H 8H 7H 6H 5H 4H 3H, 0 below; keeps AH',
      '9D': 'discard; loses; beaten-by AD KD QD JD TD, 7 below; keeps AH',
    },
  ],
  [
    'knows no discards where every other suit is trump [TRUMP-5]',
    { hand: 'AH 2H 9D', trick: '5C 9S KC', trump: 'L' },
    { AH: 'overruff; wins; fulfills', '2H': 'underruff; loses', '9D': 'underruff; loses' },
  ],
  [
    'says what beats a ruff where every other suit is trump [TRUMP-5]',
    { hand: 'KH 9D', trick: '5C', trump: 'L' },
    { KH: 'ruff; only-overruff', '9D': 'ruff; only-overruff' },
  ],
  [
    'says what a lead loses to, and which one voids a suit',
    { hand: 'AC 3C KD AH 2H' },
    {
      AC: 'only-ruff',
      '3C': 'beaten-by KC QC JC TC 9C 8C 7C 6C 5C 4C, 1 below',
      KD: 'beaten-by AD, 11 below; voids',
      AH: 'wins; fulfills',
      '2H': 'beaten-by KH QH JH TH 9H 8H 7H 6H 5H 4H 3H, 0 below',
    },
  ],
  [
    'does not speak of voids with one card left',
    { hand: 'KD 2H', bids: [1, 1, 0, 0] },
    {
      KD: 'beaten-by AD, 11 below; keeps 2H',
      '2H': 'beaten-by AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H, 0 below',
    },
  ],
  [
    'says that a void helps to discard where no trick is wanted',
    { hand: 'KD 9S 8S', bids: [0, 1, 0, 0] },
    {
      KD: 'beaten-by AD, 11 below; voids',
      '9S': 'beaten-by AS KS QS JS TS, 6 below',
      '8S': 'beaten-by AS KS QS JS TS, 6 below',
    },
  ],
  [
    'does not call a void helpful without a trump for a wanted trick',
    { hand: 'KD 9S 8S', bids: [1, 1, 0, 0] },
    {
      KD: 'beaten-by AD, 11 below',
      '9S': 'beaten-by AS KS QS JS TS, 6 below',
      '8S': 'beaten-by AS KS QS JS TS, 6 below',
    },
  ],
  [
    'names later players known to be void: they may ruff',
    { hand: 'AC KC QD', earlier: ['2C 2D 3C 4C', '2S 3S 4S 5D'], bids: [3, 0, 0, 0] },
    { AC: 'only-ruff; may-ruff 1', KC: 'only-ruff; may-ruff 1', QD: 'beaten-by AD KD, 8 below' },
  ],
  [
    'says nothing of ruffs by a seat that has no trump either',
    { hand: 'AC QD', earlier: ['2C 2D 3C 4C', '2H 3D 4H 5H'], bids: [2, 0, 0, 0] },
    { AC: 'only-ruff', QD: 'beaten-by AD KD, 8 below' },
  ],
  [
    'says nothing of ruffs of the trump suit',
    { hand: 'KH QD', earlier: ['2H 3D 4H 5H'], bids: [2, 0, 0, 0] },
    { KH: 'beaten-by AH, 8 below', QD: 'beaten-by AD KD, 9 below; keeps KH' },
  ],
  [
    'knows who may ruff where every other suit is trump [TRUMP-5]',
    { hand: 'AC QD', earlier: ['2C 2D 3C 4C'], trump: 'L', bids: [2, 0, 0, 0] },
    { AC: 'only-ruff; may-ruff 1', QD: 'beaten-by AD KD, 9 below' },
  ],
  [
    'says that nobody ruffs without trump',
    { hand: 'KC QD', earlier: ['2C 2D 3C 4C'], trump: 'N', bids: [2, 0, 0, 0] },
    { KC: 'beaten-by AC, 8 below', QD: 'beaten-by AD KD, 9 below' },
  ],
  [
    'says which unseen cards beat a card that is ahead',
    { hand: 'QC 3C 9D', trick: '5C' },
    { QC: 'beaten-by AC KC, 8 below, ahead', '3C': 'loses; duck' },
  ],
  [
    'says that only a ruff beats the highest card of its suit',
    { hand: 'AC 3C 9D', trick: '5C 7C' },
    { AC: 'only-ruff', '3C': 'loses; duck; keeps AC' },
  ],
  [
    'counts no card that the only player left cannot hold',
    { hand: 'KC 3C', trick: '5C 7C', earlier: ['2C 2D 3S 4C'] },
    { KC: 'only-ruff; may-ruff 1', '3C': 'loses; duck' },
  ],
  [
    'says what overruffs a low ruff',
    { hand: '2H 9D', trick: '5C' },
    {
      '2H': 'ruff; beaten-by AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H, 0 below, ahead',
      '9D': 'discard; loses; beaten-by AD KD QD JD TD, 7 below; keeps 2H',
    },
  ],
  [
    'calls the highest ruff a winner',
    { hand: 'AH 9D', trick: '5C' },
    {
      AH: 'ruff; wins; fulfills',
      '9D': 'discard; loses; beaten-by AD KD QD JD TD, 7 below; keeps AH',
    },
  ],
  [
    'counts the tricks that high trumps take beyond the bid',
    { hand: 'AH KH QH', bids: [1, 0, 0, 0] },
    {
      AH: 'wins; one-too-many KH QH, 2',
      KH: 'wins; one-too-many AH QH, 2',
      QH: 'wins; one-too-many AH KH, 2; lowest-winner',
    },
  ],
  [
    'does not call one of two equal cards saved by the other',
    { hand: 'AC KC 3C', trick: '5C 9C QC' },
    { AC: 'wins; fulfills', KC: 'wins; fulfills; lowest-winner', '3C': 'loses; duck' },
  ],
  [
    'sorts the kept cards of a discard',
    { hand: 'AS KC 9D 3D', trick: '2H 3H 4H', earlier: ['2C AC 3C 4C'], bids: [3, 1, 1, 1] },
    {
      AS: 'discard; loses; keeps KC',
      KC: 'discard; loses; keeps AS',
      '9D': 'discard; loses; beaten-by AD KD QD JD TD, 6 below; keeps AS KC',
      '3D': 'discard; loses; beaten-by AD KD QD JD TD 8D 7D 6D 5D 4D, 1 below; keeps AS KC',
    },
  ],
  [
    'calls the highest card left in its suit unloaded',
    { hand: 'KC 3C', trick: '2H 9C 4C', bids: [0, 0, 1, 1], earlier: ['2S AC 3S 4S'] },
    {
      KC: 'discard; loses; unload; puts-over 1; highest-loser',
      '3C': 'discard; loses; puts-over 1; beaten-by QC JC TC 8C 7C 6C 5C, 1 below',
    },
  ],
  [
    'does not call a card unloaded beside a higher one of the hand',
    { hand: 'AC KC', trick: '2H 9C 4C', bids: [0, 1, 1, 1] },
    { AC: 'discard; loses; unload; highest-loser', KC: 'discard; loses' },
  ],
  [
    'says that the partner takes the trick [SP-1]',
    { hand: '3C 9D', trick: '9C AC 5C', rules: SPADES, trump: 'S' },
    { '3C': 'loses; to-partner' },
  ],
  [
    'says that the partner is ahead so far [SP-1]',
    { hand: '3C 9D', trick: 'QC 9C', rules: SPADES, trump: 'S' },
    { '3C': 'loses; partner-ahead' },
  ],
  [
    'says that a trick breaks a nil of an opponent [SP-4]',
    { hand: '3C 2C', trick: '9C TC AC', rules: SPADES, trump: 'S', bids: [2, 1, 1, 0] },
    { '3C': 'loses; puts-over 3; highest-loser', '2C': 'loses; puts-over 3' },
  ],
  [
    'does not say so of the partner, nor of a contract [SP-3]',
    { hand: '3C 2C', trick: '9C AC TC', rules: SPADES, trump: 'S', bids: [2, 1, 0, 1] },
    { '3C': 'loses; to-partner; highest-loser', '2C': 'loses; to-partner' },
  ],
  [
    'does not call a bag the sinking of a contract [SP-5]',
    {
      hand: '3C 2C',
      trick: '9C TC AC',
      rules: SPADES,
      trump: 'S',
      bids: [2, 0, 1, 1],
      earlier: ['4D 3D 5D KD'],
      winner: 3,
    },
    { '3C': 'loses; highest-loser', '2C': 'loses' },
  ],
  [
    'says whose contract a trick sinks, but not of the partner [SP-3]',
    { hand: 'AC 3C', trick: '9C TC KC', rules: SPADES, trump: 'S', bids: [1, 1, 1, 1] },
    { AC: 'wins; denies 1; denies 3', '3C': 'loses; duck' },
  ],
  [
    'calls a high joker a winner [JOKER-3]',
    { hand: 'Z1 3C', trick: '5C 9C KC', rules: JOKERS },
    { Z1: 'wins; fulfills', '3C': 'loses; keeps Z1' },
  ],
  [
    'says nothing of a card that jokers and ruffs beat [JOKER-3]',
    { hand: 'AC 3C', trick: '5C', rules: JOKERS },
    { AC: '', '3C': 'loses; duck; keeps AC' },
  ],
  [
    'says that only a joker beats the highest card without trump [JOKER-3]',
    { hand: 'AC E1', trick: '5C', trump: 'N', rules: JOKERS },
    { AC: 'only-joker', E1: 'loses; keeps AC' },
  ],
  [
    'says nothing of a low joker but that it loses [JOKER-3]',
    { hand: 'E1 AC', trick: '5C 9C', rules: JOKERS },
    { E1: 'loses; keeps AC', AC: '' },
  ],
  [
    'knows no ruff of a high joker [JOKER-3]',
    { hand: 'AH 3D', trick: '5C Z1 7C', rules: JOKERS },
    {
      AH: 'loses',
      '3D': 'discard; loses; beaten-by AD KD QD JD TD 9D 8D 7D 6D 5D 4D, 1 below; keeps AH',
    },
  ],
  [
    'leaves a low joker that leads open [JOKER-4]',
    { hand: 'E1 AH 3D', rules: JOKERS },
    {
      E1: '',
      AH: 'only-joker',
      '3D': 'beaten-by AD KD QD JD TD 9D 8D 7D 6D 5D 4D, 1 below; keeps AH; voids',
    },
  ],
  [
    'names a high card that another one saves, if it takes all the tricks still wanted',
    { hand: 'AC AS 2D', bids: [2, 0, 0, 0] },
    {
      AC: 'only-ruff; keeps AS',
      AS: 'only-ruff; keeps AC',
      '2D': 'beaten-by AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D, 0 below; keeps AS AC',
    },
  ],
  [
    'does not call a card saved by one of equal value that leads',
    { hand: 'AC KC QD', bids: [2, 0, 0, 0] },
    { AC: 'only-ruff', KC: 'only-ruff', QD: 'beaten-by AD KD, 10 below; keeps AC KC' },
  ],
  [
    'does not call a card saved that could not be played',
    { hand: '3C 2C AD', trick: '5C 9C KC' },
    { '3C': 'loses; highest-loser', '2C': 'loses' },
  ],
  [
    'sorts the kept cards by suit, in whatever order they are held',
    { hand: 'KC AS 9D', trick: '2H 3H 4H', earlier: ['2C AC 3C 4C'], bids: [3, 1, 1, 1] },
    {
      KC: 'discard; loses; keeps AS',
      AS: 'discard; loses; keeps KC',
      '9D': 'discard; loses; beaten-by AD KD QD JD TD, 7 below; keeps AS KC',
    },
  ],
  [
    'speaks of no void where the bid is sunk',
    { hand: 'KD AH 2H', bids: [4, 0, 0, 0] },
    {
      KD: 'beaten-by AD, 11 below',
      AH: 'wins',
      '2H': 'beaten-by KH QH JH TH 9H 8H 7H 6H 5H 4H 3H, 0 below',
    },
  ],
  [
    'speaks of a void where every trick is wanted',
    { hand: 'KD AH 2H', bids: [3, 0, 0, 0] },
    {
      KD: 'beaten-by AD, 11 below; voids',
      AH: 'wins',
      '2H': 'beaten-by KH QH JH TH 9H 8H 7H 6H 5H 4H 3H, 0 below',
    },
  ],
  [
    'says where every other suit is trump that a void helps to take a trick [TRUMP-5]',
    { hand: 'KD 9S 8S', trump: 'L', bids: [1, 1, 0, 0] },
    {
      KD: 'beaten-by AD, 11 below; voids',
      '9S': 'beaten-by AS KS QS JS TS, 6 below',
      '8S': 'beaten-by AS KS QS JS TS, 6 below',
    },
  ],
  [
    'but not that it helps to lose one [TRUMP-5]',
    { hand: 'KD 9S 8S', trump: 'L', bids: [0, 1, 0, 0] },
    {
      KD: 'beaten-by AD, 11 below',
      '9S': 'beaten-by AS KS QS JS TS, 6 below',
      '8S': 'beaten-by AS KS QS JS TS, 6 below',
    },
  ],
  [
    'says of no low joker that only a ruff beats it [JOKER-3]',
    { hand: 'E1 AD 3D', rules: { ...SOLO, jokers: { high: 0, low: 2 } } },
    { E1: '', AD: 'only-ruff', '3D': 'beaten-by KD QD JD TD 9D 8D 7D 6D 5D 4D, 1 below; keeps AD' },
  ],
  [
    'knows that the first of several high jokers wins [JOKER-3]',
    { hand: 'Z2 3D', trick: 'Z1 5C 9C', rules: { ...SOLO, jokers: { high: 2, low: 0 } } },
    { Z2: 'loses', '3D': 'loses; keeps Z2' },
  ],
  [
    'calls no low joker a duck beside a high one [JOKER-4]',
    { hand: 'Z1 E2', trick: 'E1', rules: { ...SOLO, jokers: { high: 1, low: 2 } } },
    { Z1: 'wins; fulfills', E2: 'loses; keeps Z1' },
  ],
  [
    'calls neither of two winners of the same rank the lowest',
    { hand: 'AS KS AH KH', trump: 'N', bids: [4, 0, 0, 0] },
    { AS: 'wins', KS: 'wins', AH: 'wins', KH: 'wins' },
  ],
  [
    'calls an open card seen [TRUMP-8]',
    { hand: 'QD 3D 9S', open: 'KD' },
    {
      QD: 'beaten-by AD, 9 below',
      '3D': 'beaten-by AD JD TD 9D 8D 7D 6D 5D 4D, 1 below',
      '9S': 'beaten-by AS KS QS JS TS, 7 below',
    },
  ],
  [
    'knows that the open card of the dealer beats a card, and saves another for it [TRUMP-8]',
    { hand: 'KD AS', open: 'AD' },
    { KD: 'keeps AS', AS: 'only-ruff' },
  ],
  [
    'saves nothing by a card that the open one does not beat [TRUMP-8]',
    { hand: 'AS AC', open: 'KD' },
    { AS: 'only-ruff', AC: 'only-ruff' },
  ],
  [
    'counts a trick as won though the open card, which comes too late, is higher [TRUMP-8]',
    { hand: 'QD 9S 8S', trick: '5D 7D 9D', open: 'KD' },
    { QD: 'wins; fulfills; voids' },
  ],
  [
    'names no seat that has only a joker left as one that may ruff [TRUMP-5]',
    {
      hand: 'AC KH',
      earlier: [
        '2C 2D 3C 4C',
        '5D 2S 6D 7D',
        '5S 2H 6S 7S',
        '3H Z1 4H 5H',
        '6H 8S 7H 8H',
        '9H 9S TH JH',
        'QH TS AH JS',
      ],
      trump: 'L',
      bids: [2, 0, 0, 0],
      rules: { ...SOLO, jokers: { high: 2, low: 0 } },
    },
    { AC: '', KH: 'may-ruff 3' },
  ],
  [
    'does not call high trumps one too many where they make bags [SP-5]',
    { hand: 'AS KS', rules: SPADES, trump: 'S', bids: [1, 2, 1, 1], earlier: ['AC 2C 3C 4C'] },
    { AS: 'wins; fulfills', KS: 'wins; fulfills; lowest-winner' },
  ],
  [
    'calls every trick of a bid of 0 one too many, whatever its trumps take later',
    { hand: 'AH KH', bids: [0, 1, 1, 1] },
    { AH: 'wins; overshoots', KH: 'wins; overshoots; lowest-winner' },
  ],
  [
    'calls neither of two equally high losers the highest',
    { hand: '9D 9S 4D', trick: '5C 7C KC', bids: [0, 1, 1, 1] },
    {
      '9D': 'discard; loses; beaten-by AD KD QD JD TD, 6 below',
      '9S': 'discard; loses; beaten-by AS KS QS JS TS, 7 below; voids',
      '4D': 'discard; loses; beaten-by AD KD QD JD TD 8D 7D 6D 5D, 2 below',
    },
  ],
  [
    'names who may ruff, though the open trump is in another hand [TRUMP-8]',
    { hand: 'AC QD', earlier: ['2C 2D 3C 4C'], open: 'KH', bids: [2, 0, 0, 0] },
    { AC: 'only-ruff; may-ruff 1', QD: 'beaten-by AD KD, 9 below; keeps AC' },
  ],
])('%s', (_, position, facts) => {
  expect(factsIn(position)).toEqual(facts);
});
