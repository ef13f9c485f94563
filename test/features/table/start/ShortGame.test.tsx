import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ShortGame } from '@/features/table/start/ShortGame.tsx';
import { DEFAULT_SETUP, type GameChoice, type GameSetup, presetGame } from '@/store/setup.ts';
import { renderInGame } from '../../../support/features/render.tsx';

/** Renders the button with a game chosen for the next start. */
function withChosen(chosen: GameChoice) {
  const onStart = vi.fn<(setup: GameSetup) => void>();
  const onRules = vi.fn<() => void>();
  const rendered = renderInGame(<ShortGame onStart={onStart} onRules={onRules} />);
  const { settings } = rendered.game;
  rendered.unmount();
  settings.setState({ setup: { ...DEFAULT_SETUP, game: chosen } });
  renderInGame(<ShortGame onStart={onStart} onRules={onRules} />, rendered.game);
  return { onStart, onRules, chosenGame: () => settings.getState().setup.game };
}

const BUGGER = presetGame('bugger-your-neighbor');

test.each([
  ['a short game', { ...BUGGER, shape: 'down' }, 'Short game: 7 rounds', 'short'],
  [
    'a full game where short ones are chosen',
    { ...BUGGER, shape: 'short' },
    'Full game: 19 rounds',
    null,
  ],
] as const)(
  'one press starts %s and leaves the choice as it is',
  async (_, chosen, name, shape) => {
    const { onStart, chosenGame } = withChosen(chosen);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onStart).toHaveBeenCalledExactlyOnceWith({
      ...DEFAULT_SETUP,
      game: { ...chosen, shape },
    });
    expect(chosenGame()).toEqual(chosen);
    expect(screen.getByRole('button', { name })).toBeVisible();
  },
);

test.each([
  ['partners, who play to a target', presetGame('spades')],
  ['a tradition', { kind: 'tradition', id: 'plump', players: 4 }],
  ['own rules', { kind: 'own', id: 'mine' }],
] as const)(
  'a game of a length of its own has no short one, and its rules take the place: %s',
  async (_, chosen) => {
    const { onRules } = withChosen(chosen);
    await userEvent.click(screen.getByRole('button', { name: 'Rules' }));
    expect(onRules).toHaveBeenCalledOnce();
  },
);
