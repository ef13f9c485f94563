import { describe, expect, it } from 'vitest';
import {
  DECK,
  type RuleSet,
  cards,
  dealtRound,
  deckOf,
  deckSize,
  rankingOf,
  sortHand,
  step,
  suitOf,
  toAct,
  viewFor,
  winnerOf,
} from '@/engine/index.ts';
import { knowledgeOf } from '@/engine/advice/index.ts';
import { after, bidsInOrder, newGameWith } from '../../tools/lib/games.ts';
import { CLASSIC, legalPlays } from '../support/engine/legal-plays.ts';

describe('decks of traditions', () => {
  it('[DECK-1] the highest nine or eight of each suit', () => {
    const ranks = (deck: '36' | '32') =>
      deckOf({ deck, players: 4 })
        .filter((card) => suitOf(card) === 'H')
        .map((card) => card.charAt(0))
        .join('');
    expect(ranks('36')).toBe('6789TJQKA');
    expect(ranks('32')).toBe('789TJQKA');
    const suits = deckOf({ deck: '32', players: 4 }).map(suitOf);
    expect(suits.join('')).toBe('CCCCCCCCDDDDDDDDHHHHHHHHSSSSSSSS');
    expect([deckSize({ deck: '36', players: 4 }), deckSize({ players: 4 })]).toEqual([36, 52]);
  });

  it('[DECK-1] the Spanish order: A 3 K Q J 7 6 5 4 2', () => {
    const deck = deckOf({ deck: '40', players: 4 });
    const spades = deck.filter((card) => suitOf(card) === 'S').toReversed();
    expect(spades).toEqual(cards('AS 3S KS QS JS 7S 6S 5S 4S 2S'));
    expect(deck).toHaveLength(40);
  });

  describe('[DECK-3] in the Spanish order', () => {
    const rules: RuleSet = { ...CLASSIC, deck: '40' };
    const ranking = rankingOf(rules);

    it('the three beats the king, and loses to the ace', () => {
      const winner = (trick: string, trump: 'S' | 'N' | 'L') =>
        winnerOf({ leader: 0, cards: cards(trick) }, trump, { ...rules, players: 4 });
      expect(winner('KH 3H 7H QH', 'N')).toBe(1);
      expect(winner('KH 3H AH QH', 'N')).toBe(2);
      expect(winner('AH KS 3S 2S', 'S')).toBe(2);
      expect(winner('AC KD 3H 3D', 'L')).toBe(2);
    });

    it('hands are sorted by it', () => {
      const hand = cards('2S 3H KS 7H AS 3S KH');
      expect(sortHand(hand, ranking, 'S')).toEqual(cards('AS 3S KS 2S 3H KH 7H'));
      expect(sortHand(hand, ranking, null, 'ranks')).toEqual(cards('AS 3S 3H KS KH 7H 2S'));
    });

    it('must-head beats a king with the three', () => {
      const heading = { deck: '40', duty: 'must-head' } as const;
      expect(legalPlays({ ...CLASSIC, ...heading }, '3H QH 7H', 'KH 5H')).toEqual(cards('3H'));
    });
  });

  it('[DECK-2] eight for each player, or as many as everybody can get', () => {
    const lowest = [3, 4, 5, 6].map((players) => {
      const deck = deckOf({ deck: 'eight-each', players });
      return [deck.length, deck[0]];
    });
    expect(lowest).toEqual([
      [24, '9C'],
      [32, '7C'],
      [40, '5C'],
      [48, '3C'],
    ]);
    const out = (players: number) => {
      const kept = new Set(deckOf({ deck: 'trimmed', players }));
      return DECK.filter((card) => !kept.has(card));
    };
    expect([3, 4, 5, 6, 7].map(out)).toEqual([
      ['2C'],
      [],
      ['2C', '2D'],
      ['2C', '2D', '2H', '2S'],
      ['2C', '2D', '2H'],
    ]);
  });

  it('[DECK-3] a card outside the deck is in no hand, and is refused', () => {
    const rules: RuleSet = {
      ...CLASSIC,
      deck: '32',
      schedule: { ...CLASSIC.schedule, high: 'fit' },
    };
    const state = after(newGameWith(rules), { type: 'deal' });
    if (state.round.phase !== 'bid') throw new Error('nothing was dealt');
    expect(state.round.hands.map((hand) => hand.length)).toEqual([8, 8, 8, 8]);
    expect(state.round.hands.flat().toSorted()).toEqual(
      deckOf({ deck: '32', players: 4 }).toSorted(),
    );
    expect(state.round).toMatchObject({ turned: null, trump: 'N' });
    const playing = after(state, ...bidsInOrder(4, state.round.dealer, [0, 0, 0, 0]));
    const refused = step(playing, { type: 'play', seat: toAct(playing)[0]!, card: '2C' });
    expect(refused).toEqual({ ok: false, error: { kind: 'not-in-hand' } });
  });

  it('[DECK-4] nobody considers a card outside the deck', () => {
    const rules: RuleSet = { ...CLASSIC, deck: '36', schedule: { ...CLASSIC.schedule, high: 4 } };
    const state = after(newGameWith(rules), { type: 'deal' });
    const view = viewFor(state, 0);
    const { unseen } = knowledgeOf(view, dealtRound(view)!);
    expect(unseen).toHaveLength(36 - 4 - 1);
    expect(unseen.filter((card) => '2345'.includes(card.charAt(0)))).toEqual([]);
  });
});
