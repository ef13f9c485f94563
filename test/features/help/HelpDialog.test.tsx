import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import HelpDialog from '@/features/help/HelpDialog.tsx';
import { axeProblems } from '../../support/features/axe.ts';
import { renderInGame } from '../../support/features/render.tsx';

async function show() {
  const onClose = vi.fn<() => void>();
  renderInGame(<HelpDialog open onClose={onClose} />);
  return { onClose, dialog: await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }) };
}

/** Every key and its action. */
const usesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('cell').textContent,
    ]);

it('lists every key', async () => {
  await show();
  expect(usesIn(screen.getByRole('table', { name: 'Keyboard shortcuts' }))).toEqual([
    ['0–90 to 9', 'Choose a bid; type two digits quickly for 10 and up'],
    ['Enter', 'Make the chosen bid'],
    ['CDHSN', 'Name trump: a suit or no trump; H twice for a hint'],
    ['←Left arrow→Right arrow', 'Move through your hand'],
    ['HomeEnd', 'First or last card of your hand'],
    ['EnterSpace', 'Play the card'],
    ['Space', 'Skip ahead, like a click on the table'],
    ['H', 'Show or hide the hint'],
    ['U', 'Undo your last decision this round'],
    ['Y', 'Redo it'],
    ['P', 'Auto-finish round'],
    ['S', 'Score sheet'],
    ['L', 'Last trick'],
    ['G', 'Bids and tricks of this round'],
    ['N', 'New game'],
    ['R', 'Rules'],
    ['D', 'Daily deals'],
    ['J', 'Your finished games'],
    ['F', 'Fair play: the fingerprint of the cards, and how to check it'],
    [',Comma', 'Settings'],
    ['M', 'Mute or unmute'],
    ['?', 'This list'],
    ['Esc', 'Close what’s open'],
  ]);
});

it('lists only an exercise’s keys in an exercise', async () => {
  renderInGame(<HelpDialog open exercise="nameTrump" onClose={() => undefined} />);
  const table = await screen.findByRole('table', { name: 'Keyboard shortcuts' });
  expect(usesIn(table)).toEqual([
    ['CDHSN', 'Name trump'],
    ['←Left arrow→Right arrow', 'Move through your hand'],
    ['HomeEnd', 'First or last card of your hand'],
    ['L', 'Last trick'],
    ['G', 'Bids and tricks of this round'],
    ['R', 'Rules'],
    ['?', 'This list'],
    ['Esc', 'Back to the exercises'],
  ]);
});

it('closes with Esc', async () => {
  const { onClose } = await show();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('has no violations found by axe', async () => {
  await show();
  expect(await axeProblems()).toEqual([]);
});
