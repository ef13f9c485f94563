import { describe, expect, it } from 'vitest';
import {
  MAX_ROUNDS,
  PRESETS,
  PRESET_IDS,
  type RuleSet,
  SCHEDULE_SHAPES,
  type ScheduleRule,
  maxHandSize,
  handSizes,
  resolveHigh,
  legalCommands,
  newGame,
  presetRules,
  ruleProblems,
} from '@/engine/index.ts';
import { createPicker, randomMoves } from '../../tools/lib/random-play.ts';
import { headerOf, newGameWith } from '../../tools/lib/games.ts';

const sizes = (rule: ScheduleRule, players = 4): string =>
  handSizes({ schedule: rule, players }).join(' ');

describe('[ROUND-1] the shapes', () => {
  it.each<[ScheduleRule['shape'], number, number, number, string]>([
    ['down-up', 1, 4, 1, '4 3 2 1 2 3 4'],
    ['down-up', 2, 4, 4, '4 3 2 2 2 2 3 4'],
    ['up-down', 1, 4, 1, '1 2 3 4 3 2 1'],
    ['up-down', 2, 4, 3, '2 3 4 4 4 3 2'],
    ['down', 1, 4, 1, '4 3 2 1'],
    ['down', 1, 4, 2, '4 3 2 1 1'],
    ['up', 3, 5, 1, '3 4 5'],
    ['up', 3, 5, 3, '3 4 5 5 5'],
    ['constant', 4, 4, 5, '4 4 4 4 4'],
    ['up-down', 3, 3, 2, '3 3'],
    ['down-up', 3, 3, 1, '3'],
  ])('%s from %i to %i, turning point %i times: %s', (shape, low, high, turns, expected) => {
    expect(sizes({ shape, low, high, turns })).toBe(expected);
  });

  it('set the number of rounds', () => {
    const schedule: ScheduleRule = { shape: 'up-down', low: 1, high: 3, turns: 2 };
    const moves = randomMoves(
      newGameWith({ ...presetRules('canadian'), schedule }),
      createPicker(1),
    );
    const played = [...moves].flatMap(({ step }) =>
      step.events.flatMap((event) => (event.type === 'roundScored' ? [event.record.handSize] : [])),
    );
    expect(played).toEqual([1, 2, 3, 3, 2, 1]);
  });
});

describe('[ROUND-2] the largest hand', () => {
  it.each([
    [3, 17, 16],
    [4, 13, 12],
    [5, 10, 9],
    [6, 8, 7],
    [7, 7, 6],
  ])('of %i players is %i cards, or %i with a card to turn up', (players, fit, oneLess) => {
    expect([
      maxHandSize({ players }),
      resolveHigh('fit', { players }),
      resolveHigh('fit-1', { players }),
    ]).toEqual([fit, fit, oneLess]);
    expect(resolveHigh(5, { players })).toBe(5);
  });

  it('is refused beyond the deck, with the largest possible value', () => {
    for (const players of [3, 4, 5, 6, 7])
      for (const shape of SCHEDULE_SHAPES) {
        const max = maxHandSize({ players });
        const rules = (high: number): RuleSet => ({
          ...presetRules('bugger-your-neighbor', players),
          schedule: { shape, low: 1, high, turns: 1 },
        });
        expect(ruleProblems(rules(max))).toEqual([]);
        expect(ruleProblems(rules(max + 1))).toEqual([{ kind: 'high-out-of-range', max }]);
      }
  });
});

describe('the presets', () => {
  const rounds = Object.fromEntries(PRESET_IDS.map((id) => [id, sizes(presetRules(id).schedule)]));
  const downUp = '10 9 8 7 6 5 4 3 2 1 2 3 4 5 6 7 8 9 10';

  it('have the schedules of their games', () => {
    expect(rounds).toEqual({
      'bugger-your-neighbor': downUp,
      canadian: downUp,
      'trump-rotation': downUp,
      'nomination-whist': '13 12 11 10 9 8 7 6 5 4 3 2 2 2 2 3 4 5 6 7 8 9 10 11 12 13',
      'up-and-down-the-river': '1 2 3 4 5 6 7 8 9 10 11 12 11 10 9 8 7 6 5 4 3 2 1',
      'devils-bridge': '1 2 3 4 5 6 7 8 9 10 11 12 13 12 11 10 9 8 7 6 5 4 3 2 1',
      spades: new Array(50).fill(13).join(' '),
    });
  });

  it('have the options of their games', () => {
    const options = PRESET_IDS.map((id) => {
      const { trump, hook, zeroLimit, sight, scoring } = presetRules(id);
      return [
        id,
        trump.kind,
        hook,
        zeroLimit,
        sight,
        typeof scoring === 'string' ? scoring : 'side',
      ];
    });
    expect(options).toEqual([
      ['bugger-your-neighbor', 'flip', true, null, 'own', 'standard'],
      ['nomination-whist', 'highest-bidder', true, 3, 'own', 'trick-plus-ten'],
      ['up-and-down-the-river', 'flip', true, null, 'own', 'five'],
      ['devils-bridge', 'all-but-led', true, null, 'forehead', 'devil'],
      ['canadian', 'flip', true, null, 'own', 'canadian'],
      ['trump-rotation', 'rotate', true, null, 'own', 'standard'],
      ['spades', 'fixed', false, null, 'own', 'side'],
    ]);
  });

  const tables = PRESET_IDS.flatMap((id) =>
    PRESETS[id].players.map((players) => [id, players] as const),
  );
  it.each(tables)('%s with %i players can be played to the end', (id, players) => {
    const rules = presetRules(id, players);
    expect(newGame(headerOf(rules)).ok).toBe(true);
    let state = newGameWith(rules);
    for (const { step } of randomMoves(state, createPicker(players))) state = step.state;
    expect(state.round.phase).toBe('over');
    expect(legalCommands(state)).toEqual([]);
    expect(state.past.length).toBeLessThanOrEqual(MAX_ROUNDS);
  });
});
