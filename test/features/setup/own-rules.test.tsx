import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { presetRules } from '@/engine/index.ts';
import { UNSAVED_ID } from '@/store/rule-repository.ts';
import type { RuleExchange } from '@/store/ports/rule-exchange.ts';
import { encodeRulesFile } from '@/storage/formats/rules-file.ts';
import { encodeRulesLink } from '@/storage/formats/rules-link.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { defaultHeader } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { exchangeWith, showSheet, startButton } from './sheet.tsx';

const SUNDAY = { name: 'Sunday rules', rules: { ...presetRules('canadian', 5), hook: false } };

/** The dialog with one saved rule set, which is selected. */
async function showOwn(exchange = exchangeWith()) {
  const game = gameAt({ header: defaultHeader(), commands: [] });
  game.savedRules.save(SUNDAY);
  const sheet = await showSheet({ game, exchange });
  await sheet.pick('Sunday rules');
  return sheet;
}

const names = (game: Awaited<ReturnType<typeof showOwn>>['game']) =>
  game.savedRules.store.getState().sets.map(({ name }) => name);

it('saves named rules, chooses them, and starts with them', async () => {
  const { user, press, pick, started, game } = await showSheet();
  await press('House rules');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'My own');
  await pick('5');
  await press('Save');
  expect(screen.getByRole('radio', { name: 'My own' })).toBeChecked();
  await user.click(startButton());
  expect(started().rules).toEqual(presetRules('bugger-your-neighbor', 5));
  expect(names(game)).toEqual(['My own']);
});

it('says how long a game lasts: its rounds, or its target', async () => {
  const game = gameAt({ header: defaultHeader(), commands: [] });
  game.savedRules.save(SUNDAY);
  const toTarget = { ...SUNDAY.rules, end: { kind: 'target', points: 150 } } as const;
  game.savedRules.save({ name: 'Long Sunday', rules: toTarget });
  await showSheet({ game });
  expect(screen.getByText('5 players, 19 rounds, your own rules')).toBeVisible();
  expect(screen.getByText('5 players, to 150, your own rules')).toBeVisible();
});

it('edits and duplicates', async () => {
  const { user, press, game } = await showOwn();
  await press('Duplicate');
  expect(screen.getByRole('radio', { name: 'Sunday rules (copy)' })).toBeChecked();
  await press('Edit');
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Monday rules');
  await press('Save');
  expect(names(game)).toEqual(['Sunday rules', 'Monday rules']);
});

it('deletes, with undo', async () => {
  const { press, game } = await showOwn();
  await press('Delete');
  expect(names(game)).toEqual([]);
  expect(screen.getByRole('radio', { name: 'Bugger Your Neighbor' })).toBeChecked();
  const undo = screen.getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveFocus());
  await press('Undo');
  const back = screen.getByRole('radio', { name: 'Sunday rules' });
  expect(back).toBeChecked();
  await waitFor(() => expect(back).toHaveFocus());
});

it('a deleted rule set keeps its name in the message', async () => {
  const game = gameAt({ header: defaultHeader(), commands: [] });
  game.savedRules.save({ ...SUNDAY, name: '', id: UNSAVED_ID });
  const { press, pick } = await showSheet({ game });
  await pick('Temporary rules');
  await press('Delete');
  expect(screen.getByText('Deleted “Temporary rules”.')).toBeVisible();
});

it('rules that were played unsaved stay the choice when they are saved and no game is started', async () => {
  const game = gameAt({ header: defaultHeader(), commands: [] });
  const { id } = game.savedRules.save({ ...SUNDAY, id: UNSAVED_ID });
  const { setup } = game.settings.getState();
  game.settings.setState({ setup: { ...setup, game: { kind: 'own', id } } });
  const { press } = await showSheet({ game });
  await press('Save');
  await press('Close');
  expect(game.newHeader(game.settings.getState().setup).rules).toEqual(SUNDAY.rules);
});

it('shares as a link and as a file', async () => {
  const copy = vi.fn<RuleExchange['copy']>(() => Promise.resolve(true));
  const download = vi.fn<RuleExchange['download']>(() => Promise.resolve());
  const { press } = await showOwn(exchangeWith({ copy, download }));
  await press('Share');
  const link = `https://example.org/${encodeRulesLink(SUNDAY)}`;
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(link));
  await press('Copy link');
  expect(copy).toHaveBeenCalledExactlyOnceWith(link);
  expect(await screen.findByText('Copied.')).toBeVisible();
  await press('Save to a file');
  expect(download).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(SUNDAY));
  expect(await axeProblems()).toEqual([]);
  await press('Back');
  expect(startButton()).toBeVisible();
});

it('reports a link that could not be copied', async () => {
  const { press } = await showOwn(exchangeWith({ copy: () => Promise.resolve(false) }));
  await press('Share');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy link' })).toBeEnabled());
  await press('Copy link');
  expect(await screen.findByText(/^Couldn’t copy/)).toBeVisible();
});

it('shows the rules of a link, and plays them unsaved', async () => {
  const { press, started, game } = await showSheet({ link: encodeRulesLink(SUNDAY) });
  expect(await screen.findByRole('dialog', { name: 'Sunday rules' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Bidding' })).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await press('Play');
  expect(started().rules).toEqual(SUNDAY.rules);
  expect(game.settings.getState().setup.game).toEqual({ kind: 'own', id: 'loose' });
});

it('saves the rules of a link', async () => {
  const { press, game, onStart } = await showSheet({ link: encodeRulesLink(SUNDAY) });
  await screen.findByRole('dialog', { name: 'Sunday rules' });
  await press('Save');
  expect(names(game)).toEqual(['Sunday rules']);
  expect(screen.getByRole('radio', { name: 'Sunday rules' })).toBeChecked();
  expect(onStart).not.toHaveBeenCalled();
});

it('explains a damaged link, and accepts a valid one', async () => {
  const { user, press } = await showSheet({ link: '#rules=AAAA' });
  expect(await screen.findByRole('alert')).toHaveTextContent(/This link is damaged/);
  expect(await axeProblems()).toEqual([]);
  const field = screen.getByRole('textbox', { name: 'Paste a link' });
  await user.clear(field);
  await user.click(field);
  await user.paste(`Look: https://example.org/${encodeRulesLink(SUNDAY)} !`);
  await press('Show the rules');
  expect(await screen.findByRole('dialog', { name: 'Sunday rules' })).toBeVisible();
});

it('scrolls to the reason of each failed import', async () => {
  // Newer browsers return a promise, which an effect must not return as its cleanup.
  const seen = vi.fn<(options?: unknown) => unknown>(() => Promise.resolve());
  HTMLElement.prototype.scrollIntoView = seen;
  try {
    const { press, user } = await showSheet();
    await press('Import');
    const field = screen.getByRole('textbox', { name: 'Paste a link' });
    for (const text of ['#rules=AAAA', '#rules=BBBB']) {
      seen.mockClear();
      await user.clear(field);
      await user.type(field, text);
      await press('Show the rules');
      const alert = await screen.findByRole('alert');
      await waitFor(() => expect(seen.mock.contexts).toContain(alert));
    }
  } finally {
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  }
});

it('accepts a file, and rejects impossible rules with all reasons', async () => {
  const { user, press } = await showSheet();
  await press('Import');
  const input = screen.getByLabelText('Or choose a file');
  const file = (text: string) => new File([text], 'rules.json', { type: 'application/json' });
  const impossible = { ...SUNDAY.rules, hookFrom: 0, players: 7 };
  await user.upload(input, file(encodeRulesFile({ name: '', rules: impossible })));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/1 to 7 cards/);
  expect(alert).toHaveTextContent(/The hook can start at 1 to 30 cards/);
  // Without a value, browsers report the same file again once it has been corrected.
  expect(input).toHaveProperty('value', '');
  await user.upload(input, file(encodeRulesFile(SUNDAY)));
  expect(await screen.findByRole('dialog', { name: 'Sunday rules' })).toBeVisible();
});

it.each([
  { what: 'Back', closed: 0 },
  { what: 'Escape', closed: 0 },
  { what: 'the browser’s Back', closed: 0 },
  { what: 'Close', closed: 1 },
])('$what asks before changes are lost, and Enter keeps editing', async ({ what, closed }) => {
  const { user, press, pick, onClose, game } = await showOwn();
  const go = async () => {
    if (what === 'Escape') await user.keyboard('{Escape}');
    else if (what === 'the browser’s Back') history.back();
    else await press(what);
  };
  await press('Edit');
  await pick('6');
  await go();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your changes aren’t saved yet.');
  const stay = screen.getByRole('button', { name: 'Keep editing' });
  await waitFor(() => expect(stay).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'House rules' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '6' })).toBeChecked();
  expect(onClose).not.toHaveBeenCalled();

  await go();
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(game.savedRules.store.getState().sets.map(({ rules }) => rules.players)).toEqual([5]);
  expect(onClose).toHaveBeenCalledTimes(closed);
  expect(screen.getByRole('dialog', { name: 'New game' })).toBeVisible();
});

it('does not ask without changes, or if they were reverted', async () => {
  const { press, pick, onClose, user } = await showOwn();
  await press('Edit');
  await pick('4');
  await pick('5');
  await press('Back');
  expect(screen.getByRole('dialog', { name: 'New game' })).toBeVisible();
  await press('Edit');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'New game' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('keeps changes until the question is answered, however often the player tries to leave', async () => {
  const { user, press, pick, onClose } = await showOwn();
  await press('Edit');
  await pick('6');
  await press('Close');
  await press('Close');
  expect(screen.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  // Back on the question returns to the rules.
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '6' })).toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
});

it('makes the browser ask before unloading if and only if there are unsaved changes', async () => {
  const { press, pick } = await showOwn();
  const asks = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await press('Edit');
  expect(asks()).toBe(false);
  await pick('6');
  expect(asks()).toBe(true);
  await press('Save');
  expect(asks()).toBe(false);
});
