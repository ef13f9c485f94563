import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Fingerprint } from '@/features/fairness/Fingerprint.tsx';
import { FairPlay } from '@/app/dialogs/FairPlay.tsx';
import {
  deckOf,
  PRESET_IDS,
  presetRules,
  randomStream,
  type RuleSet,
  shuffled,
  stateAfter,
} from '@/engine/index.ts';
import { redealProgram } from '@/features/fairness/redeal-program.ts';
import { redeal } from '@/features/fairness/redeal.ts';
import { dealText } from '@/storage/formats/commitment.ts';
import { independentDeal, independentDeck } from './independent-deal.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { appHeader, defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
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
  const { past, header } = stateAfter(game);
  const dealt = past.reduce((sum, { handSize }) => sum + handSize * header.rules.players, 0);
  expect(redeal(game, past)).toEqual({ rounds: past.length, cards: dealt, wrong: [] });
});

test('a different seed is detected in every round', () => {
  const { past } = stateAfter(finished);
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

/** Ranks that stay out of a deck. */
const low = (ranks: string): string[] =>
  ranks.split('').flatMap((rank) => 'CDHS'.split('').map((suit) => `${rank}${suit}`));

/** Every kind of deck, and its cards as an independent program lists them. */
const DECKS = [
  ['all cards', { players: 4 }, independentDeck('52')],
  ['36 cards', { players: 4, deck: '36' }, independentDeck('36')],
  ['32 cards', { players: 2, deck: '32' }, independentDeck('32')],
  ['40 cards in the Spanish order', { players: 8, deck: '40' }, independentDeck('40')],
  ['eight each for five', { players: 5, deck: 'eight-each' }, independentDeck('52', low('234'))],
  ['a trimmed deck', { players: 5, deck: 'trimmed' }, independentDeck('52', ['2C', '2D'])],
  [
    'jokers high and low',
    { players: 4, jokers: { high: 4, low: 4 } },
    independentDeck('52', [], ['Z1', 'Z2', 'Z3', 'Z4', 'E1', 'E2', 'E3', 'E4']),
  ],
  [
    'one high joker with 32 cards',
    { players: 3, deck: '32', jokers: { high: 1, low: 0 } },
    independentDeck('32', [], ['Z1']),
  ],
] as const satisfies readonly (readonly [string, Parameters<typeof deckOf>[0], string[]])[];

test.each(DECKS)(
  'the program shown deals %s as an independent one does',
  (_title, rules, cards) => {
    const { dealSeed } = finished.header;
    const dealt = independentDeal(dealSeed, 3, cards).join(' ');
    expect(shuffled(deckOf(rules), randomStream(dealSeed, 3)).join(' ')).toBe(dealt);
    const folder = mkdtempSync('node_modules/.redealProgram-');
    try {
      writeFileSync(`${folder}/deck.mjs`, redealProgram(dealSeed, 3, deckOf(rules)));
      const deck = execFileSync(process.execPath, [`${folder}/deck.mjs`], { encoding: 'utf8' });
      expect(deck.trim()).toBe(dealt);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test.each(DECKS)(
  'a game with %s is dealt as an independent program deals',
  (_title, rules, cards) => {
    const schedule = { shape: 'up', low: 1, high: { atMost: 4 }, turns: 1 } as const;
    const table: RuleSet = { ...presetRules('bugger-your-neighbor'), ...rules, schedule };
    const game = played(appHeader(table, { firstDealer: 1 }));
    const { past, header } = stateAfter(game);
    const { players } = table;
    const rounds = game.commands.flatMap((command, at) => (command.type === 'deal' ? [at] : []));
    for (const [round, { dealer, handSize, turned }] of past.entries()) {
      const deck = independentDeal(header.dealSeed, round + 1, cards);
      const misdealt = game.commands.slice(rounds[round], rounds[round + 1]).filter((command) => {
        if (command.type !== 'play') return false;
        const place = (command.seat - dealer - 1 + players) % players;
        const at = deck.findIndex((card) => card === command.card);
        return at < 0 || at >= players * handSize || at % players !== place;
      });
      expect(misdealt).toEqual([]);
      expect(turned).toBe(deck[players * handSize] ?? null);
    }
    const dealt = past.reduce((sum, { handSize }) => sum + handSize * players, 0);
    expect(redeal(game, past)).toEqual({ rounds: past.length, cards: dealt, wrong: [] });
  },
);

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
  await userEvent.click(
    await screen.findByRole('button', { name: 'Fair play: check the shuffle' }),
  );
  expect(onOpen).toHaveBeenCalledOnce();
});
