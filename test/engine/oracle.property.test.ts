import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Command,
  type GameState,
  type RuleSet,
  legalCommands,
  newGame,
  presetRules,
} from '@/engine/index.ts';
import { headerOf } from '../../tools/lib/games.ts';
import { createPicker, randomMoves } from '../../tools/lib/random-play.ts';
import { anyRules, ruleSets, seeds } from '../../tools/lib/rule-sets.ts';
import { PlainGame } from '../support/engine/plain-game.ts';
import { plainRounds } from '../support/engine/plain-schedule.ts';
import { runs } from '../support/runs.ts';

const wordOf = (command: Command): string => Object.values(command).join(' ');

/** Applies the engine's last events to the oracle. */
function follow(plain: PlainGame, command: Command, { round }: GameState): void {
  switch (command.type) {
    case 'deal':
      if (round.phase === 'ready') throw new Error('nothing was dealt');
      plain.deal(round.hands, round.turned);
      return;
    case 'declare':
      plain.declare(command.seat, command.blindNil);
      return;
    case 'bid':
      plain.bid(command.seat, command.bid);
      return;
    case 'nameTrump':
      plain.nameTrump(command.trump);
      return;
    case 'play':
      plain.play(command.card);
  }
}

/** The state compared after every command. */
function tableOf({ round, standing }: GameState) {
  if (round.phase === 'ready') return null;
  return {
    index: round.index,
    handSize: round.handSize,
    dealer: round.dealer,
    trump: 'trump' in round ? round.trump : null,
    tricks: 'tricks' in round ? round.tricks : null,
    totals: standing.totals,
    bags: standing.bags,
    winners: round.phase === 'over' ? round.winners : null,
  };
}
const plainTableOf = (plain: PlainGame, { round }: GameState) => ({
  index: plain.index,
  handSize: plain.handSize,
  dealer: plain.dealer,
  trump: plain.trump,
  tricks: 'tricks' in round ? plain.tricks : null,
  totals: plain.totals,
  bags: plain.bags,
  winners: plain.winners,
});

/** Follows a random game of the engine with an oracle that plays by `plainRules`. */
function expectAgreement(
  rules: RuleSet,
  dealSeed: string,
  moveSeed: number,
  plainRules: RuleSet = rules,
): void {
  const game = newGame(headerOf(rules, { dealSeed, firstDealer: null }));
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  const plain = new PlainGame(plainRules, game.value.firstDealer);
  expect(game.value.schedule).toEqual(plain.schedule);
  for (const { before, command, step } of randomMoves(game.value, createPicker(moveSeed))) {
    expect(legalCommands(before).map(wordOf).toSorted()).toEqual(plain.legal());
    follow(plain, command, step.state);
    expect(tableOf(step.state)).toEqual(plainTableOf(plain, step.state));
  }
  expect(plain.legal()).toEqual([]);
}

/** Number of games; for more: `TEST_RUNS=300 npm run test:unit -- oracle`. */
const RUNS = runs(50);

const SHORT = { shape: 'up', low: 1, high: 3, turns: 1 } as const;
const SEED = '0123456789abcdef0123456789abcdef';

describe('an independent implementation of the rules', () => {
  it('agrees on every legal command, trick, score and end of whole random games', () => {
    fc.assert(
      fc.property(ruleSets, seeds, fc.nat(), (rules, dealSeed, moveSeed) =>
        expectAgreement(rules, dealSeed, moveSeed),
      ),
      { numRuns: RUNS },
    );
  });

  it.each<[string, RuleSet, Partial<RuleSet>]>([
    ['a hook', presetRules('bugger-your-neighbor'), { hook: false }],
    ['a zero limit', { ...presetRules('nomination-whist'), zeroLimit: 1 }, { zeroLimit: null }],
    ['when trump may be led', presetRules('spades'), { trumpLead: 'any' }],
    ['what is trump', presetRules('devils-bridge'), { trump: { kind: 'none' } }],
    ['a formula', presetRules('bugger-your-neighbor'), { scoring: 'partial' }],
    ['hand sizes', presetRules('up-and-down-the-river'), { schedule: SHORT }],
    [
      'the end',
      { ...presetRules('spades'), end: { kind: 'target', points: -500 } },
      { end: { kind: 'schedule' } },
    ],
  ])('would notice if the engine were wrong about %s', (_, rules, wrong) => {
    expectAgreement(rules, SEED, 1);
    expect(() => expectAgreement(rules, SEED, 1, { ...rules, ...wrong })).toThrow(/deeply equal/);
  });

  it('agrees on the hand sizes of any rules', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const game = newGame(headerOf(rules));
        if (!game.ok) throw new Error(JSON.stringify(game.error));
        expect(game.value.schedule).toEqual(plainRounds(rules));
      }),
    );
  });
});
