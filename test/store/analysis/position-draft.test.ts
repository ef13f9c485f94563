import { readCards } from '@/store/card-text.ts';
import { describe, expect, it } from 'vitest';
import { HUMAN, type RuleSet, cards, presetRules } from '@/engine/index.ts';
import { type PastRound, type Position, totalsBefore } from '@/engine/position/index.ts';
import {
  cardsAt,
  layCards,
  newDraft,
  nextPlace,
  cardPlaceOf,
  cardPlaces,
  toggleCard,
  withDealer,
  withRound,
  withRules,
} from '@/store/analysis/position-draft.ts';

const usual = presetRules('bugger-your-neighbor', 4);
const seats = Array.from({ length: 4 }, () => ({ name: '', player: HUMAN }) as const);

/** A draft of the round with three cards. */
const draft = (rules: RuleSet = usual): Position => withRound(newDraft(rules, seats), 7);

const laid = (position: Position, ...hand: readonly string[]): Position =>
  layCards(position, 0, cards(hand.join(' '))) as Position;

describe('places for cards', () => {
  it('are the viewer’s hand, the card turned up, then the others', () => {
    expect(cardPlaces(draft())).toEqual([0, 'turned', 1, 2, 3]);
  });

  it('are the others’ hands in a forehead round', () => {
    const forehead: RuleSet = { ...usual, sight: 'forehead' };
    expect(cardPlaces(withRound(newDraft(forehead, seats), 9))).toEqual([1, 2, 3, 'turned', 0]);
  });

  it('have the dealer’s last card where all are dealt', () => {
    const all: RuleSet = {
      ...usual,
      schedule: { shape: 'constant', low: 13, high: 13, turns: 4 },
      trump: { kind: 'flip', allDealt: 'dealers-last' },
    };
    expect(cardPlaces(newDraft(all, seats))).toEqual([0, 'open', 1, 2, 3]);
  });

  it('are filled one after the other', () => {
    const full = laid(draft(), 'AS', 'KH', '4D');
    expect(nextPlace(draft(), 0)).toBe(0);
    expect(nextPlace(full, 0)).toBe('turned');
    expect(nextPlace(toggleCard(full, 'turned', '2S') as Position, 'turned')).toBe('turned');
  });
});

describe('cards', () => {
  it('are laid down and taken away', () => {
    const one = toggleCard(draft(), 0, 'AS') as Position;
    expect(cardsAt(one, 0)).toEqual(['AS']);
    expect(cardsAt(toggleCard(one, 0, 'AS') as Position, 0)).toEqual([]);
  });

  it('leave the place where they were', () => {
    const one = toggleCard(draft(), 0, 'AS') as Position;
    const moved = toggleCard(one, 'turned', 'AS') as Position;
    expect(cardPlaceOf(moved, 'AS')).toBe('turned');
    expect(cardsAt(moved, 0)).toEqual([]);
    const replaced = toggleCard(moved, 'turned', 'KS') as Position;
    expect(cardsAt(replaced, 'turned')).toEqual(['KS']);
  });

  it('are refused where there is no room', () => {
    expect(toggleCard(laid(draft(), 'AS', 'KH', '4D'), 0, '5D')).toBeNull();
    expect(layCards(draft(), 0, cards('AS KH 4D 5D'))).toBeNull();
    expect(layCards(draft(), 'turned', cards('AS KS 4D'))).toBeNull();
  });

  it('are read as people write them', () => {
    expect(readCards(' as, 10h 9♦ T♠', usual)).toEqual({
      ok: true,
      value: ['AS', 'TH', '9D', 'TS'],
    });
    for (const text of ['ASKH10d', '♠A♥k♦10', 'SA hK, DT', '♠️A KHTD'])
      expect(readCards(text, usual)).toEqual({ ok: true, value: ['AS', 'KH', 'TD'] });
    expect(readCards('♠AK10 ♦9', usual)).toEqual({ ok: true, value: ['AS', 'KS', 'TS', '9D'] });
    for (const word of ['SAKH', 'ASK', '♠', 'AKQ'])
      expect(readCards(`2C ${word}`, usual)).toEqual({
        ok: false,
        error: { kind: 'unknown', word },
      });
    expect(readCards('AS 1H', usual)).toEqual({
      ok: false,
      error: { kind: 'unknown', word: '1H' },
    });
    expect(readCards('2C', { ...usual, deck: '32' })).toEqual({
      ok: false,
      error: { kind: 'unknown', word: '2C' },
    });
    expect(readCards('AS 4D a♠', usual)).toEqual({
      ok: false,
      error: { kind: 'twice', card: 'AS' },
    });
    expect(readCards('z1 E2', { ...usual, jokers: { high: 1, low: 2 } })).toEqual({
      ok: true,
      value: ['Z1', 'E2'],
    });
  });
});

describe('changes', () => {
  it('of round, dealer and rules keep what still fits', () => {
    const full = { ...laid(draft(), 'AS', 'KH', '4D'), turned: '2S' } as const;
    expect(cardsAt(withRound(full, 8), 0)).toEqual(['AS', 'KH']);
    expect(withDealer(full, 1)).toMatchObject({ dealer: 1, turned: '2S' });
    const short = withRules(
      full,
      { ...presetRules('bugger-your-neighbor', 3), deck: '32' },
      seats.slice(1),
    );
    expect(cardsAt(short, 0)).toEqual(['AS', 'KH']);
    expect(short).toMatchObject({ turned: null, dealer: 2, hands: { length: 3 } });
  });

  it('of round and dealer keep the points of the rounds before', () => {
    const past: PastRound = {
      trump: 'S',
      turned: '2S',
      chooser: null,
      bids: [10, 0, 0, 1],
      blindNils: [false, false, false, false],
      tricks: [10, 0, 0, 0],
    };
    const game = {
      ...newDraft(usual, seats),
      index: 2,
      past: [past, { ...past, tricks: [0, 9, 0, 0] }],
    };
    const after = totalsBefore({ ...game, index: 1, past: [past] });
    expect(after).toEqual([20, 10, 10, 0]);
    expect(withDealer(game, 1)).toMatchObject({ past: [], totals: totalsBefore(game) });
    expect(withRound(game, 5)).toMatchObject({ past: [], totals: totalsBefore(game) });
    expect(withRound(game, 1)).toMatchObject({ past: [], totals: after });
    expect(withRound(game, 0).totals).toBeNull();
  });

  it('to the first round forget the points', () => {
    const scored = { ...draft(), totals: [1, 2, 3, 4] };
    expect(withRound(scored, 8).totals).toEqual([1, 2, 3, 4]);
    expect(withRound(scored, 0).totals).toBeNull();
  });
});
