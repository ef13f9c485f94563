import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { GuidePage } from '@/features/guide/GuidePage.tsx';
import { shareText } from '@/features/guide/statement-words.ts';
import { loadMessages } from '@/i18n/i18n.ts';
import measured from '@/store/guide/measured.json';
import { type PlayerCount, cardShare, factOf } from '@/store/guide/measured.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { renderInGame } from '../../support/features/render.tsx';

beforeAll(async () => {
  await loadMessages();
});

const show = () => renderInGame(<GuidePage data={measured} onClose={() => undefined} />);

/** What the table by rank says of a card. */
const cellOf = (rank: string) =>
  within(screen.getByRole('table', { name: 'By rank' }))
    .getByRole('row', { name: new RegExp(rank) })
    .querySelector('td')?.textContent;

const textOf = (
  players: PlayerCount,
  handSize: number,
  card: Parameters<typeof cardShare>[2],
): string => {
  const share = cardShare(measured, { players, handSize }, card);
  return share === null ? 'too rare' : shareText(share);
};

it('shows the chance of each card for what is chosen', async () => {
  show();
  expect(cellOf('king')).toBe(textOf(4, 10, { isTrump: false, length: 2, rank: 'K' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Trump' }));
  expect(cellOf('king')).toBe(textOf(4, 10, { isTrump: true, length: 2, rank: 'K' }));
  await userEvent.click(screen.getByRole('radio', { name: '5+' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cards in hand' }), '2');
  expect(screen.queryByRole('radio', { name: '5+' })).toBeNull();
});

it('follows a pressed card through the lengths of its suit', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'queen' }));
  const lengths = within(screen.getByRole('table', { name: /queen, Side suit/ }));
  const cells = lengths.getAllByRole('row').map((row) => row.querySelector('td')?.textContent);
  expect(cells).toEqual([
    undefined,
    ...[1, 2, 3, 4, 5].map((length) => textOf(4, 10, { isTrump: false, length, rank: 'Q' })),
  ]);
  expect(screen.getByRole('button', { name: 'queen' })).toHaveAttribute('aria-pressed', 'true');
});

it('fills the sentences with the measured figures of that many players', async () => {
  show();
  const zeros = (players: PlayerCount): string =>
    `${shareText(factOf(measured, players, 'zeros')).replace('\u00A0', ' ')} of all bids are 0.`;
  expect(screen.getByText(zeros(4))).toBeVisible();
  const group = within(screen.getByRole('group', { name: 'Players' }));
  await userEvent.click(group.getByRole('radio', { name: '5' }));
  expect(screen.getByText(zeros(5))).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});
