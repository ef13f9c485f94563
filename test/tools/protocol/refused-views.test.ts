import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  DECK,
  type PlayerView,
  presetRules,
  suitOf,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { newGameWith } from '../../../tools/lib/games.ts';
import { createPicker, randomMoves } from '../../../tools/lib/random-play.ts';
import { anyRules } from '../../../tools/lib/rule-sets.ts';
import { readView } from '../../../tools/protocol/read-view.ts';
import { type ProtocolView, View } from '../../../tools/protocol/schema.ts';
import { writeView } from '../../../tools/protocol/write-view.ts';
import { answerOf, viewWhere } from '../../support/protocol.ts';
import { runs } from '../../support/runs.ts';

const NO_ROUND = { dealer: 0, trumpSuit: null, trumpChooser: null } as const;

describe('the bot refuses a view that contradicts itself or the rules:', () => {
  /** The third trick, with one card on the table. */
  const playing = viewWhere(
    ({ round }) =>
      round.phase === 'play' && round.taken.length === 2 && round.trick.cards.length === 1,
  );
  const bidding = viewWhere(({ round }) => round.phase === 'bid');
  const naming = viewWhere(({ round }) => round.phase === 'trump', presetRules('nomination-whist'));
  const forehead = viewWhere(
    ({ round }) => round.phase === 'bid' && round.handSize === 1,
    presetRules('devils-bridge'),
  );
  const said = (of: PlayerView): ProtocolView => {
    const made = writeView(of);
    if (made === null) throw new Error('not in the protocol');
    return made;
  };
  /** The error for a changed view. */
  const errorOf = (of: PlayerView, change: (view: ProtocolView) => Partial<ProtocolView>) => {
    const view = said(of);
    return answerOf({ id: 7, type: view.phase, view: { ...view, ...change(view) } })['error'];
  };

  it.each([playing, bidding, naming, forehead])('not an unchanged one', (each) => {
    expect(errorOf(each, () => ({}))).toBeUndefined();
  });

  it.each<[string, PlayerView, (view: ProtocolView) => Partial<ProtocolView>, string]>([
    [
      'a hand that is too short',
      playing,
      ({ hand }) => ({ hand: hand.slice(1) }),
      'hand: 7 cards instead of 8',
    ],
    [
      'the turned card in the hand',
      bidding,
      ({ hand, trumpCard }) => ({ hand: [...hand.slice(1), trumpCard ?? '2C'] }),
      'hand: the turned card is in it',
    ],
    [
      'a bid that is made already',
      bidding,
      ({ bids, seat }) => ({ bids: bids.map((bid, each) => (each === seat ? 1 : bid)) }),
      'has already bid',
    ],
    [
      'a bid above the hand size',
      playing,
      ({ bids }) => ({ bids: bids.map(() => 11) }),
      'a bid above the hand size',
    ],
    [
      'another list of legal bids',
      bidding,
      ({ legal }) => ({ legal: legal.slice(1) }),
      'legal: expected 0 1 2 3 4 5 6 7 8 9 10',
    ],
    [
      'another list of legal cards',
      playing,
      ({ hand }) => ({ legal: [...hand, '2C'] }),
      'legal: expected ',
    ],
    ['another list of suits', naming, () => ({ legal: ['C', 'D'] }), 'legal: expected C D H S N'],
    [
      'a card in two places',
      playing,
      ({ hand, history }) => ({ hand: [history[0]?.plays[0]?.card ?? '2C', ...hand.slice(1)] }),
      'appears twice',
    ],
    [
      'a seat out of turn',
      playing,
      ({ currentTrick }) => ({
        currentTrick: currentTrick.map((play) => ({ ...play, seat: (play.seat + 2) % 4 })),
      }),
      'leads instead of',
    ],
    [
      'another winner of a trick',
      playing,
      ({ history }) => ({
        history: history.map((trick) => ({ ...trick, winner: (trick.winner + 1) % 4 })),
      }),
      'wins it',
    ],
    [
      'tricks that do not add up',
      playing,
      ({ tricksWon }) => ({ tricksWon: tricksWon.map((tricks) => tricks + 1) }),
      'tricksWon: seat 0 has',
    ],
    [
      'a leader who does not lead',
      playing,
      ({ leader = 0 }) => ({ leader: (leader + 1) % 4 }),
      'leader: seat',
    ],
    ['another trump', playing, () => ({ trumpSuit: 'N' }), 'trumpSuit N, but trump is'],
    [
      'trump that is named before it is',
      naming,
      () => ({ trumpSuit: 'S' }),
      'trumpSuit before trump is named',
    ],
    [
      'a past round of another size',
      bidding,
      () => ({
        pastRounds: [{ ...NO_ROUND, handSize: 10, bids: [1, 2, 3, 3], taken: [1, 2, 3, 3] }],
      }),
      'pastRounds.0: 9 tricks taken in a round of 10',
    ],
    [
      'a hand that its seat cannot see',
      forehead,
      () => ({ hand: ['2C'] }),
      'may not see its own card',
    ],
    [
      'the hand of another seat',
      bidding,
      ({ seat, players }) => ({
        visibleHands: Array.from({ length: players }, (_, each) => (each === seat ? null : [])),
      }),
      'may not see the hand of seat',
    ],
    [
      'cards before the bids',
      bidding,
      () => ({ tricksWon: [1, 0, 0, 0] }),
      'cards were played before the phase bid',
    ],
  ])('%s', (_, of, change, words) => {
    expect(errorOf(of, change)).toContain(words);
  });

  it('a card of a suit that its seat could not follow before', () => {
    const revoked = viewWhere(({ round, seat }) => {
      if (round.phase !== 'play') return false;
      const first = round.taken[0];
      if (first === undefined || round.taken.length < 2) return false;
      const led = suitOf(first.cards[0] as Card);
      const place = (seat - first.leader + 4) % 4;
      return place > 0 && suitOf(first.cards[place] as Card) !== led;
    });
    const view = said(revoked);
    const led = suitOf(view.history[0]?.plays[0]?.card as Card);
    const known = new Set(
      [...view.history.flatMap(({ plays }) => plays), ...view.currentTrick].map(({ card }) => card),
    );
    const card = DECK.find((each) => suitOf(each) === led && !known.has(each)) as Card;
    expect(errorOf(revoked, ({ hand }) => ({ hand: [card, ...hand.slice(1)] }))).toContain(
      'must-follow',
    );
  });

  it('unknown keys, by name', () => {
    const view = said(playing);
    expect(answerOf({ id: 1, type: 'play', view: { ...view, aces: 4 } })).toEqual({
      id: 1,
      error: 'unknown key view.aces',
    });
    expect(answerOf({ id: 1, type: 'play', view, hurry: true })).toEqual({
      id: 1,
      error: 'unknown key hurry',
    });
    const rules = { ...playing.rules, wildcards: 9 };
    expect(answerOf({ id: 1, type: 'play', view: { ...view, rules } })).toEqual({
      id: 1,
      error: 'unknown key view.rules.wildcards',
    });
  });

  it('but accepts every position of every game that the engine plays', () => {
    fc.assert(
      fc.property(anyRules, fc.nat(1000), (rules, seed) => {
        let positions = 0;
        for (const { before } of randomMoves(newGameWith(rules), createPicker(seed))) {
          const [seat] = toAct(before);
          const view = seat === undefined ? null : writeView(viewFor(before, seat));
          if (view === null || positions++ % 7 !== 0) continue;
          const parsed = v.parse(View, JSON.parse(JSON.stringify(view)));
          expect(readView(parsed)).toMatchObject({ ok: true });
        }
        // However short the game: every player plays a card. A blind nil is bid without a view.
        expect(positions).toBeGreaterThanOrEqual(rules.players);
      }),
      { numRuns: runs(5) },
    );
  });
});
