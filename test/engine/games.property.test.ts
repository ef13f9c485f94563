import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FIRST_LEADS,
  type GameState,
  SCHEDULE_SHAPES,
  TRUMP_KINDS,
  UNSEEN,
  dealerNames,
  handSizes,
  isHooked,
  isNoTrumpRound,
  legalCommands,
  ruleProblems,
  viewFor,
} from '@/engine/index.ts';
import {
  assertEveryGame,
  movesOf,
  seatsOf,
  started,
  statesOf,
  games,
  cardsInPlay,
} from '../support/engine/random-games.ts';

const ofRound = ({ round }: GameState) => ('taken' in round ? round : null);

/** What random games must cover, so that the properties below are not vacuous. */
const MET = [
  ...['ready', 'declare', 'bid', 'trump', 'play', 'scored', 'over'].map((each) => `phase ${each}`),
  ...TRUMP_KINDS.map((each) => `trump ${each}`),
  ...SCHEDULE_SHAPES.map((each) => `shape ${each}`),
  ...[
    'hook',
    'zero-limit',
    'must-follow',
    'must-trump',
    'must-head',
    'trump-not-broken',
    'trump-last',
  ].map((each) => `closed by ${each}`),
  ...FIRST_LEADS.map((each) => `lead of ${each}`),
  'a round without trump',
  'a schedule that starts again',
  'made',
  'missed',
  'streak',
  'contract-made',
  'contract-set',
  'bags',
  'bag-penalty',
  'nil-made',
  'nil-failed',
  'blind-nil-made',
  'blind-nil-failed',
  'sealed bids',
  'an unseen card',
  'no card left to turn up',
  'a dealer who names trump',
  'a high joker led',
  'a low joker led',
  'a waived zero limit',
  'several winners',
  'an end before the last round',
];

/** The items above that a state covers. */
function metIn(state: GameState): string[] {
  const { header, round, past } = state;
  const { rules } = header;
  const seen = [
    `phase ${round.phase}`,
    `trump ${rules.trump.kind}`,
    `shape ${rules.schedule.shape}`,
    `lead of ${rules.firstLead ?? 'dealer-left'}`,
  ];
  const choices = seatsOf(state).flatMap((seat) => viewFor(state, seat).choices);
  for (const { refusal } of choices) if (refusal !== null) seen.push(`closed by ${refusal.kind}`);
  if (round.phase === 'ready') return seen;
  if (isNoTrumpRound(rules, round.index)) seen.push('a round without trump');
  if (round.index >= handSizes(rules).length) seen.push('a schedule that starts again');
  if (choices.some(({ command }) => command.type === 'play' && command.card === UNSEEN))
    seen.push('an unseen card');
  const sealed = round.phase === 'bid' && rules.bidding === 'sealed';
  if (sealed && round.bids.some((bid) => bid !== null)) seen.push('sealed bids');
  if (round.phase === 'trump' && dealerNames(round)) seen.push('a dealer who names trump');
  if (round.phase === 'play' && round.trick.cards[0]?.startsWith('Z') === true)
    seen.push('a high joker led');
  if (round.phase === 'play' && round.trick.cards[0]?.startsWith('E') === true)
    seen.push('a low joker led');
  if (rules.trump.kind === 'flip' && round.turned === null) seen.push('no card left to turn up');
  if (round.phase === 'over' || round.phase === 'scored') {
    seen.push(...(past.at(-1)?.ledger ?? []).map(({ kind }) => kind));
    const { zeroLimit } = rules;
    const runs = seatsOf(state).map((seat) => viewFor(state, seat).zeroRuns[seat] ?? 0);
    if (zeroLimit !== null && Math.max(...runs) > zeroLimit) seen.push('a waived zero limit');
  }
  if (round.phase !== 'over') return seen;
  if (round.winners.length > 1) seen.push('several winners');
  if (past.length < state.schedule.length) seen.push('an end before the last round');
  return seen;
}

it('random games cover all rules', () => {
  const met = new Set<string>();
  // A fixed seed, since coverage within a few games depends on luck.
  for (const game of fc.sample(games, { numRuns: 250, seed: 9 })) {
    if (MET.every((each) => met.has(each))) break;
    for (const state of statesOf(game)) for (const each of metIn(state)) met.add(each);
  }
  expect(MET.filter((each) => !met.has(each))).toEqual([]);
});

describe('every game under every rule set', () => {
  it('can be played to its end', () => {
    assertEveryGame(20, (game) => {
      expect(ruleProblems(game.rules)).toEqual([]);
      let last = started(game);
      let commands = 0;
      const rounds = last.schedule.length;
      const maxCommands = last.schedule.reduce(
        (sum, size) => sum + game.rules.players * (size + 2) + 2,
        0,
      );
      for (const { step } of movesOf(game)) {
        last = step.state;
        commands++;
      }
      expect(last.round.phase).toBe('over');
      expect(commands).toBeLessThanOrEqual(maxCommands);
      expect(last.past.length).toBeLessThanOrEqual(rounds);
      const mayEndEarly = game.rules.end.kind === 'target';
      expect(last.past.length === rounds || mayEndEarly).toBe(true);
    });
  });

  it('conserves all cards', () => {
    assertEveryGame(20, (game) => {
      for (const state of statesOf(game)) {
        if (state.round.phase === 'ready') continue;
        const { handSize, turned } = state.round;
        const cards = cardsInPlay(state);
        expect(cards).toHaveLength(handSize * game.rules.players);
        expect(new Set(turned === null ? cards : [...cards, turned]).size).toBe(
          cards.length + (turned === null ? 0 : 1),
        );
        const held = state.round.hands.map((hand) => hand.length);
        expect(Math.max(...held) - Math.min(...held)).toBeLessThanOrEqual(1);
      }
    });
  });

  it('gives every trick to one seat, one for each card in a hand', () => {
    assertEveryGame(20, (game) => {
      let last = started(game);
      for (const { step } of movesOf(game)) {
        last = step.state;
        const round = ofRound(last);
        if (round === null) continue;
        const won = round.tricks.reduce((sum, tricks) => sum + tricks, 0);
        expect(won).toBe(round.taken.length);
      }
      for (const { tricks, handSize, bids, dealer } of last.past) {
        expect(tricks.reduce((sum, each) => sum + each, 0)).toBe(handSize);
        const sum = bids.reduce((all, bid) => all + bid, 0);
        expect(isHooked(game.rules, handSize) && sum === handSize).toBe(false);
        expect(dealer).toBeLessThan(game.rules.players);
      }
    });
  });

  it('never leaves a seat without a legal command', () => {
    assertEveryGame(20, (game) => {
      for (const state of statesOf(game))
        expect(legalCommands(state).length > 0).toBe(state.round.phase !== 'over');
    });
  });

  it('accepts no zero beyond the limit unless it is waived', () => {
    assertEveryGame(20, (game) => {
      let last = started(game);
      for (const { step } of movesOf(game)) last = step.state;
      const { zeroLimit, hook } = game.rules;
      const runs = seatsOf(last).map(() => 0);
      for (const { bids, handSize } of last.past)
        for (const [seat, bid] of bids.entries()) {
          const run = bid === 0 ? (runs[seat] ?? 0) + 1 : 0;
          runs[seat] = run;
          const isWaived = hook && handSize === 1;
          expect(zeroLimit === null || run <= zeroLimit || isWaived).toBe(true);
        }
    });
  });
});
