import { describe, expect, it } from 'vitest';
import {
  type Card,
  DECK,
  type RuleSet,
  STANDARD_RANKING,
  bidPoints,
  canonicalRules,
  cards,
  dealtRound,
  decide,
  deckOf,
  deckSize,
  firstLeader,
  handSizes,
  hookedBid,
  legalCommands,
  playRefusal,
  presetRules,
  rankingOf,
  resolveHigh,
  resolveScoring,
  roundSizes,
  sortHand,
  suitOf,
  toAct,
  trumpAfterDeal,
  turnsUpCard,
  viewFor,
  winnerOf,
  openCardInHand,
} from '@/engine/index.ts';
import { knowledgeOf } from '@/engine/advice/index.ts';
import { after, bidsInOrder, dealt, opened } from '../../tools/lib/games.ts';
import { roundPlayed, roundsOf } from '../../tools/lib/positions.ts';

const CLASSIC = presetRules('bugger-your-neighbor');
const formula = { ...resolveScoring('standard'), kind: 'formula' } as Extract<
  ReturnType<typeof resolveScoring>,
  { kind: 'formula' }
>;

/** The legal cards of the second player, who holds `hand`, in a trick on which `trick` lies. */
function legalPlays(rules: RuleSet, hand: string, trick: string): Card[] {
  const held = cards(hand);
  const [first, second] = cards(trick);
  const rest = (avoid: Card[]) =>
    cards('2C 3C 4C 5C 6C 7C').filter((card) => !avoid.includes(card));
  const hands = [held, rest(held), [first!, ...rest(held)], [second ?? '8C', ...rest(held)]].map(
    (each) => each.slice(0, held.length),
  );
  const state = after(
    dealt(opened(roundsOf(rules, held.length)), { hands, dealer: 1 }),
    ...bidsInOrder(4, 1, [0, 0, 0, 0]),
    { type: 'play', seat: 2, card: first! },
    { type: 'play', seat: 3, card: second ?? '8C' },
  );
  return legalCommands(state).flatMap((move) =>
    move.type === 'play' && move.card !== 'unseen' ? [move.card] : [],
  );
}

describe('further options of traditions', () => {
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
    const state = after(opened(rules), { type: 'deal' });
    if (state.round.phase !== 'bid') throw new Error('nothing was dealt');
    expect(state.round.hands.map((hand) => hand.length)).toEqual([8, 8, 8, 8]);
    expect(state.round.hands.flat().toSorted()).toEqual(
      deckOf({ deck: '32', players: 4 }).toSorted(),
    );
    expect(state.round).toMatchObject({ turned: null, trump: 'N' });
    const playing = after(state, ...bidsInOrder(4, state.round.dealer, [0, 0, 0, 0]));
    const refused = decide(playing, { type: 'play', seat: toAct(playing)[0]!, card: '2C' });
    expect(refused).toEqual({ ok: false, error: { kind: 'not-in-hand' } });
  });

  it('[DECK-4] nobody considers a card outside the deck', () => {
    const rules: RuleSet = { ...CLASSIC, deck: '36', schedule: { ...CLASSIC.schedule, high: 4 } };
    const state = after(opened(rules), { type: 'deal' });
    const view = viewFor(state, 0);
    const { unseen } = knowledgeOf(view, dealtRound(view)!);
    expect(unseen).toHaveLength(36 - 4 - 1);
    expect(unseen.filter((card) => '2345'.includes(card.charAt(0)))).toEqual([]);
  });

  it('[SEAT-1] two to eight play; with two, the other one is left of the dealer', () => {
    const two = after(opened({ ...roundsOf(CLASSIC, 26), players: 2 }), { type: 'deal' });
    expect(toAct(two)).toEqual([1]);
    const [first, second] = viewFor(two, 1).round.phase === 'bid' ? viewFor(two, 1).choices : [];
    expect([first?.command, second?.command]).toMatchObject([{ bid: 0 }, { bid: 1 }]);
    const closed = after(two, ...bidsInOrder(2, 0, [26, 26]));
    expect(toAct(closed)).toEqual([1]);
    const eight = after(opened({ ...roundsOf(CLASSIC, 6), players: 8 }), { type: 'deal' });
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
      after(opened({ ...rules, ...changed }), { type: 'deal' }).round;
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
    const withStock = dealtOut(roundsOf(CLASSIC, 7));
    expect(withStock).toMatchObject({ openCard: null });
    expect(withStock.phase === 'bid' && withStock.turned).not.toBeNull();
    expect(canonicalRules({ ...rules, trump: { kind: 'flip', allDealt: 'none' } }).trump).toEqual({
      kind: 'flip',
    });
  });

  it('[TRUMP-8] everybody knows who holds the open card, until it is played', () => {
    const hands = [cards('AH KH'), cards('AS KS'), cards('AD KD'), cards('AC KC')];
    const rules: RuleSet = { ...roundsOf(CLASSIC, 2), trump: { kind: 'flip' } };
    let state = dealt(opened(rules), { hands, dealer: 0, openCard: 'KH' });
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
      hookedBid({ rules, handSize, bids: [0, 1, 0, null], seat: 3, zeroRun: 0 });
    expect([1, 2, 3, 4].map(forbidden)).toEqual([null, null, 2, 3]);
  });

  it('[LEAD-1] the highest bidder leads, the first of equals from the left of the dealer', () => {
    const rules: RuleSet = { ...CLASSIC, firstLead: 'highest-bidder' };
    expect(firstLeader(rules, [1, 3, 0, 3], 1)).toBe(3);
    expect(firstLeader(rules, [0, 0, 0, 0], 1)).toBe(2);
    expect(firstLeader(CLASSIC, [1, 3, 0, 3], 1)).toBe(2);
    const hands = [cards('2C 3C'), cards('2D 3D'), cards('2H 3H'), cards('2S 3S')];
    const state = after(
      dealt(opened(roundsOf(rules, 2)), { hands, dealer: 0 }),
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

  it('[ROUND-3] turning point and ends are played once for each player', () => {
    const sizes = (shape: RuleSet['schedule']['shape']) =>
      handSizes({
        schedule: { shape, low: 1, high: 3, turns: 'players', ends: 2 },
        players: 3,
      });
    expect(sizes('up-down')).toEqual([1, 1, 2, 3, 3, 3, 2, 1, 1]);
    expect(sizes('down-up')).toEqual([3, 3, 2, 1, 1, 1, 2, 3, 3]);
    expect(sizes('up')).toEqual([1, 1, 2, 3, 3, 3]);
    expect(sizes('down')).toEqual([3, 3, 2, 1, 1, 1]);
    expect(sizes('constant')).toEqual([3, 3, 3]);
    const flat = { low: 2, high: 2, turns: 1, ends: 'players' } as const;
    expect(handSizes({ schedule: { shape: 'up-down', ...flat }, players: 4 })).toEqual([2]);
  });

  it('[ROUND-4] a high is capped by the deck, or leaves a card to turn up', () => {
    expect([4, 5, 6, 7].map((players) => resolveHigh({ atMost: 10 }, { players }))).toEqual([
      10, 10, 8, 7,
    ]);
    expect([3, 4, 5].map((players) => resolveHigh('fit-flip', { players }))).toEqual([17, 12, 10]);
  });

  it('[SCORE-3] runs of made and of missed bids pay every k-th time', () => {
    const streak = { every: 2, made: 5, missed: -7 };
    const rules: RuleSet = {
      ...CLASSIC,
      players: 3,
      schedule: { shape: 'constant', low: 1, high: 1, turns: 5 },
      scoring: { ...formula, made: {}, missed: {}, streak },
    };
    let state = opened(rules);
    const points: (readonly number[] | undefined)[] = [];
    for (let round = 0; round < 5; round++) {
      const facts = { handSize: 1, bids: [1, 0, 1], tricks: round === 3 ? [0, 1, 0] : [1, 0, 0] };
      state = roundPlayed(state, facts, round).state;
      points.push(state.past.at(-1)?.points);
    }
    expect(points).toEqual([
      [0, 0, 0],
      [5, 5, -7],
      [0, 0, 0],
      [0, 0, -7],
      [0, 0, 0],
    ]);
    expect(state.standing.streaks).toEqual([1, 1, -5]);
  });

  it('[SCORE-4] too many tricks pay differently from too few', () => {
    const split = { ...formula, missed: { over: { tricks: 1 }, under: { off: -10 } } };
    const points = (bid: number, tricks: number) => bidPoints(split, { bid, tricks, handSize: 5 });
    expect([points(2, 4), points(2, 0), points(2, 2)]).toEqual([4, -20, 12]);
  });

  describe('[END-3] a target without partners', () => {
    const rules: RuleSet = {
      ...CLASSIC,
      schedule: { shape: 'up', low: 1, high: 2, turns: 1 },
      end: { kind: 'target', points: 24 },
    };

    it('starts the schedule again until somebody has it, and lets ties win', () => {
      let state = opened(rules);
      expect(state.schedule.slice(0, 5)).toEqual([1, 2, 1, 2, 1]);
      for (const [round, dealer] of [0, 1, 2].entries())
        state = roundPlayed(
          state,
          {
            handSize: 1 + (round % 2),
            bids: [1, 0, 0, 0],
            tricks: round % 2 ? [2, 0, 0, 0] : [1, 0, 0, 0],
          },
          round,
          dealer,
        ).state;
      expect(state.standing.totals).toEqual([22, 30, 30, 30]);
      expect(state.round).toMatchObject({ phase: 'over', winners: [1, 2, 3] });
    });

    it('lets the lowest total win in golf', () => {
      let state = opened({ ...rules, scoring: 'golf', end: { kind: 'target', points: 1 } });
      state = roundPlayed(state, { handSize: 1, bids: [1, 1, 0, 0], tricks: [1, 0, 0, 0] }).state;
      expect(state.round).toMatchObject({ phase: 'over', winners: [0, 2, 3] });
    });

    it('ends after a hundred rounds', () => {
      expect(roundSizes(rules)).toHaveLength(100);
      expect(roundSizes(CLASSIC)).toHaveLength(19);
      expect(roundSizes(presetRules('spades'))).toHaveLength(50);
    });

    it('has no rounds where the schedule has none', () => {
      const schedule = { shape: 'constant', low: 1, high: 1, turns: 0 } as const;
      expect(roundSizes({ ...rules, schedule })).toEqual([]);
    });
  });

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
