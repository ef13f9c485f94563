import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Fingerprint } from '@/features/fairness/Fingerprint.tsx';
import { FairPlay } from '@/app/FairPlay.tsx';
import { DECK, deckOf, PRESET_IDS, presetRules, randomStream, shuffled } from '@/engine/index.ts';
import { recipe } from '@/features/fairness/recipe.ts';
import { redeal } from '@/features/fairness/redeal.ts';
import { dealText } from '@/storage/formats/commitment.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader, defaultHeader, folded, gameAt, played } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const finished = played(defaultHeader({ firstDealer: null }));
const inPlay = played(defaultHeader(), ({ round }) => round.phase === 'play');

test('during the game it shows the fingerprint, and nothing that reveals the seed', async () => {
  renderInGame(<FairPlay open onClose={() => undefined} />, gameAt(inPlay));
  expect(await screen.findByDisplayValue(sha256(dealText(inPlay.header)))).toBeVisible();
  expect(document.body.innerHTML).not.toContain(inPlay.header.dealSeed);
  expect(screen.queryByRole('button', { name: 'Check' })).not.toBeInTheDocument();
});

test('after the game it shows the committed text, and verifies all deals', async () => {
  renderInGame(<FairPlay open onClose={() => undefined} />, gameAt(finished));
  const text = dealText(finished.header);
  expect(await screen.findByDisplayValue(text)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/you noted before/), sha256(text).toUpperCase());
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText(/^Everything matches: 19 rounds and 436 cards/)).toBeVisible();
  expect(screen.getByText('The fingerprint matches the one you noted.')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/you noted before/), '0');
  expect(screen.getByText('The fingerprint doesn’t match the one you noted.')).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

test.each(PRESET_IDS)('every card of %s is verified', (preset) => {
  const game = played(appHeader(presetRules(preset), { firstDealer: null }));
  const { past, header } = folded(game);
  const dealt = past.reduce((sum, { handSize }) => sum + handSize * header.rules.players, 0);
  expect(redeal(game, past)).toEqual({ rounds: past.length, cards: dealt, wrong: [] });
});

test('a different seed is detected in every round', () => {
  const { past } = folded(finished);
  const other = { ...finished, header: { ...finished.header, dealSeed: 'f'.repeat(32) } };
  expect(redeal(other, past).wrong).toHaveLength(past.length);
});

test('the fingerprint depends on seed, rules and dealer only', () => {
  const header = defaultHeader({ firstDealer: null });
  const text = dealText(header);
  expect(dealText({ ...header, dealSeed: 'f'.repeat(32) })).not.toBe(text);
  expect(dealText({ ...header, firstDealer: 1 })).not.toBe(text);
  expect(dealText({ ...header, rules: { ...header.rules, hook: false } })).not.toBe(text);
  expect(dealText({ ...header, aiSeed: 'f'.repeat(32) })).toBe(text);
  const turnedRound = Object.fromEntries(Object.entries(header.rules).toReversed());
  expect(dealText({ ...header, rules: turnedRound as unknown as typeof header.rules })).toBe(text);
});

test.each([
  ['all cards', DECK],
  ['a trimmed deck', deckOf({ deck: 'trimmed', players: 5 })],
])('the program shown deals the same cards from %s', (_title, cards) => {
  const folder = mkdtempSync('node_modules/.recipe-');
  try {
    const { dealSeed } = finished.header;
    writeFileSync(`${folder}/deck.mjs`, recipe(dealSeed, 3, cards));
    const deck = execFileSync(process.execPath, [`${folder}/deck.mjs`], { encoding: 'utf8' });
    expect(deck.trim()).toBe(shuffled(cards, randomStream(dealSeed, 3)).join(' '));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the command shown computes the same fingerprint', async () => {
  renderInGame(<FairPlay open onClose={() => undefined} />, gameAt(finished));
  const command = await screen.findByLabelText<HTMLTextAreaElement>('Command for the fingerprint');
  const [fingerprint] = execFileSync('sh', ['-c', command.value], { encoding: 'utf8' }).split(' ');
  expect(fingerprint).toBe(sha256(dealText(finished.header)));
  expect(screen.getByLabelText(/^Fingerprint of these deals/)).toHaveValue(fingerprint);
});

test('before the first deal the table links to the sealed deck’s fingerprint', async () => {
  const onOpen = vi.fn<() => void>();
  renderInGame(<Fingerprint onOpen={onOpen} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Deck sealed before you bid/ }));
  expect(onOpen).toHaveBeenCalledOnce();
});
