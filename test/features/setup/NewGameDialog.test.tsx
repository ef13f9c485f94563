import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import {
  LEVELS,
  PRESETS,
  PRESET_IDS,
  bidPoints,
  handSizes,
  newGame,
  presetRules,
} from '@/engine/index.ts';
import { i18n, speak, translate } from '@/i18n/i18n.ts';
import { formatTag } from '@/i18n/languages.ts';
import {
  DEFAULT_SETUP,
  OFFERED_SCORINGS,
  SCORINGS,
  presetGame,
  presetGameRules,
} from '@/store/setup.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { showSheet as show, startButton as start } from './sheet.tsx';
import { WORDS } from '../../support/words.ts';

const PLAYER_COUNTS = PRESETS['bugger-your-neighbor'].players;

it('offers the saved setup, ready to start with one key', async () => {
  const { onStart, user } = await show();
  await waitFor(() => expect(start()).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(onStart).toHaveBeenCalledExactlyOnceWith(DEFAULT_SETUP);
});

it('returns exactly what was chosen, and saves it', async () => {
  const { onStart, game, user } = await show();
  await user.click(screen.getByRole('radio', { name: '5' }));
  await user.click(screen.getByRole('radio', { name: 'Hard' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Odile (bold)' }), 'Easy');
  await user.click(screen.getByRole('radio', { name: 'Misses cost points' }));
  await user.click(start());
  const chosen = {
    game: { ...presetGame('bugger-your-neighbor'), players: 5, scoring: 'penalty' },
    levels: ['hard', 'easy', 'hard', 'hard', 'hard', 'hard', 'hard'],
    characters: true,
  };
  expect(onStart).toHaveBeenCalledExactlyOnceWith(chosen);
  expect(game.settings.getState().setup).toEqual(chosen);
});

it('says what an adaptive opponent does, where one is chosen', async () => {
  const { onStart, user } = await show();
  expect(screen.queryByText(/so the game stays close/)).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Odile (bold)' }), 'Adaptive');
  expect(screen.getByText(/so the game stays close/)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await user.click(start());
  const levels = DEFAULT_SETUP.levels.with(1, 'adaptive');
  expect(onStart).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SETUP, levels });
});

it('shows each opponent’s style, which can be switched off', async () => {
  const { onStart, user } = await show();
  const list = ['Rufus (cautious)', 'Odile (bold)', 'Bram (spoiler)'];
  for (const name of list) expect(screen.getByRole('combobox', { name })).toBeVisible();
  const characters = screen.getByRole('switch', { name: 'Other players have a style' });
  expect(characters).toBeChecked();
  await user.click(characters);
  for (const name of ['Rufus', 'Odile', 'Bram'])
    expect(screen.getByRole('combobox', { name })).toBeVisible();
  await user.click(start());
  expect(onStart).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SETUP, characters: false });
});

it('saves the choice for the next visit', async () => {
  const kept = new Map<string, string>();
  const record = { header: defaultHeader(), commands: [] };
  const { user } = await show({ game: gameAt(record, kept) });
  await user.click(screen.getByRole('radio', { name: '3' }));
  await user.click(start());
  expect(gameAt(record, kept).settings.getState().setup.game).toMatchObject({ players: 3 });
});

it('discards a choice that was not started', async () => {
  const { onStart, onClose, game, user } = await show();
  await user.click(screen.getByRole('radio', { name: '3' }));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(game.settings.getState().setup).toEqual(DEFAULT_SETUP);
  expect(screen.getByRole('radio', { name: '4' })).toBeChecked();
  expect(onStart).not.toHaveBeenCalled();
});

it('offers levels only for seated opponents', async () => {
  const { user } = await show();
  const names = () =>
    screen.getAllByRole('combobox').map((select) => select.ariaLabel ?? select.id);
  for (const players of PLAYER_COUNTS) {
    await user.click(screen.getByRole('radio', { name: `${players}` }));
    expect(names()).toHaveLength(players - 1);
  }
  expect(screen.getByRole('combobox', { name: 'Hazel' })).toHaveValue('medium');
});

it('one choice sets all levels; none is selected while they differ', async () => {
  const { user } = await show();
  const all = () =>
    within(screen.getByRole('group', { name: 'All other players' })).getAllByRole('radio');
  const checked = () =>
    all().flatMap((radio, at) => ((radio as HTMLInputElement).checked ? [LEVELS[at]] : []));
  expect(checked()).toEqual(['medium']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rufus (cautious)' }), 'Hard');
  expect(checked()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Easy' }));
  expect(checked()).toEqual(['easy']);
  for (const select of screen.getAllByRole('combobox')) expect(select).toHaveValue('easy');
});

it('shows the hand sizes of the game that would start', async () => {
  await show();
  const { schedule, players } = presetRules('bugger-your-neighbor');
  const row = screen.getByRole('list', { name: '19 rounds, with this many cards:' });
  expect(
    within(row)
      .getAllByRole('listitem')
      .map((item) => Number(item.textContent)),
  ).toEqual(handSizes({ schedule, players }));
});

it('describes the schedule in words if every hand has the same size', async () => {
  const { pick } = await show();
  await pick('Spades');
  expect(screen.getByText('At most 50 rounds, 13 cards each')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

it('explains the chosen way to bid', async () => {
  const { pick } = await show();
  expect(screen.getByRole('radio', { name: 'With the hook' })).toHaveAccessibleDescription(
    /someone always misses/,
  );
  await pick('Sealed bids');
  expect(
    screen.getByText('Everyone bids in secret, and all bids are revealed together.'),
  ).toBeVisible();
});

it.each(SCORINGS)('explains what %s scores, with the engine’s points', async (scoring) => {
  await show();
  const names = {
    standard: 'All or nothing',
    partial: 'Every trick counts',
    penalty: 'Misses cost points',
  };
  const radio = screen.getByRole('radio', { name: names[scoring] });
  const [made, missed] = [3, 1].map((tricks) =>
    bidPoints(scoring, { bid: 3, tricks, handSize: 10 }),
  );
  const points = missed! > 0 ? `+${missed}` : `${missed}`.replace('-', '−');
  expect(radio).toHaveAccessibleDescription(
    expect.stringContaining(`Bid 3: take 3 for +${made}, take 1 for ${points}.`),
  );
});

it('counts the tricks of a scoring’s example in German', async () => {
  // Regression: “mit 3 Stichen +13, mit 1 0.” reads as 10.
  onTestFinished(() => i18n.activate('en'));
  await speak('de', formatTag('de', ['de-DE']));
  await show();
  expect(
    screen.getByRole('radio', { name: translate('scoring.standard') }),
  ).toHaveAccessibleDescription(
    expect.stringContaining('Ansage 3: mit 3 Stichen +13, mit 1 Stich 0.'),
  );
});

it.each([
  ['before the first deal', 0, false],
  // Regression: it was promised, but a game without a decision is not kept.
  ['before the first bid', 1, false],
  ['after the first bid', 2, true],
  ['in the middle', 40, true],
  ['at the end', Number.POSITIVE_INFINITY, false],
])(
  'says where the unfinished game will be saved only if there is one: %s',
  async (_when, commands, said) => {
    const whole = played(defaultHeader());
    const { dialog } = await show({
      game: gameAt({ header: whole.header, commands: whole.commands.slice(0, commands) }),
    });
    expect(/will wait under/.test(dialog.textContent)).toBe(said);
  },
);

it('names the current round of the unfinished game', async () => {
  const third = played(defaultHeader(), ({ round }) => round.phase === 'bid' && round.index === 2);
  const { dialog } = await show({ game: gameAt(third) });
  expect(dialog).toHaveAccessibleDescription(
    'Your current game (round 3) will wait under “Your games”.',
  );
});

it('can be chosen by keyboard alone', async () => {
  const { onStart, user } = await show();
  screen.getByRole('radio', { name: '4' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '5' })).toBeChecked();
  while (document.activeElement !== start()) await user.tab();
  await user.keyboard('{Enter}');
  expect(onStart).toHaveBeenCalledExactlyOnceWith({
    ...DEFAULT_SETUP,
    game: { ...DEFAULT_SETUP.game, players: 5 },
  });
});

it('has no violations found by axe', async () => {
  await show();
  expect(await axeProblems()).toEqual([]);
});

it.each(PRESET_IDS)(
  '%s starts with its preset rules for every number of players',
  async (preset) => {
    const { started, pick, user } = await show();
    await pick(translate(`preset.${preset}`));
    for (const players of PRESETS[preset].players) {
      if (PRESETS[preset].players.length > 1) await pick(`${players}`);
      await user.click(start());
      expect(started().rules).toEqual(presetRules(preset, players));
      expect(newGame(started())).toMatchObject({ ok: true });
    }
  },
);

it('returns the chosen variants of a preset', async () => {
  const { started, pick, user } = await show();
  await pick('Up and Down the River');
  await pick('6');
  await pick('Up only');
  await pick('Sealed bids');
  await pick('British');
  await user.click(screen.getByRole('switch', { name: /Deal the whole deck/ }));
  await user.click(start());
  const game = presetGame('up-and-down-the-river');
  expect(started().rules).toEqual(
    presetGameRules({
      ...game,
      players: 6,
      shape: 'up',
      bids: 'sealed',
      scoring: 'british',
      wholeDeck: true,
    }),
  );
  expect(started().rules.schedule).toMatchObject({ shape: 'up', high: 'fit' });
});

it('offers only levels for Spades', async () => {
  const { pick } = await show();
  await pick('Spades');
  for (const name of ['Players', 'Hands', 'Bidding', 'Scoring'])
    expect(screen.queryByRole('group', { name })).toBeNull();
});

it('every scoring on offer has its rule in words', () => {
  for (const scoring of OFFERED_SCORINGS)
    expect(translate(`scoring.${scoring}.rule`)).toMatch(/^Made/);
});

it('shows the rules of the chosen game, and goes back', async () => {
  const { pick, press, onStart } = await show();
  await pick('Spades');
  await press('Rules');
  expect(screen.getByRole('heading', { name: 'Bidding' })).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await press('Back');
  expect(screen.getByRole('radio', { name: 'Spades' })).toBeChecked();
  expect(onStart).not.toHaveBeenCalled();
});

it.each(Object.entries(WORDS))(
  'says in "%s" that the game with another name is one of the family',
  (_, words) => {
    expect(words['preset.bugger-your-neighbor.hint']).toContain(words['app.title']);
  },
);
