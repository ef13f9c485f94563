import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import SettingsDialog from '@/features/settings/SettingsDialog.tsx';
import { SPEEDS, TRICK_PAUSES } from '@/store/table/pace.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { defaultHeader } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

async function show(kept = new Map<string, string>()) {
  const game = gameAt({ header: defaultHeader(), commands: [] }, kept);
  const onClose = vi.fn<() => void>();
  renderInGame(<SettingsDialog open onClose={onClose} />, game);
  await screen.findByRole('dialog', { name: 'Settings' });
  return { game, kept, onClose, user: userEvent.setup() };
}

const pause = () => screen.getByRole('combobox', { name: 'Show completed trick for' });

it('shows the current settings', async () => {
  await show();
  expect(screen.getByRole('radio', { name: 'Normal' })).toBeChecked();
  expect(pause()).toHaveDisplayValue('1 s');
});

it('offers every speed and every pause', async () => {
  await show();
  const speeds = within(screen.getByRole('group', { name: 'Speed' })).getAllByRole('radio');
  expect(speeds.map((radio) => (radio as HTMLInputElement).value)).toEqual([...SPEEDS]);
  expect(
    within(pause())
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value),
  ).toEqual(TRICK_PAUSES.map(String));
});

it.each([
  ['Relaxed', 'relaxed'],
  ['Fast', 'fast'],
  ['Instant', 'instant'],
])('speed %s applies at once and is saved', async (label, speed) => {
  const { game, kept, user } = await show();
  await user.click(screen.getByRole('radio', { name: label }));
  expect(game.settings.getState().speed).toBe(speed);
  expect(gameAt(game.table.record(), kept).settings.getState().speed).toBe(speed);
});

it.each([
  ['0.5 s', 500],
  ['3 s', 3000],
  ['Until I continue', 'tap'],
])('a pause of %s applies at once and is saved', async (label, trickPause) => {
  const { game, kept, user } = await show();
  await user.selectOptions(pause(), label);
  expect(game.settings.getState().trickPause).toBe(trickPause);
  expect(gameAt(game.table.record(), kept).settings.getState().trickPause).toBe(trickPause);
});

it('says how long a trick is shown with both settings', async () => {
  const { user } = await show();
  expect(screen.getByText(/^At this speed: 1 second\.$/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Fast' }));
  expect(screen.getByText(/^At this speed: 0\.5 seconds\.$/)).toBeVisible();
  await user.selectOptions(pause(), 'Until I continue');
  expect(screen.getByText('Press the table or Space to continue.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Instant' }));
  expect(screen.getByText('At instant speed, tricks are gathered at once.')).toBeVisible();
});

it.each([
  ['Animate cards', 'animation', false],
  ['Confirm each card', 'confirm', true],
  ['Auto-play forced cards', 'autoPlay', true],
  ['Offer to claim', 'claim', false],
  ['Left-handed', 'leftHanded', true],
  ['Sound', 'sound', false],
  ['Vibration', 'vibration', false],
  ['Single-key shortcuts', 'shortcuts', false],
] as const)('the switch "%s" applies at once and is saved', async (label, setting, wanted) => {
  const { game, kept, user } = await show();
  await user.click(screen.getByRole('switch', { name: label }));
  expect(game.settings.getState()[setting]).toBe(wanted);
  expect(gameAt(game.table.record(), kept).settings.getState()[setting]).toBe(wanted);
});

it.each([
  ['Theme', 'Linen, light', 'theme', 'linen'],
  ['Theme', 'High contrast', 'theme', 'contrast'],
  ['Suit colors', 'Four colors', 'deck', 'four'],
  ['Card back', 'Compass', 'back', 'compass'],
  ['Card size', 'Large', 'cardSize', 'large'],
  ['Sort your hand', 'By rank', 'handOrder', 'ranks'],
] as const)('%s: %s applies at once and is saved', async (group, label, setting, wanted) => {
  const { game, kept, user } = await show();
  const choices = within(screen.getByRole('group', { name: group }));
  await user.click(choices.getByRole('radio', { name: label }));
  expect(game.settings.getState()[setting]).toBe(wanted);
  expect(gameAt(game.table.record(), kept).settings.getState()[setting]).toBe(wanted);
});

it('the volume can be changed while sound is on', async () => {
  const { game, user } = await show();
  const slider = screen.getByRole('slider', { name: 'Volume' });
  fireEvent.change(slider, { target: { value: '80' } });
  expect(game.settings.getState().volume).toBe(0.8);
  expect(slider).toHaveAttribute('aria-valuetext', '80%');
  await user.click(screen.getByRole('switch', { name: 'Sound' }));
  expect(slider).toBeDisabled();
});

it('closes with Esc', async () => {
  const { onClose, user } = await show();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('has no violations found by axe', async () => {
  await show();
  expect(await axeProblems()).toEqual([]);
});

it('offers every language by its own name, and the browser default', async () => {
  const { game, user } = await show();
  const language = screen.getByRole('combobox', { name: 'Language' });
  expect(language).toHaveDisplayValue('Browser default (English)');
  expect(within(language).getByRole('option', { name: 'Deutsch' })).toHaveAttribute('lang', 'de');
  await user.selectOptions(language, 'Deutsch');
  expect(game.settings.getState().language).toBe('de');
  await user.selectOptions(language, 'Browser default (English)');
  expect(game.settings.getState().language).toBeNull();
});

it('offers the cost threshold for confirmation only in learning mode', async () => {
  const { game, user } = await show();
  const cost = () => screen.queryByRole('combobox', { name: 'Ask before a costly choice' });
  expect(cost()).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Learning mode' }));
  await user.selectOptions(cost() as HTMLElement, '4 points or more');
  expect(game.settings.getState()).toMatchObject({ learning: true, askBefore: 4 });
  await user.selectOptions(cost() as HTMLElement, 'Never');
  expect(game.settings.getState().askBefore).toBe('never');
});
