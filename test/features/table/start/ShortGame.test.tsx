import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ShortGame } from '@/features/table/start/ShortGame.tsx';
import { DEFAULT_SETUP, type GameChoice, presetGame } from '@/store/setup.ts';
import { renderInGame } from '../../../support/features/render.tsx';

/** Renders the button with a game chosen for the next start. */
function withChosen(chosen: GameChoice) {
  const onStart = vi.fn<() => void>();
  const rendered = renderInGame(<ShortGame onStart={onStart} />);
  const { settings } = rendered.game;
  rendered.unmount();
  settings.setState({ setup: { ...DEFAULT_SETUP, game: chosen } });
  renderInGame(<ShortGame onStart={onStart} />, rendered.game);
  return { onStart, chosenShape: () => settings.getState().setup.game };
}

test('one press starts a short game, the next one a full game again', async () => {
  const { onStart, chosenShape } = withChosen(presetGame('bugger-your-neighbor'));
  await userEvent.click(screen.getByRole('button', { name: 'Short game: 7 rounds' }));
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(chosenShape()).toMatchObject({ preset: 'bugger-your-neighbor', shape: 'short' });
  await userEvent.click(screen.getByRole('button', { name: 'Full game: 19 rounds' }));
  expect(onStart).toHaveBeenCalledTimes(2);
  expect(chosenShape()).toEqual(presetGame('bugger-your-neighbor'));
});

test.each([
  ['partners, who play to a target', presetGame('spades')],
  ['a tradition', { kind: 'tradition', id: 'plump', players: 4 }],
  ['own rules', { kind: 'own', id: 'mine' }],
] as const)('a game of a length of its own has no short one: %s', (_, chosen) => {
  withChosen(chosen);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
