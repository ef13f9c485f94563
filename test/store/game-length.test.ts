import { describe, expect, test } from 'vitest';
import { presetRules } from '@/engine/index.ts';
import { setupToRepeat } from '@/store/game-length.ts';
import { DEFAULT_SETUP, type PresetGame, presetGame, presetGameRules } from '@/store/setup.ts';

const DOWN: PresetGame = { ...presetGame('bugger-your-neighbor'), shape: 'down' };
const SHORT: PresetGame = { ...DOWN, shape: 'short' };
const setupOf = (game: PresetGame) => ({ ...DEFAULT_SETUP, game });

describe('another game after', () => {
  test('a short game of one press is short as well', () => {
    expect(setupToRepeat(setupOf(DOWN), presetGameRules(SHORT))).toEqual(setupOf(SHORT));
  });

  test('a full game of one press is full as well', () => {
    const full = presetRules('bugger-your-neighbor');
    expect(setupToRepeat(setupOf(SHORT), full)).toEqual(setupOf({ ...SHORT, shape: null }));
  });

  test.each([
    ['the chosen game', presetGameRules(DOWN)],
    ['a short game of other rules', presetGameRules({ ...SHORT, scoring: 'penalty' })],
    ['partners', presetRules('spades')],
  ])('%s is the chosen one', (_, played) => {
    expect(setupToRepeat(setupOf(DOWN), played)).toEqual(setupOf(DOWN));
  });
});
