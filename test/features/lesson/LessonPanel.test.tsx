import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from '@lingui/react';
import { expect, test, vi } from 'vitest';
import { BeforePlay } from '@/features/bidding/BeforePlay.tsx';
import { LessonPanel } from '@/features/lesson/LessonPanel.tsx';
import { OwnHand } from '@/features/table/OwnHand.tsx';
import { i18n } from '@/i18n/i18n.ts';
import { GameContext } from '@/store/hooks.ts';
import { createLesson } from '@/store/lesson.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { defaultHeader } from '../../../tools/lib/played-games.ts';
import { focusedControl } from '../../support/features/focused-control.ts';
import { gameAt } from '../../support/features/game.ts';
import { manualClock } from '../../support/store/manual-clock.ts';
import { settle } from '../../support/store/table-bench.ts';

function started() {
  const time = manualClock();
  const lesson = createLesson({
    clock: time.clock,
    randomness: { seed: () => 'a'.repeat(32), fraction: () => 0 },
    pace: () => ({ speed: 'fast', trickPause: 500 }),
  });
  const game = gameAt({ header: defaultHeader(), commands: [] });
  const on = { onAgain: vi.fn<() => void>(), onClose: vi.fn<() => void>() };
  render(
    <I18nProvider i18n={i18n}>
      <GameContext value={{ ...game, table: lesson.table, hints: lesson.hints }}>
        <LessonPanel lesson={lesson} {...on} />
        <BeforePlay />
        <OwnHand focus={false} messageSlot={null} />
      </GameContext>
    </I18nProvider>,
  );
  const later = () =>
    act(async () => {
      for (let turn = 0; turn < 40; turn++) {
        await settle();
        time.pass(250);
      }
    });
  return { ...on, later, game };
}

const said = () => screen.getByRole('region', { name: 'Your first round' });

/** Chooses a card, which is played after the press has been painted. */
async function play(name: RegExp): Promise<void> {
  const card = screen.getByRole('button', { name });
  await userEvent.click(card);
  await waitFor(() => expect(card).not.toBeInTheDocument());
}

test('can be played to the end by keyboard alone, step by step', async () => {
  const { later, onClose, onAgain, game } = started();
  expect(screen.getByRole('button', { name: 'Deal' })).toHaveFocus();
  // The text is there from the start, so the description announces it, not a live region.
  expect(screen.getByRole('button', { name: 'Deal' })).toHaveAccessibleDescription(
    /^Everyone plays one card: that’s a trick/,
  );
  await userEvent.keyboard('{Enter}');
  expect(said()).toHaveTextContent('The four of hearts was turned up, so hearts are trump');
  expect(await axeProblems(said())).toEqual([]);
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(said()).toHaveTextContent('You dealt, so the others bid first');
  await later();
  expect(said()).toHaveTextContent(
    '3 tricks, 2 bid so far. The last bid may not bring the total to 3',
  );
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(said()).toHaveTextContent('Your bid.');

  await userEvent.click(screen.getByRole('button', { name: 'Bid 0' }));
  expect(screen.getByText(/^Too few/)).toBeVisible();
  await userEvent.keyboard('2{Enter}');
  await later();
  expect(said()).toHaveTextContent('You hold one card of the suit led: play it.');
  await play(/^two of spades/);
  expect(said()).toHaveTextContent('Rufus takes it');
  await later();
  await userEvent.click(screen.getByRole('button', { name: /^ace of hearts/ }));
  expect(await screen.findByText(/the lower trump is enough/)).toBeVisible();
  await play(/^six of hearts/);
  await later();
  expect(said()).toHaveTextContent('One more to take, and it’s your lead.');
  await play(/^ace of hearts/);
  expect(game.settings.getState().lessonDone).toBe(false);
  await later();
  expect(game.settings.getState().lessonDone).toBe(true);
  expect(said()).toHaveTextContent('Bram missed by one and scores nothing.');
  expect(await axeProblems(said())).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Play it again' }));
  expect(onAgain).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'To the table' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('has a separate table, and leaves the current game untouched', async () => {
  const { later, game } = started();
  const before = game.table.record();
  await userEvent.keyboard('{Enter}{Enter}');
  await later();
  expect(game.table.record()).toEqual(before);
});

test('a step that begins by itself takes no focus from a control that has it', async () => {
  const { later } = started();
  await userEvent.keyboard('{Enter}{Enter}');
  const control = focusedControl();
  await later();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(control).toHaveFocus();
});
