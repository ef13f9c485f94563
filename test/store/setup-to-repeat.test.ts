import { describe, expect, test } from 'vitest';
import { type RuleSet, presetRules } from '@/engine/index.ts';
import type { Origin } from '@/store/ports/saves.ts';
import { setupToRepeat } from '@/store/setup-to-repeat.ts';
import { DEFAULT_SETUP, type PresetGame, presetGame, presetGameRules } from '@/store/setup.ts';

const DOWN: PresetGame = { ...presetGame('bugger-your-neighbor'), shape: 'down' };
const SHORT: PresetGame = { ...DOWN, shape: 'short' };
const setupOf = (game: PresetGame) => ({ ...DEFAULT_SETUP, game });
const CHOSEN = { origin: null };

/** The same rules with the keys of their objects in reverse order. */
const reversed = (rules: RuleSet): RuleSet =>
  JSON.parse(JSON.stringify(rules), (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toReversed())
      : part,
  ) as RuleSet;

describe('another game after', () => {
  test('a short game of one press is short as well', () => {
    expect(setupToRepeat(setupOf(DOWN), presetGameRules(SHORT), CHOSEN)).toEqual(setupOf(SHORT));
  });

  test('a short game is short as well, in whatever order its rules are written', () => {
    const played = reversed(presetGameRules(SHORT));
    expect(setupToRepeat(setupOf(DOWN), played, CHOSEN)).toEqual(setupOf(SHORT));
  });

  test.each<Origin>([
    { kind: 'daily', date: '2026-11-28', rated: true },
    { kind: 'deal', link: '#deal=' },
  ])('a short game that was not chosen ($kind) is the chosen one', (origin) => {
    const played = presetGameRules(SHORT);
    expect(setupToRepeat(setupOf(DOWN), played, { origin })).toEqual(setupOf(DOWN));
  });

  test('a full game of one press is full as well', () => {
    const full = presetRules('bugger-your-neighbor');
    expect(setupToRepeat(setupOf(SHORT), full, CHOSEN)).toEqual(setupOf({ ...SHORT, shape: null }));
  });

  test.each([
    ['the chosen game', presetGameRules(DOWN)],
    ['a short game of other rules', presetGameRules({ ...SHORT, scoring: 'penalty' })],
    ['partners', presetRules('spades')],
  ])('%s is the chosen one', (_, played) => {
    expect(setupToRepeat(setupOf(DOWN), played, CHOSEN)).toEqual(setupOf(DOWN));
  });
});
