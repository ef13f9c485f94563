import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Advice,
  type GameState,
  type PlayerView,
  PRESETS,
  PRESET_IDS,
  type RuleSet,
  type Seat,
  allowed,
  handSizes,
  hasPartners,
  presetRules,
  viewFor,
} from '@/engine/index.ts';
import { NetPlayer } from '@/ai/net/net-player.ts';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { newAdviser } from '../../../tools/lib/adviser.ts';
import { contradictions } from '../../support/ai/contradictions.ts';
import { withoutTrailing, newGameWith } from '../../../tools/lib/games.ts';
import { createPicker } from '../../../tools/lib/random-play.ts';
import { ruleSets, seeds } from '../../../tools/lib/rule-sets.ts';
import { withOtherHiddenCards, playOut, turnsOf } from '../../../tools/lib/tables.ts';
import { runs } from '../../support/runs.ts';

const adviser = newAdviser();

/** Enough for results to differ if hidden cards were read. */
const FEW_DETERMINIZATIONS = 8;

const adviceFor = (state: GameState, seat: Seat): Advice | null =>
  fullAdvice(adviser, viewFor(state, seat), FEW_DETERMINIZATIONS);

/** Few rounds, the first of one card, so that forehead rounds occur. */
const short = (rules: RuleSet): RuleSet => ({
  ...rules,
  schedule:
    rules.sides === 'partners'
      ? { shape: 'constant', low: 4, high: 4, turns: 1 }
      : { shape: 'up', low: 1, high: 4, turns: 1 },
});

const presets = PRESET_IDS.flatMap((id) =>
  PRESETS[id].players.map(
    (players) => [`${id}, ${players} players`, presetRules(id, players)] as const,
  ),
);

/** Checks that advice is the same for all states with the same view, and returns it. */
function expectBlind(state: GameState, seat: Seat): Advice | null {
  const other = withOtherHiddenCards(state, seat, createPicker(3));
  const advice = adviceFor(state, seat);
  expect(adviceFor(other, seat)).toEqual(advice);
  return advice;
}

/** Whether there is no advice: an unseen card, or a scoring that advice does not support. */
const isBeyondAdvice = (view: PlayerView): boolean =>
  !hasPartners(view.rules) && (allowed(view.choices).length === 1 || !NetPlayer.knows(view));

/** Checks that the parts of advice are consistent, and its text with its figures. */
function expectSound(state: GameState, seat: Seat, advice: Advice | null): void {
  const view = viewFor(state, seat);
  expect(advice !== null || isBeyondAdvice(view)).toBe(true);
  if (advice === null) return;
  const { options, best, verdict } = advice;
  expect(options.map(({ command }) => command)).toEqual(allowed(view.choices));
  expect(options[best]).toMatchObject({ cost: 0 });
  for (const { make, points, others, cost, error, costError } of options) {
    expect(make).toBeGreaterThanOrEqual(0);
    expect(make).toBeLessThanOrEqual(1);
    for (const number of [points, others, error, costError])
      expect(Number.isFinite(number)).toBe(true);
    expect(cost).toBeGreaterThanOrEqual(0);
  }
  expect(options.length > 1 || verdict === 'only').toBe(true);
  expect(contradictions(advice, view.rules)).toEqual([]);
}

/** A game to a number of points may go on for a hundred rounds. */
const MAX_TURNS = 120;

/** Checks all of that in one game of short rounds, and returns how much advice there was. */
function expectBlindAndSound(rules: RuleSet, moveSeed: number, dealSeed?: string): number {
  let said = 0;
  let turns = 0;
  const deal = dealSeed === undefined ? {} : { dealSeed };
  for (const { state, seat } of turnsOf(newGameWith(short(rules), deal), createPicker(moveSeed))) {
    const advice = expectBlind(state, seat);
    expectSound(state, seat, advice);
    if (advice !== null) said++;
    if (++turns === MAX_TURNS) break;
  }
  return said;
}

/** The advice on every position of a game. */
function adviceIn(rules: RuleSet, seed: number): Advice[] {
  const said: Advice[] = [];
  const deal = `${seed + 1}`.padStart(32, 'c');
  let turns = 0;
  const opening = newGameWith(short(rules), { dealSeed: deal });
  for (const { state, seat } of turnsOf(opening, createPicker(seed))) {
    const advice = adviceFor(state, seat);
    if (advice !== null) said.push(advice);
    if (++turns === MAX_TURNS) break;
  }
  return said;
}

/** The same advice with the verdict by the standard error alone. */
function byErrorAlone({ ...advice }: Advice): Advice {
  const others = advice.options.filter(({ cost, costError }) => cost > 0 || costError > 0);
  const next = others.toSorted((one, other) => one.cost - other.cost)[0];
  const isOpen = next !== undefined && next.cost < next.costError;
  return { ...advice, verdict: isOpen ? 'toss-up' : advice.verdict };
}

// One game serves all three, since most of the time goes into the advice.
describe('advice knows no more than the player, evaluates every legal choice, and agrees with its text', () => {
  it.each(presets)('in %s', (_, rules) => {
    expect(expectBlindAndSound(rules, 2)).toBeGreaterThan(1);
  });

  it('under any house rules, sealed bids and forehead rounds among them', () => {
    fc.assert(
      fc.property(ruleSets, seeds, fc.nat(), (rules, dealSeed, moveSeed) => {
        expectBlindAndSound(rules, moveSeed, dealSeed);
      }),
      { numRuns: runs(6) },
    );
  });
});

describe('advice knows no more than the player', () => {
  it.each(PRESET_IDS)('in a round of full length of %s, at every fifth decision', (id) => {
    const rules = presetRules(id);
    const size = Math.max(...handSizes(rules));
    const oneRound = { shape: 'constant', low: size, high: size, turns: 1 } as const;
    const off: string[] = [];
    let decisions = 0;
    playOut(newGameWith({ ...rules, schedule: oneRound }), createPicker(8), (state, seat) => {
      if (decisions++ % 5 > 0) return;
      const advice = expectBlind(state, seat);
      if (advice !== null) off.push(...contradictions(advice, rules));
    });
    expect(decisions).toBeGreaterThanOrEqual(size * rules.players);
    expect(off).toEqual([]);
  });

  it('before a blind nil, decided before anyone has looked at a card', () => {
    const rules = withoutTrailing(short(presetRules('spades')));
    let declared = 0;
    playOut(newGameWith(rules), createPicker(4), (state, seat) => {
      if (state.round.phase !== 'declare') return;
      declared++;
      expectBlind(state, seat);
    });
    expect(declared).toBeGreaterThan(0);
  });
});

describe('the check of the text', () => {
  it('notices a toss-up by the standard error alone, and a wrong best choice', () => {
    const rules = presetRules('bugger-your-neighbor');
    const said = [0, 1].flatMap((seed) => adviceIn(rules, seed));
    const byError = said.filter((advice) => contradictions(byErrorAlone(advice), rules).length > 0);
    const byPlace = said.filter((advice) => {
      const other = advice.options.findIndex(({ cost }) => cost > advice.pointScale);
      return other >= 0 && contradictions({ ...advice, best: other }, rules).length > 0;
    });
    expect(byError.length).toBeGreaterThan(2);
    expect(byPlace.length).toBeGreaterThan(2);
  });
});
