import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type RuleSet, presetRules } from '@/engine/index.ts';
import { StartPanel } from '@/features/table/start/StartPanel.tsx';
import { appHeader } from '../../../../tools/lib/played-games.ts';
import { focusedControl } from '../../../support/features/focused-control.ts';
import { gameAt } from '../../../support/features/game.ts';
import { renderInGame } from '../../../support/features/render.tsx';

const startPanel = (
  <StartPanel
    onNewGame={vi.fn<() => void>()}
    onDaily={vi.fn<() => void>()}
    onLesson={vi.fn<() => void>()}
  >
    {null}
  </StartPanel>
);

/** The same rules in fewer rounds. */
const withSchedule = (rules: RuleSet): RuleSet => ({
  ...rules,
  schedule: { shape: 'down', low: 1, high: 3, turns: 1 },
});

test.each([
  ['Devil’s Bridge', presetRules('devils-bridge')],
  ['Devil’s Bridge', withSchedule(presetRules('devils-bridge'))],
  ['Devil’s Bridge (variant)', { ...presetRules('devils-bridge'), hook: false }],
  ['House rules', { ...presetRules('devils-bridge'), trumpLead: 'broken' as const }],
])('the name of the game is shown before the first deal: %s', (name, rules) => {
  renderInGame(startPanel, gameAt({ header: appHeader(rules), commands: [] }));
  expect(screen.getByText(name)).toBeVisible();
});

test.each([
  ['Plump', null, { kind: 'tradition', id: 'plump', name: 'Plump' }],
  ['Sunday rules', null, { kind: 'own', name: 'Sunday rules' }],
  ['Daily deal', { kind: 'daily', date: '2026-11-21', rated: true }, null],
] as const)('a game keeps its own name: %s', (name, origin, title) => {
  const header = appHeader({ ...presetRules('devils-bridge'), trumpLead: 'broken' });
  const { game } = renderInGame(startPanel);
  act(() => void game.table.start(header, origin, false, title));
  expect(screen.getByText(name, { selector: 'p' })).toBeVisible();
  expect(screen.queryByText('House rules')).not.toBeInTheDocument();
});

test('a game to a target says how far it goes', () => {
  const rules: RuleSet = {
    ...presetRules('canadian'),
    end: { kind: 'target', points: 101 },
  };
  renderInGame(startPanel, gameAt({ header: appHeader(rules), commands: [] }));
  expect(screen.getByText(/4 players, to 101 points/)).toBeVisible();
});

test('Deal looks pressed before the cards are dealt', async () => {
  const { game } = renderInGame(startPanel);
  const phase = () => game.table.store.getState().view.round.phase;
  const deal = screen.getByRole('button', { name: 'Deal' });
  fireEvent.click(deal);
  expect(deal).toHaveAttribute('data-answered', 'true');
  expect(phase()).toBe('ready');
  await waitFor(() => expect(phase()).toBe('bid'));
  await waitFor(() => expect(deal).toHaveAttribute('data-answered', 'false'));
});

test('Deal takes the focus, but not from a control that has it', () => {
  const { unmount } = renderInGame(startPanel);
  expect(screen.getByRole('button', { name: 'Deal' })).toHaveFocus();
  unmount();
  const control = focusedControl();
  renderInGame(startPanel);
  expect(control).toHaveFocus();
});
