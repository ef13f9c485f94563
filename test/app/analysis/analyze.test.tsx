import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { FullScreen } from '@/app/FullScreen.tsx';
import type { FullScreenContent, Place } from '@/app/place.ts';
import { unsavedGame } from '@/app/viewed-game.ts';
import { type GameRecord, cards, presetRules } from '@/engine/index.ts';
import { loadMessages } from '@/i18n/i18n.ts';
import { encodePositionLink } from '@/storage/formats/position-link.ts';
import { newDraft } from '@/store/analysis/position-draft.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { stubNarrowScreen } from '../../support/features/narrow-screen.ts';
import { renderInGame } from '../../support/features/render.tsx';

beforeAll(async () => {
  stubNarrowScreen();
  await loadMessages();
});

const nowhere = { onClose: () => undefined, onLost: () => undefined };

function shown(about: FullScreenContent, record: GameRecord) {
  const onClose = vi.fn<() => void>();
  const game = gameAt(record);
  const noteHint = vi.spyOn(game.table, 'noteHint');
  const { unmount } = renderInGame(
    <FullScreen about={about} before={null} kept={null} {...nowhere} onClose={onClose} />,
    game,
  );
  return { onClose, noteHint, game, unmount };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const DEALT = played(defaultHeader(), ({ round }) => round.phase === 'play');

test('a replay is analyzed from where it is, and goes on there', async () => {
  const watched = unsavedGame(played(defaultHeader(), ({ round }) => round.index === 1));
  shown({ watched }, DEALT);
  await press('Next decision');
  await press('Next decision');
  const place = screen.getByText(/^3 of /).textContent;
  await press('Analyze');
  expect(await screen.findByRole('button', { name: 'Back one move' })).toBeVisible();
  // Two bids were made.
  await press('Back one move');
  await press('Back one move');
  expect(screen.getByRole('button', { name: 'Back one move' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await press('Leave analysis');
  expect(await screen.findByText(place)).toBeVisible();
});

test('the round on the table is analyzed, which counts as a hint', async () => {
  const { noteHint } = shown({ place: 'analysis' }, DEALT);
  expect(await screen.findByRole('button', { name: 'Leave analysis' })).toBeVisible();
  expect(noteHint).toHaveBeenCalledOnce();
});

test('an analysis that a reload opens again counts once', async () => {
  const { game, noteHint, unmount } = shown({ place: 'analysis' }, DEALT);
  await screen.findByRole('button', { name: 'Leave analysis' });
  // A reload leaves the page.
  dispatchEvent(new Event('pagehide'));
  const kept = JSON.parse(sessionStorage.getItem('oh-hell:place:2') ?? '') as Place;
  unmount();
  renderInGame(<FullScreen about={kept.about} before={null} kept={kept} {...nowhere} />, game);
  expect(await screen.findByRole('button', { name: 'Leave analysis' })).toBeVisible();
  expect(noteHint).toHaveBeenCalledOnce();
});

test('between rounds the table is empty', async () => {
  const { noteHint } = shown({ place: 'analysis' }, { header: defaultHeader(), commands: [] });
  expect(await screen.findByRole('heading', { name: 'Analysis table' })).toBeVisible();
  expect(noteHint).not.toHaveBeenCalled();
});

test('a second link to a position opens in place of the first', async () => {
  const linkTo = (index: number) => {
    const rules = presetRules('bugger-your-neighbor', 4);
    const hands = [cards('AH KH QH JH').slice(0, 10 - index), [], [], []];
    const { seats } = defaultHeader();
    return encodePositionLink({ ...newDraft(rules, seats), index, hands, turned: '2S' });
  };
  const game = gameAt(DEALT);
  const at = (index: number) => (
    <FullScreen about={{ position: linkTo(index) }} before={null} kept={null} {...nowhere} />
  );
  const { rerender } = renderInGame(at(9), game);
  expect(await screen.findByRole('button', { name: 'Bid 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bid 3' })).toBeNull();
  rerender(at(7));
  expect(await screen.findByRole('button', { name: 'Bid 3' })).toBeVisible();
});
