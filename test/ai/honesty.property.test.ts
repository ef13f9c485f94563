import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import { chooseMove } from '@/ai/heuristic/choose-move.ts';
import { quickMove } from '@/ai/heuristic/quick-move.ts';
import {
  type GameState,
  LEVELS,
  type Level,
  PRESETS,
  PRESET_IDS,
  type RuleSet,
  STYLES,
  type Seat,
  allowed,
  handSizes,
  legalCommands,
  presetRules,
  viewFor,
} from '@/engine/index.ts';
import { decide } from '../../tools/lib/player.ts';
import { newGameWith } from '../../tools/lib/games.ts';
import { roundsOf } from '../../tools/lib/positions.ts';
import { createPicker } from '../../tools/lib/random-play.ts';
import { ruleSets, seeds } from '../../tools/lib/rule-sets.ts';
import {
  moveOf,
  withOtherHiddenCards,
  playOut,
  turnsOf,
  withStyle,
} from '../../tools/lib/tables.ts';
import { runs, sample } from '../support/runs.ts';

/** Rounds played per game: enough to reach every phase. */
const ROUNDS = 4;
/** A game to a number of points may go on for a hundred rounds. */
const MAX_TURNS = 120;
/** The target of a partnership game: enough rounds for bags and nils. */
const SOON = { kind: 'target', points: 150 } as const;

/** The same rules with few rounds, the first of one card, so that forehead rounds occur. */
const short = (rules: RuleSet): RuleSet => ({
  ...rules,
  schedule:
    rules.sides === 'partners'
      ? { ...rules.schedule, turns: 1, shape: 'constant' }
      : { shape: 'up', low: 1, high: ROUNDS, turns: 1 },
});

const presets = PRESET_IDS.flatMap((id) =>
  PRESETS[id].players.map(
    (players) => [`${id}, ${players} players`, presetRules(id, players)] as const,
  ),
);

const accepts = (state: GameState, command: unknown): boolean =>
  legalCommands(state).some((legal) => JSON.stringify(legal) === JSON.stringify(command));

type Check = (state: GameState, seat: Seat) => void;

/** The same check with a random style (or none) at every decision. */
function inStyles(check: Check): Check {
  const pick = createPicker(6);
  return (state, seat) => check(withStyle(state, seat, pick([null, ...STYLES])), seat);
}

/**
 * Checks that the moves of the levels and the quick move are legal, and the same for all states with
 * the same view.
 */
function expectHonest(
  state: GameState,
  seat: Seat,
  moveSeed: number,
  levels: readonly Level[],
): void {
  const other = withOtherHiddenCards(state, seat, createPicker(moveSeed));
  const quick = quickMove(viewFor(state, seat));
  expect(accepts(state, quick)).toBe(true);
  expect(quickMove(viewFor(other, seat))).toEqual(quick);
  for (const level of levels) {
    const [move, blind] = [moveOf(state, seat, level), moveOf(other, seat, level)];
    expect(accepts(state, move)).toBe(true);
    expect(blind).toEqual(move);
  }
}

/**
 * That check for one game: of two levels at each decision, in turn for each phase, so that every level
 * meets every phase; of all levels with TEST_RUNS=3.
 */
function honesty(moveSeed: number): Check {
  const decisions = new Map<string, number>();
  return (state, seat) => {
    const { phase } = state.round;
    const before = decisions.get(phase) ?? 0;
    decisions.set(phase, before + 1);
    const turn = before % LEVELS.length;
    const levels = sample([...LEVELS.slice(turn), ...LEVELS.slice(0, turn)], 3);
    expectHonest(state, seat, moveSeed, levels);
  };
}

// One game serves both, since most of the time goes into the decisions.
describe('every level decides legally, and knows nothing that its seat cannot see', () => {
  it.each(presets)('in %s', (_, rules) => {
    const expectHonesty = inStyles(honesty(3));
    playOut(newGameWith(short(rules), { firstDealer: null }), createPicker(2), (state, seat) =>
      expectHonesty(state, seat),
    );
  });

  it('in a partnership game that has bags and nils, at every third decision', () => {
    let decisions = 0;
    const expectHonesty = inStyles(honesty(4));
    const opening = newGameWith({ ...presetRules('spades'), end: SOON }, { firstDealer: null });
    playOut(opening, createPicker(1), (state, seat) => {
      if (decisions++ % 3 === 0) expectHonesty(state, seat);
    });
    expect(decisions).toBeGreaterThan(100);
  });

  it.each(PRESET_IDS)('in the longest round of %s, at every fifth decision', (id) => {
    const rules = presetRules(id);
    const size = Math.max(...handSizes(rules));
    const oneRound = { shape: 'constant', low: size, high: size, turns: 1 } as const;
    const expectHonesty = honesty(4);
    let decisions = 0;
    playOut(newGameWith({ ...rules, schedule: oneRound }), createPicker(7), (state, seat) => {
      if (decisions++ % 5 === 0) expectHonesty(state, seat);
    });
    expect(decisions).toBeGreaterThanOrEqual(size * rules.players);
  });

  it('in rounds in which the dealer shows a card [TRUMP-8], at every third decision', () => {
    const rules: RuleSet = {
      ...roundsOf(presetRules('bugger-your-neighbor'), 6, 2),
      deck: 'eight-each',
      trump: { kind: 'flip', allDealt: 'dealers-last' },
    };
    let decisions = 0;
    let open = 0;
    const expectHonesty = honesty(5);
    for (const partly of [rules, roundsOf(rules, 8)])
      playOut(newGameWith(partly), createPicker(8), (state, seat) => {
        if (decisions++ % 3 !== 0) return;
        if ('openCard' in state.round && state.round.openCard !== null) open++;
        expectHonesty(state, seat);
      });
    expect(open).toBeGreaterThan(10);
  });

  it('under any house rules, sealed bids and forehead rounds among them', () => {
    fc.assert(
      fc.property(ruleSets, seeds, fc.nat(), (rules, dealSeed, moveSeed) => {
        const expectHonesty = inStyles(honesty(moveSeed + 1));
        let turns = 0;
        const opening = newGameWith(short(rules), { dealSeed });
        for (const { state, seat } of turnsOf(opening, createPicker(moveSeed))) {
          expectHonesty(state, seat);
          if (++turns === MAX_TURNS) break;
        }
      }),
      { numRuns: runs(12) },
    );
  });
});

describe('the same AI seed gives the same decision', () => {
  it('however often and in whatever order it is requested', () => {
    const state = newGameWith(short(presetRules('bugger-your-neighbor')));
    const asked: [GameState, Seat][] = [];
    playOut(state, createPicker(4), (before, seat) => asked.push([before, seat]));
    const answers = () =>
      LEVELS.flatMap((level) => asked.map(([at, seat]) => moveOf(at, seat, level)));
    const again = LEVELS.flatMap((level) =>
      asked
        .toReversed()
        .map(([at, seat]) => moveOf(at, seat, level))
        .toReversed(),
    );
    expect(answers()).toEqual(again);
  });

  it('another AI seed changes moves of easy, but never of hard, nor bids of expert', () => {
    const state = newGameWith(short(presetRules('bugger-your-neighbor')));
    const differs = { easy: 0, medium: 0, hard: 0 };
    let expertBids = 0;
    playOut(state, createPicker(5), (before, seat) => {
      const view = viewFor(before, seat);
      if (allowed(view.choices).length === 1) return;
      const movesOf = (level: Level): number =>
        new Set(
          ['1', '2', '3', '4'].map((digit) =>
            JSON.stringify(decide(view, level, decisionRng(digit.repeat(32), view))),
          ),
        ).size;
      for (const level of ['easy', 'medium', 'hard'] as const)
        if (movesOf(level) > 1) differs[level]++;
      if (view.round.phase === 'bid' && movesOf('expert') > 1) expertBids++;
    });
    expect(differs.easy).toBeGreaterThan(0);
    expect(differs.hard).toBe(0);
    expect(expertBids).toBe(0);
  });
});

it('a seat that is not to act has no quick move, and requesting a decision throws', () => {
  const view = viewFor(newGameWith(presetRules('bugger-your-neighbor')), 0);
  expect(quickMove(view)).toBeNull();
  const rng = decisionRng('1'.repeat(32), view);
  expect(() => chooseMove(view, 'hard', rng)).toThrow('seat 0 has no move in phase ready');
});
