import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import MenuDialog from '@/features/menu/MenuDialog.tsx';
import { loadMessages } from '@/i18n/i18n.ts';
import type { Game } from '@/store/hooks.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

/** A device with or without a mouse. */
const stubMouse = (hasMouse: boolean): void =>
  void vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(any-hover: none)' && !hasMouse,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

beforeAll(loadMessages);
beforeEach(() => stubMouse(true));

const nothing = (): void => undefined;

async function openMenu(game?: Game) {
  const onStartScreen = vi.fn<() => void>();
  const { unmount } = renderInGame(
    <MenuDialog open onClose={nothing} onOpen={nothing} onStartScreen={onStartScreen} />,
    game,
  );
  await screen.findByRole('button', { name: 'New game' });
  return { onStartScreen, unmount };
}

/** The entries of the menu on a device with or without a mouse. */
async function entries(hasMouse: boolean): Promise<(string | null)[]> {
  stubMouse(hasMouse);
  const { unmount } = await openMenu();
  const texts = screen.getAllByRole('button').map(({ textContent }) => textContent);
  unmount();
  return texts;
}

test('the menu offers keyboard shortcuts only where there may be a keyboard', async () => {
  const all = await entries(true);
  expect(all).toContain('Keyboard shortcuts');
  expect(await entries(false)).toEqual(all.filter((text) => text !== 'Keyboard shortcuts'));
});

test('headings name the groups of entries', async () => {
  await openMenu();
  const headings = screen.getAllByRole('heading', { level: 3 });
  const groups = headings.map((heading) => {
    const group = screen.getByRole('region', { name: heading.textContent });
    expect(group).toContainElement(heading);
    const [first] = within(group).getAllByRole('button');
    return [heading.textContent, first?.textContent];
  });
  expect(groups).toEqual([
    ['This game', 'Score sheet'],
    ['Other games', 'New game'],
    ['Learn', 'Rules'],
    ['App', 'Settings'],
  ]);
  const entry = (name: string) => screen.getByRole('button', { name });
  expect(screen.getByRole('region', { name: 'Learn' })).toContainElement(entry('Insights'));
  expect(screen.getByRole('region', { name: 'Other games' })).toContainElement(entry('Your games'));
});

test('the menu of a finished game, and of no other, leads to the start screen', async () => {
  const { unmount } = await openMenu();
  expect(screen.queryByRole('button', { name: 'Start screen' })).not.toBeInTheDocument();
  unmount();
  const { onStartScreen } = await openMenu(gameAt(played(defaultHeader())));
  const others = screen.getByRole('region', { name: 'Other games' });
  await userEvent.click(within(others).getByRole('button', { name: 'Start screen' }));
  expect(onStartScreen).toHaveBeenCalledOnce();
});

test('the menu offers the round and its last trick only once there is something to show', async () => {
  const offered = async (until?: Parameters<typeof played>[1]) => {
    const { unmount } = await openMenu(until && gameAt(played(defaultHeader(), until)));
    const found = ['This round', 'Last trick'].filter(
      (name) => screen.queryByRole('button', { name }) !== null,
    );
    unmount();
    return found;
  };
  expect(await offered()).toEqual([]);
  expect(await offered(({ round }) => round.phase === 'bid')).toEqual(['This round']);
  expect(await offered(({ round }) => round.phase === 'play' && round.taken.length === 1)).toEqual([
    'This round',
    'Last trick',
  ]);
});
