import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { UNSEEN, allowed, choicesOf } from '@/engine/index.ts';
import { Coach } from '@/features/advice/Coach.tsx';
import { BeforePlay } from '@/features/bidding/BeforePlay.tsx';
import { spokenCard } from '@/i18n/card-names.ts';
import { translate } from '@/i18n/i18n.ts';
import type { Game } from '@/store/hooks.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';
import {
  RULES,
  askedFor,
  adviceOn,
  withAdvice,
  hint,
  saying,
} from '../../support/features/advised.tsx';
import { stubNarrowScreen } from '../../support/features/narrow-screen.ts';

beforeEach(stubNarrowScreen);

describe('a hint on a forced choice', () => {
  test('is shown in learning mode without a request', () => {
    const game = gameAt(
      played(
        appHeader(RULES),
        (state) => state.round.phase === 'play' && allowed(choicesOf(state, 0)).length === 1,
      ),
    );
    game.settings.setState({ learning: true });
    renderInGame(<Coach />, game);
    expect(hint()).toHaveTextContent('You can only play ');
  });

  test('says that it is forced', async () => {
    const game = gameAt(
      played(
        appHeader(RULES),
        (state) => state.round.phase === 'play' && allowed(choicesOf(state, 0)).length === 1,
      ),
    );
    const [only] = allowed(game.table.store.getState().view.choices);
    if (only?.type !== 'play' || only.card === UNSEEN) throw new Error('no card to play');
    game.hints.toggle();
    renderInGame(<Coach />, game);
    const name = spokenCard(translate, only.card);
    expect(await saying()).toHaveTextContent(`You can only play ${name}.`);
  });
});

describe('learning mode', () => {
  const learning = async (askBefore: 'never' | 2, cost: number, pointScale = 1) => {
    const game = askedFor('bid');
    game.settings.setState({ learning: true, askBefore });
    const bench = withAdvice(game, adviceOn(game, 1, cost, pointScale));
    renderInGame(
      <>
        <Coach />
        <BeforePlay />
      </>,
      bench.game,
    );
    await bench.answer();
    const worst = allowed(game.table.store.getState().view.choices).at(-1);
    if (worst?.type !== 'bid') throw new Error('not bidding');
    return {
      game,
      press: () => userEvent.click(screen.getByRole('button', { name: `Bid ${worst.bid}` })),
    };
  };
  const decisions = (game: Game): number =>
    game.table.record().commands.filter(({ type }) => type === 'bid').length;

  test('asks before a costly choice; going back changes nothing', async () => {
    const { game, press } = await learning(2, 3);
    const before = decisions(game);
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
    expect(dialog).toHaveTextContent('costs about 3 points');
    const back = within(dialog).getByRole('button', { name: 'Think again' });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.click(back);
    expect(decisions(game)).toBe(before);
    expect(game.settings.getState().found).toEqual({ best: 0, of: 0 });
  });

  test.each([
    ['large, as in Spades', 23.42, 8, '23'],
    ['standard', 3.24, 1, '3.2'],
    ['small', 1.117, 0.1, '1.12'],
  ])(
    'asks with the same figure as the table if the point scale is %s',
    async (_, cost, pointScale, told) => {
      const { press } = await learning(2, cost, pointScale);
      const cells = within(hint()).getAllByRole('cell', { name: told });
      expect(cells.length).toBeGreaterThan(0);
      await press();
      const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
      expect(dialog).toHaveTextContent(`costs about ${told} points`);
    },
  );

  test('says what the cost consists of where it is not the difference of the points shown', async () => {
    const { press } = await learning(2, 8);
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
    // Regression: a cost of 8 beside 8 points and 1 point.
    expect(dialog).toHaveTextContent(
      'costs about 8 points. That is 7 of your own points, plus 1: half of what the others gain on average.',
    );
  });

  test('shows a finished hint again when the player is back from another screen', async () => {
    const game = askedFor('bid');
    game.settings.setState({ learning: true });
    const bench = withAdvice(game, adviceOn(game, 1, 3));
    const { unmount } = renderInGame(<Coach />, bench.game);
    await bench.answer();
    unmount();
    // Regression: it rendered without end.
    renderInGame(<Coach />, bench.game);
    expect(within(hint()).getAllByRole('cell', { name: '3' }).length).toBeGreaterThan(0);
  });

  test('asks no more when a link has put another game on the table', async () => {
    const { game, press } = await learning(2, 3);
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
    act(() => void game.table.load(structuredClone(game.table.record())));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  test('applies the choice anyway on request, and counts it as missed', async () => {
    const { game, press } = await learning(2, 3);
    const before = decisions(game);
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Do it anyway' }));
    expect(decisions(game)).toBe(before + 1);
    expect(game.settings.getState().found).toEqual({ best: 0, of: 1 });
  });

  test.each([
    ['a choice that costs little', 2, 0.2, 1],
    ['a costly choice if turned off', 'never', 3, 0],
  ] as const)('does not ask before %s', async (_, askBefore, cost, found) => {
    const { game, press } = await learning(askBefore, cost);
    const before = decisions(game);
    await press();
    expect(decisions(game)).toBe(before + 1);
    expect(game.settings.getState().found).toEqual({ best: found, of: 1 });
  });
});
