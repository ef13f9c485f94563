import { describe, expect, it } from 'vitest';
import {
  MAX_ROUNDS,
  type RuleSet,
  STANDARD_RANKING,
  canonicalRules,
  cards,
  dealtRound,
  firstLeader,
  forbiddenBid,
  legalCommands,
  playRefusal,
  suitOf,
  toAct,
  trumpAfterDeal,
  turnsUpCard,
  viewFor,
  openCardInHand,
} from '@/engine/index.ts';
import { knowledgeOf } from '@/engine/advice/index.ts';
import { after, bidsInOrder, dealt, newGameWith } from '../../tools/lib/games.ts';
import { roundsOf } from '../../tools/lib/positions.ts';
import { CLASSIC, legalPlays } from '../support/engine/legal-plays.ts';

describe('seats, trump, bids and play of traditions', () => {
  it('[SEAT-1] two to eight play; with two, the other one is left of the dealer', () => {
    const two = after(newGameWith({ ...roundsOf(CLASSIC, 26), players: 2 }), { type: 'deal' });
    expect(toAct(two)).toEqual([1]);
    const [first, second] = viewFor(two, 1).round.phase === 'bid' ? viewFor(two, 1).choices : [];
    expect([first?.command, second?.command]).toMatchObject([{ bid: 0 }, { bid: 1 }]);
    const closed = after(two, ...bidsInOrder(2, 0, [26, 26]));
    expect(toAct(closed)).toEqual([1]);
    const eight = after(newGameWith({ ...roundsOf(CLASSIC, 6), players: 8 }), { type: 'deal' });
    const bidders: number[] = [];
    let state = eight;
    while (state.round.phase === 'bid') {
      bidders.push(toAct(state)[0]!);
      state = after(state, legalCommands(state)[0]!);
    }
    expect(bidders).toEqual([1, 2, 3, 4, 5, 6, 7, 0]);
  });

  it('[TRUMP-8] the dealer shows the last card where none is left to turn up', () => {
    const trump = { kind: 'flip', allDealt: 'dealers-last' } as const;
    const rules: RuleSet = { ...roundsOf(CLASSIC, 8), deck: '32', trump };
    const dealtOut = (changed: Partial<RuleSet>) =>
      after(newGameWith({ ...rules, ...changed }), { type: 'deal' }).round;
    const round = dealtOut({});
    if (round.phase !== 'bid') throw new Error('nothing was dealt');
    const last = round.hands[round.dealer]!.at(-1)!;
    expect(round).toMatchObject({ turned: null, openCard: last, trump: suitOf(last) });
    expect(dealtOut({ trump: { kind: 'flip' } })).toMatchObject({ openCard: null, trump: 'N' });
    expect(dealtOut({ trump: { ...trump, noTrumpRounds: [1] } })).toMatchObject({
      openCard: null,
      trump: 'N',
    });
    expect(dealtOut({ trump: { ...trump, kind: 'rotate' } })).toMatchObject({ openCard: null });
    const withStock = dealtOut({ schedule: roundsOf(CLASSIC, 7).schedule });
    expect(withStock).toMatchObject({ openCard: null });
    expect(withStock.phase === 'bid' && withStock.turned).not.toBeNull();
    expect(canonicalRules({ ...rules, trump: { kind: 'flip', allDealt: 'none' } }).trump).toEqual({
      kind: 'flip',
    });
  });

  it('[TRUMP-8] everybody knows who holds the open card, until it is played', () => {
    const hands = [cards('AH KH'), cards('AS KS'), cards('AD KD'), cards('AC KC')];
    const rules: RuleSet = { ...roundsOf(CLASSIC, 2), trump: { kind: 'flip' } };
    let state = dealt(newGameWith(rules), { hands, dealer: 0, openCard: 'KH' });
    const known = (seat: number) => {
      const view = viewFor(state, seat);
      return { view, ...knowledgeOf(view, dealtRound(view)!) };
    };
    for (const seat of [1, 2, 3]) {
      expect(known(seat).view.round).toMatchObject({ trump: 'H', openCard: 'KH' });
      expect(known(seat).unseen).toContain('KH');
      expect([0, 1, 2, 3].filter((each) => known(seat).mayHold(each, 'KH'))).toEqual([0]);
      expect(known(seat).mayHold(2, 'AH')).toBe(true);
    }
    expect(known(0).unseen).not.toContain('KH');
    state = after(
      state,
      ...bidsInOrder(4, 0, [0, 0, 0, 0]),
      { type: 'play', seat: 1, card: 'AS' },
      { type: 'play', seat: 2, card: 'AD' },
      { type: 'play', seat: 3, card: 'AC' },
      { type: 'play', seat: 0, card: 'KH' },
    );
    expect(known(1).unseen).not.toContain('KH');
    expect(openCardInHand(dealtRound(known(1).view)!)).toBeNull();
  });

  it('[TRUMP-6] a list of trumps gives each round its trump, and starts over', () => {
    const rules: RuleSet = { ...CLASSIC, trump: { kind: 'list', order: ['S', 'D', 'N'] } };
    const trumps = [0, 1, 2, 3, 4].map((round) => trumpAfterDeal(rules, round, null));
    expect(trumps).toEqual(['S', 'D', 'N', 'S', 'D']);
    expect(turnsUpCard(rules, 0)).toBe(false);
  });

  it('[TRUMP-7] rounds without trump count from both ends, and use up their place in a list', () => {
    const rules: RuleSet = {
      ...CLASSIC,
      schedule: { shape: 'up', low: 1, high: 5, turns: 1 },
      trump: { kind: 'list', order: ['S', 'D'], noTrumpRounds: [2, -1, 40] },
    };
    const trumps = (of: RuleSet) => [0, 1, 2, 3, 4].map((round) => trumpAfterDeal(of, round, 'AH'));
    expect(trumps(rules)).toEqual(['S', 'N', 'S', 'D', 'N']);
    const flipped: RuleSet = { ...rules, trump: { kind: 'flip', noTrumpRounds: [1] } };
    expect(trumps(flipped)).toEqual(['N', 'H', 'H', 'H', 'H']);
    expect([0, 1].map((round) => turnsUpCard(flipped, round))).toEqual([false, true]);
    const named: RuleSet = { ...rules, trump: { kind: 'highest-bidder', noTrumpRounds: [-5] } };
    expect(trumps(named)).toEqual(['N', null, null, null, null]);
    // When the schedule starts again, so does the numbering.
    const again: RuleSet = { ...flipped, end: { kind: 'target', points: 500 } };
    expect([5, 6].map((round) => trumpAfterDeal(again, round, 'AH'))).toEqual(['N', 'H']);
  });

  it('[BID-6] the hook applies only in rounds of that many cards or more', () => {
    const rules: RuleSet = { ...CLASSIC, hookFrom: 3 };
    const forbidden = (handSize: number) =>
      forbiddenBid({ rules, handSize, bids: [0, 1, 0, null], seat: 3, zeroRun: 0 });
    expect([1, 2, 3, 4].map(forbidden)).toEqual([null, null, 2, 3]);
  });

  it('[LEAD-1] the highest bidder leads, the first of equals from the left of the dealer', () => {
    const rules: RuleSet = { ...CLASSIC, firstLead: 'highest-bidder' };
    expect(firstLeader(rules, [1, 3, 0, 3], 1)).toBe(3);
    expect(firstLeader(rules, [0, 0, 0, 0], 1)).toBe(2);
    expect(firstLeader(CLASSIC, [1, 3, 0, 3], 1)).toBe(2);
    const hands = [cards('2C 3C'), cards('2D 3D'), cards('2H 3H'), cards('2S 3S')];
    const state = after(
      dealt(newGameWith(roundsOf(rules, 2)), { hands, dealer: 0 }),
      ...bidsInOrder(4, 0, [0, 1, 0, 0]),
    );
    expect(state.round).toMatchObject({ phase: 'play', trick: { leader: 2 } });
  });

  describe('[PLAY-5] duties', () => {
    const spades: RuleSet = { ...CLASSIC, hook: false, trump: { kind: 'fixed', suit: 'S' } };
    const trumping: RuleSet = { ...spades, duty: 'must-trump' };
    const heading: RuleSet = { ...spades, duty: 'must-head' };

    it.each<[string, RuleSet, string, string, string]>([
      ['follows with any card', trumping, 'TD 3D AS', '9D 8D', 'TD 3D'],
      ['is void and trumps, high or low', trumping, 'TH 3S AS', '9D JS', '3S AS'],
      ['is void of both', trumping, 'TH 3H 2H', '9D JS', 'TH 3H 2H'],
      ['follows and beats', heading, 'TD 3D AS', '9D 8D', 'TD'],
      ['follows and cannot beat', heading, '7D 3D AS', '9D 8D', '7D 3D'],
      ['follows a trumped trick', heading, 'AD 3D AS', '9D JS', 'AD 3D'],
      ['is void and trumps', heading, 'TH 3S AS', '9D 8D', '3S AS'],
      ['is void and overtrumps', heading, 'TH 3S AS', '9D JS', 'AS'],
      ['is void and cannot overtrump', heading, 'TH 3S 4S', '9D JS', 'TH 3S 4S'],
      ['beats a trick led in trump', heading, 'TH 3S QS', '9S JS', 'QS'],
    ])('who %s', (_title, rules, hand, trick, legal) => {
      expect(legalPlays(rules, hand, trick)).toEqual(cards(legal));
    });

    it('say why a card is refused', () => {
      const context = {
        hand: cards('TH 3S AS'),
        leads: false,
        led: 'D',
        winning: 'JS',
        trump: 'S',
        ranking: STANDARD_RANKING,
        trumpLead: 'any',
        broken: true,
      } as const;
      expect(playRefusal('TH', { ...context, duty: 'must-trump' })).toEqual({
        kind: 'must-trump',
        suit: 'S',
      });
      expect(playRefusal('3S', { ...context, duty: 'must-head' })).toEqual({
        kind: 'must-head',
        over: 'JS',
      });
      // Any trump beats a card of the suit led.
      expect(playRefusal('TH', { ...context, winning: '9D', duty: 'must-head' })).toEqual({
        kind: 'must-trump',
        suit: 'S',
      });
      expect(playRefusal('TH', { ...context, duty: 'follow' })).toBeNull();
    });
  });

  it('[PLAY-6] trump is led only from nothing but trumps, even once it is broken', () => {
    const context = {
      leads: true,
      led: null,
      winning: null,
      trump: 'S',
      ranking: STANDARD_RANKING,
      duty: 'follow',
      broken: true,
    } as const;
    const lead = (hand: string) =>
      playRefusal('3S', { ...context, hand: cards(hand), trumpLead: 'last' });
    expect(lead('3S 4D')).toEqual({ kind: 'trump-last', suit: 'S' });
    expect(lead('3S 4S')).toBeNull();
  });
});

describe('options of traditions', () => {
  it('are dropped from canonical rules where they state the default', () => {
    const said: RuleSet = {
      ...CLASSIC,
      schedule: { ...CLASSIC.schedule, ends: 1 },
      trump: { kind: 'flip', noTrumpRounds: [] },
      hookFrom: 1,
      duty: 'follow',
      firstLead: 'dealer-left',
    };
    expect(canonicalRules(said)).toEqual(CLASSIC);
    expect(canonicalRules(CLASSIC)).toEqual(CLASSIC);
    const kept: RuleSet = { ...said, hookFrom: 2, duty: 'must-head' };
    expect(canonicalRules(kept)).toEqual({ ...CLASSIC, hookFrom: 2, duty: 'must-head' });
  });

  it('are dropped from canonical rules where no schedule is long enough for them [TRUMP-7]', () => {
    const rounds = (noTrumpRounds: readonly number[]) =>
      canonicalRules({ ...CLASSIC, trump: { kind: 'flip', noTrumpRounds } }).trump;
    const limits = [1, MAX_ROUNDS, -MAX_ROUNDS];
    expect(rounds([...limits, MAX_ROUNDS + 1, -MAX_ROUNDS - 1])).toEqual({
      kind: 'flip',
      noTrumpRounds: limits,
    });
    expect(rounds([MAX_ROUNDS + 1])).toEqual({ kind: 'flip' });
  });

  it.each<[string, Partial<RuleSet>]>([
    ['repeated ends', { schedule: { ...CLASSIC.schedule, ends: 2 } }],
    ['rounds without trump', { trump: { kind: 'flip', noTrumpRounds: [-1] } }],
    ["the dealer's last card", { trump: { kind: 'flip', allDealt: 'dealers-last' } }],
    ['another deck', { deck: '36' }],
    ['a high joker', { jokers: { high: 1, low: 0 } }],
    ['a low joker', { jokers: { high: 0, low: 1 } }],
    ['a hook from two cards', { hookFrom: 2 }],
    ['the lead of the highest bidder', { firstLead: 'highest-bidder' }],
    ['a duty', { duty: 'must-trump' }],
  ])('stay in canonical rules where they differ from the default: %s', (_title, option) => {
    const rules: RuleSet = { ...CLASSIC, ...option };
    expect(canonicalRules(rules)).toEqual(rules);
  });
});
