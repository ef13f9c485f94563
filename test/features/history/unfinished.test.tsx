import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { BackToGame } from '@/features/history/BackToGame.tsx';
import { UnfinishedGames } from '@/features/history/Unfinished.tsx';
import type { UnfinishedGame } from '@/store/ports/archive.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { renderInGame } from '../../support/features/render.tsx';
import { rows } from '../../support/features/rows.ts';

test('unfinished games can be resumed or deleted; the current one is not listed', async () => {
  const left = (id: string, started: number | null): UnfinishedGame => ({
    id,
    started,
    preset: id === 'b' ? 'nomination-whist' : 'canadian',
    isVariant: id === 'b',
    title: null,
    isDaily: false,
    round: 3,
  });
  let isBroken = false;
  const onResume = vi.fn<(id: string) => void>();
  let all = [left('a', null), left('b', new Date(2030, 0, 2, 12).getTime()), left('table', 1)];
  const list = () => Promise.resolve(all);
  async function remove(id: string) {
    if (isBroken) throw new Error('no storage');
    const before = all;
    all = all.filter((each) => each.id !== id);
    return () => Promise.resolve(void (all = before));
  }
  renderInGame(<UnfinishedGames games={{ list, remove }} onTable="table" onResume={onResume} />);
  expect(await screen.findByRole('region', { name: 'Unfinished games' })).toBeVisible();
  expect(rows()).toEqual([
    expect.stringMatching(/^Nomination Whist \(variant\)Jan 2, 2030.* round 3$/),
    'CanadianDate unknown · round 3',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Continue Nomination Whist/ }));
  expect(onResume).toHaveBeenCalledWith('b');
  await userEvent.click(screen.getByRole('button', { name: /^Delete Canadian/ }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(rows()).toHaveLength(1);
  expect(await axeProblems()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: /^Delete Canadian/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();

  isBroken = true;
  await userEvent.click(screen.getByRole('button', { name: /^Delete Canadian/ }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(rows()).toHaveLength(2);
});

describe('the button back to an unfinished game', () => {
  const left = (id: string, rest: Partial<UnfinishedGame> = {}): UnfinishedGame => ({
    id,
    started: 1,
    preset: 'canadian',
    isVariant: false,
    title: null,
    isDaily: false,
    round: 3,
    ...rest,
  });
  const backTo = (all: readonly UnfinishedGame[], isThere = true) => {
    const onResume = vi.fn<(id: string) => Promise<boolean>>(() => Promise.resolve(isThere));
    const games = {
      list: () => Promise.resolve(all),
      remove: () => Promise.reject(new Error('unused')),
    };
    renderInGame(<BackToGame games={games} onTable="table" onResume={onResume} />);
    return onResume;
  };

  test('resumes the latest one', async () => {
    const later = left('later', { started: 5, preset: 'spades', round: 7 });
    const onResume = backTo([left('table', { started: 9 }), left('old'), later]);
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Spades, round 7' }));
    expect(onResume).toHaveBeenCalledExactlyOnceWith('later');
  });

  test('names a daily deal', async () => {
    backTo([left('day', { preset: null, isDaily: true })]);
    expect(
      await screen.findByRole('button', { name: 'Back to Daily deal, round 3' }),
    ).toBeVisible();
  });

  test('disappears with the game', async () => {
    backTo([left('gone')], false);
    const back = await screen.findByRole('button', { name: 'Back to Canadian, round 3' });
    await userEvent.click(back);
    await waitFor(() => expect(back).not.toBeInTheDocument());
  });

  test('is absent without unfinished games', async () => {
    backTo([left('table')]);
    await act(() => Promise.resolve());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
