import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { GameRecord } from '@/engine/index.ts';
import SharedGameDialog from '@/features/share/SharedGameDialog.tsx';
import { ChallengeComparison } from '@/features/share/ChallengeComparison.tsx';
import ShareDialog from '@/features/share/ShareDialog.tsx';
import type { GameLinks, GameLinkResult, Sharing } from '@/store/ports/sharing.ts';
import { storyOf } from '@/store/games/story.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { renderInGame } from '../../support/features/render.tsx';

const record = played(defaultHeader());
const named = (name: string): GameRecord => ({
  ...record,
  header: {
    ...record.header,
    seats: record.header.seats.map((seat, at) => (at === 0 ? { ...seat, name } : seat)),
  },
});

const linksThat = (found: GameLinkResult): GameLinks => ({
  linkTo: (kind, _, name) => Promise.resolve(`https://example.org/#${kind}=${name}`),
  read: () => Promise.resolve(found),
});
const nothing = linksThat({ ok: false, error: { kind: 'damaged' } });

function shareWith(sharing: Sharing) {
  return renderInGame(
    <ShareDialog
      open
      onClose={() => undefined}
      game={{ record, aided: false }}
      context={{ day: null, name: null, expert: null, address: 'https://example.org/' }}
      links={nothing}
      sharing={sharing}
    />,
  );
}

test('a result is copied as symbols or words, and read aloud as sentences', async () => {
  const copy = vi.fn<Sharing['copy']>(() => Promise.resolve(true));
  shareWith({ copy, send: null });
  const list = await screen.findByRole('list', { name: 'Round by round' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(19);
  await userEvent.click(screen.getByRole('button', { name: 'Copy result' }));
  expect(copy.mock.lastCall?.[0]).toMatch(/🟩|🔺|🔻/u);
  expect(await screen.findByText('Copied.')).toBeVisible();

  await userEvent.click(screen.getByRole('radio', { name: 'As words' }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy result' }));
  expect(copy.mock.lastCall?.[0]).not.toMatch(/🟩|🔺|🔻/u);
  expect(copy.mock.lastCall?.[0]).toContain('Round 19, 10 cards: bid');
  expect(await axeProblems()).toEqual([]);
});

test('links include the name if given; a blocked clipboard has a message', async () => {
  const copy = vi.fn<Sharing['copy']>(() => Promise.resolve(false));
  shareWith({ copy, send: null });
  await userEvent.type(await screen.findByLabelText(/^Your name/), 'Ada');
  const field = await screen.findByDisplayValue('https://example.org/#deal=Ada');
  const part = within(field.closest('section')!);
  await userEvent.click(part.getByRole('button', { name: 'Copy link' }));
  expect(copy).toHaveBeenLastCalledWith('https://example.org/#deal=Ada');
  expect(await part.findByText(/^Couldn’t copy/)).toBeVisible();
});

test('the share sheet is used if available; if refused, the text is copied', async () => {
  const copy = vi.fn<Sharing['copy']>(() => Promise.resolve(true));
  const send = vi.fn<NonNullable<Sharing['send']>>(() => Promise.resolve(true));
  shareWith({ copy, send });
  const button = await screen.findByRole('button', { name: 'Send result' });
  await userEvent.click(button);
  expect(send.mock.lastCall?.[0]).toMatchObject({ title: 'Oh Hell!' });
  expect(copy).not.toHaveBeenCalled();
  send.mockResolvedValue(false);
  await userEvent.click(button);
  expect(copy).toHaveBeenCalledOnce();
});

function guest(kind: 'game' | 'deal', links: GameLinks) {
  const on = { onWatch: vi.fn<(game: GameRecord) => void>(), onPlay: vi.fn<() => void>() };
  renderInGame(
    <SharedGameDialog open onClose={() => undefined} kind={kind} link="#" links={links} {...on} />,
  );
  return on;
}

test('a challenge shows the score and starts the same cards, without revealing them', async () => {
  const found = { record: named('Ada'), aided: true };
  const on = guest('deal', linksThat({ ok: true, value: found }));
  const { total } = storyOf(record);
  expect(await screen.findByText('Ada challenges you')).toBeVisible();
  expect(screen.getByText(new RegExp(`with ${total} points on these cards`))).toBeVisible();
  expect(screen.getByText(/^Played with help/)).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Watch game' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Play these cards' }));
  expect(on.onPlay).toHaveBeenCalledWith(found);
  expect(await axeProblems()).toEqual([]);
});

test('a shared game can be watched; without a name it is a friend’s', async () => {
  const on = guest('game', linksThat({ ok: true, value: { record, aided: false } }));
  expect(await screen.findByText('A friend shared a game with you')).toBeVisible();
  // Regression: "Oh Hell! A game of …" below the title "Oh Hell!".
  expect(screen.getByText('Bugger Your Neighbor')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Watch game' }));
  expect(on.onWatch).toHaveBeenCalledWith(record);
});

test('a truncated link has a message, and leads to the table', async () => {
  guest('deal', nothing);
  const dialog = await screen.findByRole('dialog', { name: 'This link doesn’t work' });
  // As for an unknown link, not a sheet at the bottom.
  expect(dialog).toHaveAttribute('data-size', 'sm');
  expect(dialog).not.toHaveAttribute('data-sheet');
  expect(screen.getByText(/incomplete or was changed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to the table' })).toBeVisible();
});

test('at the end both scores are compared, and the other game can be watched', async () => {
  const onWatch = vi.fn<(game: GameRecord) => void>();
  renderInGame(<ChallengeComparison own={record} theirs={named('Ada')} onWatch={onWatch} />);
  expect(screen.getByText(/^You and Ada are tied at/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'See how Ada played it' }));
  expect(onWatch).toHaveBeenCalledOnce();
});

test('within a sentence, a friend without a name is not capitalized', () => {
  renderInGame(<ChallengeComparison own={record} theirs={record} onWatch={vi.fn<() => void>()} />);
  expect(screen.getByText(/^You and a friend are tied at/)).toBeVisible();
});
