import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useGames } from '@/app/use-games.ts';
import { useNavigation } from '@/app/use-navigation.ts';
import type { Game } from '@/store/hooks.ts';
import { UNAIDED } from '@/store/table/game-history.ts';
import { defaultHeader } from '../../tools/lib/played-games.ts';
import { gameAt } from '../support/features/game.ts';
import { surrounding } from '../support/features/render.tsx';

/** Unfinished games whose reads end under the test's control. */
function slowGames() {
  const found = new Map<string, () => void>();
  const game: Game = {
    ...gameAt({ header: defaultHeader(), commands: [] }),
    resumeSaved: (id, signal) =>
      new Promise((resolve) => {
        found.set(id, () => {
          if (!signal.aborted)
            game.table.load({ header: defaultHeader(), commands: [] }, { id, ...UNAIDED });
          resolve(!signal.aborted);
        });
      }),
  };
  const showTable = vi.fn<() => void>();
  const { result } = renderHook(() => useGames({ ...useNavigation(), showTable }), {
    wrapper: surrounding(game),
  });
  return {
    game,
    games: result.current,
    showTable,
    /** Ends the read of a game. */
    find: (id: string) => found.get(id)?.(),
  };
}

test('of two games that are still being read the one pressed last is resumed', async () => {
  for (const order of [
    ['first', 'last'],
    ['last', 'first'],
  ]) {
    const { game, games, find, showTable } = slowGames();
    const presses = [games.resume('first'), games.resume('last')];
    for (const id of order) find(id);
    await Promise.all(presses);
    expect(game.table.id()).toBe('last');
    expect(showTable).toHaveBeenCalledOnce();
  }
});

test('a game started after another was pressed stays on the table', async () => {
  const { game, games, find, showTable } = slowGames();
  const slow = games.resume('slow');
  games.start(game.settings.getState().setup);
  const started = game.table.id();
  find('slow');
  expect(await slow).toBe(true);
  expect(game.table.id()).toBe(started);
  expect(showTable).toHaveBeenCalledOnce();
});

test('a game pressed after a daily deal replaces it while the deal is looked up', async () => {
  const { game, games, find } = slowGames();
  const deal = games.play(defaultHeader(), { kind: 'daily', date: '2030-01-02', rated: true });
  const saved = games.resume('saved');
  find('saved');
  await Promise.all([deal, saved]);
  expect(game.table.id()).toBe('saved');
});

test('a game is started under rules that are no longer there by their header and title', () => {
  const { game, games } = slowGames();
  const { setup } = game.settings.getState();
  const header = { ...defaultHeader(), dealSeed: 'f'.repeat(32) };
  games.start(setup, header, { kind: 'own', name: 'Sunday' });
  expect(game.table.record()).toEqual({ header, commands: [{ type: 'deal' }] });
  expect(game.table.note().title).toEqual({ kind: 'own', name: 'Sunday' });
});
