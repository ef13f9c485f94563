import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type RuleSet, presetRules } from '@/engine/index.ts';
import HelpDialog from '@/features/help/HelpDialog.tsx';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader, gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

const DEFAULT = presetRules('bugger-your-neighbor');

async function show(rules: RuleSet = DEFAULT) {
  const onClose = vi.fn<() => void>();
  renderInGame(
    <HelpDialog open onClose={onClose} />,
    gameAt({ header: appHeader(rules), commands: [] }),
  );
  return { onClose, dialog: await screen.findByRole('dialog', { name: 'How to play' }) };
}

const terms = () => screen.getAllByRole('term').map((term) => term.textContent);

it('tells the game in the order in which it is met', async () => {
  await show();
  expect(terms()).toEqual(['Bid', 'The hook', 'Follow', 'Trump', 'Score', 'Rounds']);
});

it.each([
  ['standard', 'Missed: nothing.', 'take 1 for 0.'],
  ['partial', 'Missed: 1 point for every trick taken.', 'take 1 for +1.'],
  ['penalty', 'Missed: 1 point off for every trick too many or too few.', 'take 1 for −2.'],
] as const)('explains the scoring in play: %s', async (scoring, rule, example) => {
  const { dialog } = await show({ ...DEFAULT, scoring });
  expect(dialog).toHaveTextContent(rule);
  expect(dialog).toHaveTextContent(example);
});

it('tells nothing that does not apply', async () => {
  const { dialog } = await show({ ...DEFAULT, hook: false, trump: { kind: 'none' } });
  expect(terms()).not.toContain('The hook');
  expect(dialog).not.toHaveTextContent('turned up');
});

it('lists every key', async () => {
  await show();
  const table = screen.getByRole('table', { name: 'Keyboard' });
  const uses = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('cell').textContent,
    ]);
  expect(uses).toEqual([
    ['0–90 to 9', 'Choose a bid; type two digits quickly for 10 and more'],
    ['Enter', 'Make the chosen bid'],
    ['←Left arrow→Right arrow', 'Move through your hand'],
    ['HomeEnd', 'First and last card of your hand'],
    ['EnterSpace', 'Play the card'],
    ['Space', 'Hurry what is going on, like a tap on the table'],
    ['S', 'Score sheet'],
    ['L', 'Last trick'],
    ['N', 'New game'],
    ['R', 'Rules of this game'],
    [',Comma', 'Settings'],
    ['?', 'This help'],
    ['Esc', 'Close what is open'],
  ]);
});

it('closes by Esc', async () => {
  const { onClose } = await show();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('has nothing that axe objects to', async () => {
  await show();
  expect(await axeProblems()).toEqual([]);
});
