import { describe, expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import {
  type Command,
  type GameState,
  type Level,
  type PlayerView,
  type RuleSet,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { appPlayer, netsFrom } from '../../../tools/lib/player.ts';
import { after, newGameWith } from '../../../tools/lib/games.ts';

/** Steps of eight determinizations after which a bid is no longer searched. */
const MAX_BID_STEPS = 24;

/** The same for a card of expert, without the proof of an odd one; and in solo games. */
const MAX_EXPERT_STEPS = 2;
const MAX_SOLO_EXPERT_STEPS = 16;

const player = appPlayer();
const dealt = after(newGameWith(presetRules('spades')), { type: 'deal' });

const soloDealt = after(newGameWith(presetRules('bugger-your-neighbor')), { type: 'deal' });

/** The decision of a level, and its number of search steps. */
function decisionFor(view: PlayerView, level: Level) {
  const decision = player.think(view, level, decisionRng('a'.repeat(32), view));
  let steps = 0;
  while (decision.improve()) steps++;
  return { command: decision.best(), steps };
}

const decisionOf = (state: GameState, level: Level) =>
  decisionFor(viewFor(state, toAct(state)[0] ?? 0), level);

/** The states of a round before each bid, which a level makes, and the one after the last. */
function roundOfBids(opening = dealt, level: Level = 'expert'): GameState[] {
  const states = [opening];
  for (let state = opening; state.round.phase !== 'play'; states.push(state))
    state = after(state, decisionOf(state, level).command);
  return states;
}

const afterBids = (): GameState => roundOfBids().at(-1) as GameState;

/** The states in which a seat is to bid. */
const beforeBids = (opening = dealt, level: Level = 'expert'): GameState[] =>
  roundOfBids(opening, level).filter(({ round }) => round.phase === 'bid');

const bidOf = (command: Command): number => (command.type === 'bid' ? command.bid : NaN);

describe('in partnerships', () => {
  it('master searches before it plays a card, and expert a little', () => {
    const state = afterBids();
    const { steps } = decisionOf(state, 'expert');
    expect(steps).toBeGreaterThan(0);
    expect(steps).toBeLessThanOrEqual(MAX_EXPERT_STEPS);
    expect(decisionOf(state, 'master').steps).toBeGreaterThan(MAX_EXPERT_STEPS);
  });

  it('master searches before it bids, expert does not', () => {
    expect(decisionOf(dealt, 'expert').steps).toBe(0);
    expect(decisionOf(dealt, 'master').steps).toBeGreaterThan(3);
  });

  it('a search of bids ends by itself, and the same seed finds the same bid', () => {
    for (const state of beforeBids()) {
      const found = decisionOf(state, 'master');
      expect(found.steps).toBeLessThanOrEqual(MAX_BID_STEPS);
      expect(decisionOf(state, 'master')).toEqual(found);
    }
  });

  it('a search of bids leaves nothing behind for the next decision', () => {
    const [first, ...later] = beforeBids();
    const before = later.map((state) => decisionOf(state, 'expert'));
    for (const [at, state] of later.entries()) {
      decisionOf(first as GameState, 'master');
      expect(decisionOf(state, 'expert')).toEqual(before[at]);
    }
  });

  it('a search keeps off a forbidden bid, such as that of the hook', () => {
    for (const state of beforeBids()) {
      const view = viewFor(state, toAct(state)[0] ?? 0);
      const found = bidOf(decisionFor(view, 'master').command);
      const refusal = { kind: 'hook', forbidden: found, handSize: 13 } as const;
      const choices = view.choices.map((choice) =>
        bidOf(choice.command) === found ? { ...choice, refusal } : choice,
      );
      const other = bidOf(decisionFor({ ...view, choices }, 'master').command);
      expect(other).not.toBe(found);
      expect(other).not.toBeNaN();
    }
  });
});

it.each(['bugger-your-neighbor', 'devils-bridge', 'nomination-whist'] as const)(
  'in %s expert searches its cards a little, and its bids not at all',
  (preset) => {
    const rules: RuleSet = {
      ...presetRules(preset),
      schedule: { shape: 'constant', low: 10, high: 10, turns: 1 },
    };
    const states = roundOfBids(after(newGameWith(rules), { type: 'deal' }));
    const stepsOf = (state: GameState) => decisionOf(state, 'expert').steps;
    expect(states.slice(0, -1).map(stepsOf)).toEqual(states.slice(0, -1).map(() => 0));
    const play = states.at(-1) as GameState;
    const { steps } = decisionOf(play, 'expert');
    expect(steps).toBeGreaterThan(0);
    expect(steps).toBeLessThanOrEqual(MAX_SOLO_EXPERT_STEPS);
    expect(decisionOf(play, 'expert')).toEqual(decisionOf(play, 'expert'));
  },
);

it('in solo games master bids as expert does, without searching', () => {
  expect(decisionOf(soloDealt, 'master')).toEqual(decisionOf(soloDealt, 'expert'));
});

it('solo nets are rejected in partnership games, and vice versa', () => {
  expect(() => netsFrom('sides', 'src/ai/nets/solo.bin')).toThrow('not the weights');
  expect(() => netsFrom('solo', 'src/ai/nets/sides.bin')).toThrow('not the weights');
});
