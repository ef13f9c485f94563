import { describe, expect, test } from 'vitest';
import { type RuleSet, presetRules } from '@/engine/index.ts';
import type { Origin } from '@/store/ports/saves.ts';
import { gameToRepeat, setupToRepeat } from '@/store/setup-to-repeat.ts';
import { DEFAULT_SETUP, type PresetGame, presetGame, presetGameRules } from '@/store/setup.ts';
import { DEAL_SEED } from '../../tools/lib/games.ts';
import { defaultHeader } from '../../tools/lib/played-games.ts';
import { gameAt } from '../support/features/game.ts';

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

describe('another game after house rules', () => {
  const randomness = { seed: () => DEAL_SEED, fraction: () => 0 };
  const rules: RuleSet = { ...presetRules('canadian', 5), hook: false };

  /** A game of house rules, which are the chosen ones. */
  function houseGame(origin: Origin | null = null) {
    const game = gameAt({ header: defaultHeader(), commands: [] });
    const own = game.savedRules.save({ name: 'Sunday', rules });
    const setup = { ...DEFAULT_SETUP, game: { kind: 'own', id: own.id } } as const;
    game.settings.setState({ setup });
    game.table.start(game.newHeader(setup), origin, false, game.newTitle(setup));
    return { game, own, setup };
  }

  test('that were deleted meanwhile is played by them, under their name', () => {
    const { game, own, setup } = houseGame();
    game.savedRules.remove(own.id);
    const [chosen, header, title] = gameToRepeat(game, randomness);
    expect(chosen).toEqual(setup);
    expect(header?.rules).toEqual(rules);
    expect(header?.seats).toHaveLength(5);
    expect(title).toEqual({ kind: 'own', name: 'Sunday' });
  });

  test('that are still there is played as they are now', () => {
    const { game, setup } = houseGame();
    expect(gameToRepeat(game, randomness)).toEqual([setup]);
  });

  test('from a link is the chosen one', () => {
    const { game, own, setup } = houseGame({ kind: 'deal', link: '#deal=' });
    game.savedRules.remove(own.id);
    expect(gameToRepeat(game, randomness)).toEqual([setup]);
  });
});
