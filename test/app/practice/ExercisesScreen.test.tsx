import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Activity, cloneElement } from 'react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { InsideContext } from '@/app/kept-place.ts';
import { ExercisesScreen } from '@/app/practice/ExercisesScreen.tsx';
import { storedExercises } from '@/storage/exercises/stored-exercises.ts';
import {
  type Command,
  type PlayerView,
  type RuleSet,
  UNSEEN,
  allowed,
  choicesOf,
  isSameCommand,
  presetRules,
  stateAfter,
} from '@/engine/index.ts';
import { cardName } from '@/i18n/card-names.ts';
import { translate } from '@/i18n/i18n.ts';
import { NO_PRACTICE, type PracticeProgress } from '@/store/practice/practice-progress.ts';
import { type Exercise, SUBJECTS } from '@/engine/exercise/index.ts';
import type { Advisers } from '@/store/ports/advisers.ts';
import type { ReadyPosition } from '@/store/practice/training-stock.ts';
import type { Supply } from '@/store/practice/training-supply.ts';
import { today } from '@/app/today.ts';
import { dayAfter } from '@/store/day.ts';
import { createPractice } from '@/store/practice/practice.ts';
import { createTraining } from '@/store/practice/training.ts';
import { NO_TRAINING, type TrainingProgress } from '@/store/practice/training-progress.ts';
import { adviceWith } from '../../support/advice.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { manualClock } from '../../support/store/manual-clock.ts';
import { stubNarrowScreen } from '../../support/features/narrow-screen.ts';
import { renderInGame } from '../../support/features/render.tsx';
import { painted } from '@/ui/painted.ts';

beforeAll(stubNarrowScreen);

/** Advice in which the right answers are best and every other choice costs three points. */
const knowing = (exercises: readonly Exercise[]): Advisers => ({
  getReady: () => undefined,
  advise: (view: PlayerView) => {
    const right = exercises.flatMap((each) => each.right);
    const options = allowed(view.choices).map((command) => {
      const isRight = right.some((each) => isSameCommand(each, command));
      return {
        command,
        make: isRight ? 0.8 : 0.2,
        short: 0,
        points: isRight ? 8 : 5,
        others: 5,
        error: 0.1,
        cost: isRight ? 0 : 3,
        costError: isRight ? 0 : 0.1,
        facts: isRight ? [] : [{ kind: 'overshoots' } as const],
      };
    });
    const best = options.findIndex(({ cost }) => cost === 0);
    return Promise.resolve(adviceWith(options, { about: 'card', seat: view.seat, best }));
  },
});

/** No positions but these, one after the other; null stands for one that could not be made. */
function supplyOf(positions: readonly (Exercise | null)[]): Supply {
  const left = [...positions];
  const next = async (): Promise<ReadyPosition> => {
    const made = left.shift();
    if (made == null || made.subject === 'own') throw new Error('no position was found');
    return { ...made, subject: made.subject, game: '', preset: null, name: '', grade: 'easy' };
  };
  return {
    prepare: () => undefined,
    close: () => undefined,
    lastFilter: () => Promise.resolve(null),
    fillInIdleTime: () => Promise.resolve(),
    next,
    puzzle: next,
  };
}

async function shown(
  kept: PracticeProgress = NO_PRACTICE,
  advisersFor: (exercises: readonly Exercise[]) => Advisers = knowing,
  supply: Supply = supplyOf([]),
) {
  const stored = await storedExercises();
  const dodges = stored.filter(({ subject }) => subject === 'dodge');
  const written: PracticeProgress[] = [];
  const practice = createPractice(
    {
      read: () => Promise.resolve(kept),
      write: async (news) => void written.push(news),
    },
    today,
  );
  const onClose = vi.fn<() => void>();
  const game = {
    ...gameAt(played(defaultHeader(), ({ round }) => round.phase === 'bid')),
    advisers: advisersFor(dodges.slice(0, 1)),
  };
  const time = manualClock();
  const page = (
    <Activity mode="visible">
      <ExercisesScreen practice={practice} supply={supply} clock={time.clock} onClose={onClose} />
    </Activity>
  );
  const rendered = renderInGame(page, game);
  await screen.findByRole('heading', { name: 'Dodge' });
  const rerender = (): void => rendered.rerender(cloneElement(page));
  /** As when an analysis is opened over the screen, and closed. */
  async function coverForAWhile(): Promise<void> {
    rendered.rerender(cloneElement(page, { mode: 'hidden' }));
    await act(async () => undefined);
    rendered.rerender(page);
    await act(async () => undefined);
  }
  return { dodges, written, onClose, game, rerender, coverForAWhile, time };
}

const nameOf = (command: Command | undefined): string => {
  if (command?.type !== 'play' || command.card === UNSEEN) throw new Error('not a card');
  return cardName(translate, command.card);
};

/** A wrong card and the right one, by their names; the wrong one is the first that can be played. */
function cardsOf(exercise: Exercise | undefined): { wrong: string; right: string } {
  if (exercise === undefined) throw new Error('no exercise');
  const legal = allowed(choicesOf(stateAfter(exercise.record), 0));
  const isRight = (choice: Command): boolean =>
    exercise.right.some((each) => isSameCommand(each, choice));
  return {
    wrong: nameOf(legal.find((choice) => !isRight(choice))),
    right: nameOf(exercise.right[0]),
  };
}

const card = (name: string): RegExp => new RegExp(`^${name}`);

const panel = () => screen.getByRole('region', { name: 'Exercises' });

it('lists all subjects with their progress, and leads back', async () => {
  const dodge = (await storedExercises()).find(({ subject }) => subject === 'dodge');
  const { onClose } = await shown({ solved: [dodge?.id ?? ''], positions: [] });
  expect(screen.getAllByRole('listitem')).toHaveLength(SUBJECTS.length + 1);
  expect(screen.getByText(/1 of \d+ solved/)).toBeVisible();
  expect(screen.getByText(/^Nothing here yet\./)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the table' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('brings back the missed positions that are due, and says when they come again', async () => {
  const dodge = (await storedExercises()).find(({ subject }) => subject === 'dodge');
  const [right] = dodge?.right ?? [];
  if (dodge === undefined || right === undefined) throw new Error('no exercise');
  // The day stays the same, even at midnight.
  vi.setSystemTime('2026-11-26T23:59:30Z');
  onTestFinished(() => void vi.useRealTimers());
  const memory = { due: dayAfter(today(), 3), reviewed: today(), stability: 3, difficulty: 5 };
  const { written } = await shown({
    solved: [],
    positions: [
      { id: 'later', record: dodge.record, right, memory },
      { id: 'now', record: dodge.record, right, memory: null },
    ],
  });
  expect(screen.getByText('Due today: 1 of 2')).toBeVisible();
  expect(screen.getByText('1 position missed in training comes first.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Practice: Missed positions' }));
  expect(panel()).toHaveTextContent('Missed positions, 1 of 1');
  await userEvent.click(screen.getByRole('button', { name: 'Show answer' }));
  await waitFor(() => expect(written).toHaveLength(1));
  const [saved] = written;
  expect(saved?.positions.find(({ id }) => id === 'now')?.memory?.due).toBe(dayAfter(today(), 1));
  expect(saved?.positions.find(({ id }) => id === 'later')?.memory).toEqual(memory);
  await userEvent.click(screen.getAllByRole('button', { name: 'Back to the exercises' })[0]!);
  expect(screen.getByText('Due today: 0 of 2')).toBeVisible();
});

/** A missed position in which a choice was made that is as good as the best, before `advise` is called. */
async function choseAsGood() {
  const dodge = (await storedExercises()).find(({ subject }) => subject === 'dodge');
  const [right] = dodge?.right ?? [];
  if (dodge === undefined || right === undefined) throw new Error('no exercise');
  let advise = (): void => undefined;
  const ready = new Promise<void>((resolve) => (advise = resolve));
  const asGood = (): Advisers => ({
    getReady: () => undefined,
    async advise(view, onNews, signal) {
      await ready;
      // Every choice costs nothing.
      const others = allowed(view.choices);
      return knowing([{ ...dodge, right: others }]).advise(view, onNews, signal);
    },
  });
  const missed = { id: 'now', record: dodge.record, right, memory: null };
  const { written } = await shown({ solved: [], positions: [missed] }, asGood);
  await userEvent.click(screen.getByRole('button', { name: 'Practice: Missed positions' }));
  await userEvent.click(await screen.findByRole('button', { name: card(cardsOf(dodge).wrong) }));
  // The card is played only after the press has been painted.
  await act(painted);
  return { written, advise };
}

it('judges a choice in a missed position once advice can tell whether it is as good', async () => {
  const { written, advise } = await choseAsGood();
  expect(written).toEqual([]);
  advise();
  await waitFor(() => expect(panel()).toHaveTextContent('Right!'));
  const [saved] = written;
  expect(saved?.positions[0]?.memory?.due).not.toBe(dayAfter(today(), 1));
});

it('counts a choice that waits for advice as right though the answer is shown meanwhile', async () => {
  const { written, advise } = await choseAsGood();
  await userEvent.click(screen.getByRole('button', { name: 'Show answer' }));
  advise();
  await waitFor(() => expect(written).not.toEqual([]));
  expect(written[0]?.positions[0]?.memory?.due).not.toBe(dayAfter(today(), 1));
});

it('asks once', async () => {
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Practice: Lead' }));
  expect(panel()).toHaveTextContent('You lead. Which card?');
  expect(panel()).not.toHaveTextContent('Which card do you play?');
});

it('explains the cost of a wrong choice, then accepts the right one and remembers it', async () => {
  const { written, dodges, game } = await shown();
  const { wrong, right } = cardsOf(dodges[0]);
  const before = game.table.record();
  await userEvent.click(screen.getByRole('button', { name: 'Practice: Dodge' }));
  expect(panel()).toHaveTextContent('Dodge, 1 of ');
  expect(panel()).toHaveTextContent('Which card do you play?');
  expect(document.activeElement).toHaveAttribute('data-card');
  await userEvent.click(await screen.findByRole('button', { name: card(wrong) }));
  // The card is played only after the press has been painted.
  await waitFor(() =>
    expect(panel()).toHaveTextContent(
      'Not the best. That costs about 3 points. Chance to make it: 20% instead of 80%. It takes one trick too many.',
    ),
  );
  expect(written).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: card(right) }));
  await waitFor(() => expect(panel()).toHaveTextContent('Right!'));
  const hint = screen.getByRole('region', { name: 'Hint' });
  expect(hint).toHaveTextContent(`Play the ${right}: 80% to make your bid.`);
  expect(await axeProblems(panel())).toEqual([]);
  await waitFor(() => expect(written.at(-1)?.solved).toEqual([dodges[0]?.id]));
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(panel()).toHaveTextContent('Dodge, 2 of ');
  expect(game.table.record()).toEqual(before);
});

it('announces the cost of a wrong choice once, when it is known', async () => {
  let finish = (): void => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  const { dodges } = await shown(undefined, (exercises) => ({
    ...knowing(exercises),
    async advise(view, onNews, signal) {
      const advice = await knowing(exercises).advise(view, onNews, signal);
      if (advice !== null) onNews(advice);
      await done;
      return advice;
    },
  }));
  const { wrong } = cardsOf(dodges[0]);
  await userEvent.click(screen.getByRole('button', { name: 'Practice: Dodge' }));
  await userEvent.click(await screen.findByRole('button', { name: card(wrong) }));
  await waitFor(() =>
    expect(within(panel()).getByRole('alert')).toHaveTextContent('Not the best.'),
  );
  expect(within(panel()).getByRole('alert')).not.toHaveTextContent('costs');
  finish();
  await waitFor(() =>
    expect(within(panel()).getByRole('alert')).toHaveTextContent('costs about 3 points.'),
  );
});

it('shows the answer on request, which does not count as solved', async () => {
  const { written, dodges } = await shown();
  const { right } = cardsOf(dodges[0]);
  await userEvent.click(screen.getByRole('button', { name: 'Practice: Dodge' }));
  await userEvent.click(within(panel()).getByRole('button', { name: 'Show answer' }));
  expect(screen.getByRole('region', { name: 'Hint' })).toHaveTextContent(right);
  await userEvent.click(screen.getByRole('button', { name: card(right) }));
  expect(written).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the exercises' }));
  expect(screen.getByRole('heading', { name: 'Exercises' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Practice: Dodge' })).toHaveFocus();
});

it('shows the tricks so far by key and button, and explains the count with the answer', async () => {
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Practice: Count trumps' }));
  await userEvent.keyboard('g');
  const log = await screen.findByRole('dialog', { name: 'This round' });
  expect(within(log).getByRole('rowheader', { name: 'Trick 1' })).toBeVisible();
  // Esc closes the list, not the exercise.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(panel()).toHaveTextContent('Count trumps, 1 of ');
  await userEvent.keyboard('l');
  expect(await screen.findByRole('dialog', { name: 'Last trick' })).toHaveTextContent(/took/);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(within(panel()).getByRole('button', { name: 'Tricks so far' }));
  await screen.findByRole('dialog', { name: 'This round' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(panel()).not.toHaveTextContent('Unseen trumps');
  await userEvent.click(within(panel()).getByRole('button', { name: 'Show answer' }));
  expect(panel()).toHaveTextContent(
    /(Unseen trumps: .+ of \w+|No trumps are left but yours)\..* Sure tricks?: /,
  );
  expect(await axeProblems(panel())).toEqual([]);
});

it('shows the points for making 0 beforehand, and opens the rules by key', async () => {
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Practice: When to bid zero' }));
  expect(panel()).toHaveTextContent(/In this game a made 0 scores \d+, a made 1 scores 11\./);
  expect(within(panel()).queryByRole('button', { name: 'Tricks so far' })).toBeNull();
  await userEvent.keyboard('r');
  expect(await screen.findByRole('dialog', { name: 'Rules' })).toBeVisible();
});

it('lists the keys for the decision, and closes with Esc', async () => {
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Practice: Dodge' }));
  await userEvent.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(help).getByText('Play the card')).toBeVisible();
  expect(within(help).queryByText('Make the chosen bid')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(panel()).toHaveTextContent('Dodge, 1 of ');
});

it('ignores letters when shortcuts are off', async () => {
  const { game } = await shown();
  game.settings.setState({ shortcuts: false });
  await userEvent.click(screen.getByRole('button', { name: 'Practice: Count trumps' }));
  await userEvent.keyboard('g');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(within(panel()).getByRole('button', { name: 'Tricks so far' }));
  expect(await screen.findByRole('dialog', { name: 'This round' })).toBeVisible();
});

it('says that no position could be made, and tries again', async () => {
  const [exercise] = await storedExercises();
  if (exercise === undefined) throw new Error('no exercise');
  const { time } = await shown(NO_PRACTICE, knowing, supplyOf([null, exercise]));
  await userEvent.click(screen.getByRole('button', { name: 'Train for five minutes' }));
  expect(await screen.findByText(/^No position could be made\./)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  act(() => time.pass(10_000));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Exercises' })).toHaveTextContent('5:00 left');
  act(() => time.pass(1000));
  expect(panel()).toHaveTextContent('4:59 left');
});

it('shows the result of a session that is left when no further position could be made', async () => {
  const [exercise] = await storedExercises();
  if (exercise === undefined) throw new Error('no exercise');
  await shown(NO_PRACTICE, knowing, supplyOf([exercise, null]));
  await userEvent.click(screen.getByRole('button', { name: 'Train for five minutes' }));
  await screen.findByRole('region', { name: 'Exercises' });
  await userEvent.click(within(panel()).getByRole('button', { name: 'Show answer' }));
  await userEvent.click(within(panel()).getByRole('button', { name: 'Next' }));
  await screen.findByText(/^No position could be made\./);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the exercises' }));
  expect(await screen.findByText(/^0 of 1 right on the first try/)).toBeVisible();
});

it('an answered position of a session is still there after its analysis', async () => {
  const stored = await storedExercises();
  const [first] = stored;
  if (first === undefined) throw new Error('no exercise');
  const { coverForAWhile } = await shown(NO_PRACTICE, knowing, supplyOf(stored.slice(0, 2)));
  await userEvent.click(screen.getByRole('button', { name: 'Train for five minutes' }));
  await screen.findByRole('region', { name: 'Exercises' });
  await userEvent.click(within(panel()).getByRole('button', { name: 'Show answer' }));
  await coverForAWhile();
  expect(within(panel()).getByRole('button', { name: 'Next' })).toBeVisible();
  expect(panel()).toHaveTextContent('0 of 1');
});

it('the puzzle of the day is made once, though an analysis was over it', async () => {
  const [exercise] = await storedExercises();
  if (exercise === undefined) throw new Error('no exercise');
  const supply = supplyOf([exercise, null]);
  const { coverForAWhile } = await shown(NO_PRACTICE, knowing, supply);
  await userEvent.click(screen.getByRole('button', { name: 'Solve today’s puzzle' }));
  await screen.findByRole('region', { name: 'Exercises' });
  await coverForAWhile();
  expect(panel()).toBeVisible();
});

it('says that the puzzle of the day could not be made, and leads back', async () => {
  await shown(NO_PRACTICE, knowing, supplyOf([null]));
  await userEvent.click(screen.getByRole('button', { name: 'Solve today’s puzzle' }));
  expect(await screen.findByText(/^No position could be made\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the exercises' }));
  expect(screen.getByRole('heading', { name: 'Dodge' })).toBeVisible();
});

it('begins the next day in the open list at midnight', async () => {
  const [exercise] = await storedExercises();
  const [right] = exercise?.right ?? [];
  if (exercise === undefined || right === undefined) throw new Error('no exercise');
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-26T23:59:30Z') });
  onTestFinished(() => void vi.useRealTimers());
  const memory = { due: dayAfter(today(), 1), reviewed: today(), stability: 3, difficulty: 5 };
  const positions = [{ id: 'tomorrow', record: exercise.record, right, memory }];
  await shown({ solved: [], positions });
  expect(screen.getByText('Due today: 0 of 1')).toBeVisible();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Due today: 1 of 1')).toBeVisible();
});

it('goes on with its puzzle after midnight', async () => {
  const [exercise] = await storedExercises();
  if (exercise === undefined) throw new Error('no exercise');
  const supply = supplyOf([exercise, exercise]);
  const puzzle = vi.spyOn(supply, 'puzzle');
  vi.setSystemTime('2026-11-26T23:59:30Z');
  onTestFinished(() => void vi.useRealTimers());
  const { rerender } = await shown(NO_PRACTICE, knowing, supply);
  await userEvent.click(screen.getByRole('button', { name: 'Solve today’s puzzle' }));
  await screen.findByRole('region', { name: 'Exercises' });
  vi.setSystemTime('2026-11-27T00:00:30Z');
  rerender();
  await screen.findByRole('region', { name: 'Exercises' });
  expect(puzzle.mock.calls.map(([day]) => day)).toEqual(['2026-11-26']);
});

/** The screen as a reload opens it: in training instead of the list. */
function reloadedIn(opened: object, supply: Supply, trained: TrainingProgress) {
  const write = vi.fn<(saved: TrainingProgress) => Promise<void>>(() => Promise.resolve());
  const practice = createPractice(
    { read: () => Promise.resolve(NO_PRACTICE), write: () => Promise.resolve() },
    today,
  );
  const training = createTraining({ read: () => Promise.resolve(trained), write }, today);
  renderInGame(
    <InsideContext value={{ first: opened, keep: () => undefined }}>
      <ExercisesScreen
        practice={practice}
        training={training}
        supply={supply}
        onClose={() => undefined}
      />
    </InsideContext>,
    gameAt(played(defaultHeader(), ({ round }) => round.phase === 'bid')),
  );
  return { write };
}

it('a session that a reload opens has the subject and game that were chosen', async () => {
  const [exercise] = await storedExercises();
  if (exercise === undefined) throw new Error('no exercise');
  const supply = supplyOf([exercise]);
  const chosen = { subject: 'last', game: null, grade: 'hard' } as const;
  vi.spyOn(supply, 'lastFilter').mockResolvedValue(chosen);
  const next = vi.spyOn(supply, 'next');
  reloadedIn({ kind: 'session' }, supply, NO_TRAINING);
  // Regression: it was about anything, and that replaced the choice.
  await screen.findByRole('region', { name: 'Exercises' });
  expect(next.mock.calls.map(([filter]) => filter)).toEqual([chosen]);
});

it('trains by house rules as they were edited since they were selected', async () => {
  const [exercise] = await storedExercises();
  if (exercise === undefined) throw new Error('no exercise');
  const supply = supplyOf([exercise]);
  const own = (rules: RuleSet) => ({ kind: 'named', id: 'own/1', name: 'Ours', rules }) as const;
  const selected = { subject: null, game: own(presetRules('canadian', 3)), grade: 'easy' } as const;
  vi.spyOn(supply, 'lastFilter').mockResolvedValue(selected);
  const next = vi.spyOn(supply, 'next');
  const { game } = await shown(NO_PRACTICE, knowing, supply);
  const edited = presetRules('canadian', 5);
  act(() => void game.savedRules.save({ id: '1', name: 'Ours', rules: edited }));
  await userEvent.click(screen.getByRole('button', { name: 'Train for five minutes' }));
  await screen.findByRole('region', { name: 'Exercises' });
  const filters = next.mock.calls.map(([filter]) => filter);
  expect(filters).toEqual([{ ...selected, game: own(edited) }]);
});

it('the puzzle of the day that a reload opens after its answer does not count again', async () => {
  const [exercise] = await storedExercises();
  if (exercise === undefined) throw new Error('no exercise');
  const answered = { ...NO_TRAINING, answered: 1, puzzles: new Map([[today(), false]]) };
  const opened = { kind: 'puzzle', day: today() };
  const { write } = reloadedIn(opened, supplyOf([exercise]), answered);
  await screen.findByRole('region', { name: 'Exercises' });
  await userEvent.click(within(panel()).getByRole('button', { name: 'Show answer' }));
  expect(screen.getByRole('region', { name: 'Hint' })).toBeVisible();
  await act(async () => undefined);
  expect(write).not.toHaveBeenCalled();
});
