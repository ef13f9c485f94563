import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { presetRules } from '@/engine/index.ts';
import { DrillPage } from '@/features/drill/DrillPage.tsx';
import type { DrillAnswer } from '@/store/drill/answers.ts';
import type { DrillChoice } from '@/store/drill/hand.ts';
import { axeProblems } from '../../support/features/axe.ts';
import { renderInGame } from '../../support/features/render.tsx';

/** Answers of which a third were made, one after the other in two games. */
const answers = (count: number, rest: Partial<DrillAnswer> = {}): DrillAnswer[] =>
  Array.from({ length: count }, (_, at) => ({
    at,
    preset: at % 2 === 0 ? 'canadian' : 'spades',
    name: null,
    cards: at % 2 === 0 ? 5 : 13,
    bid: 2,
    chance: 90,
    made: at % 3 === 0,
    expert: 40,
    cost: 150,
    ...rest,
  }));

const CANADIAN = { kind: 'preset', preset: 'canadian' } as const;
const SPADES = { kind: 'preset', preset: 'spades' } as const;
const HOME = {
  kind: 'named',
  id: 'own/1',
  name: 'Home rules',
  rules: presetRules('canadian'),
} as const;
const GAMES = [CANADIAN, SPADES, HOME];

function show(
  given: readonly DrillAnswer[] | null,
  { isPersistent = true, hasFailed = false } = {},
) {
  const on = {
    onChoice: vi.fn<(choice: DrillChoice) => void>(),
    onDeal: vi.fn<() => void>(),
    onDelete: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
  };
  const { container } = renderInGame(
    <DrillPage
      games={GAMES}
      choice={{ game: CANADIAN, cards: null }}
      isBack={false}
      answers={given}
      isPersistent={isPersistent}
      hasFailed={hasFailed}
      {...on}
    />,
  );
  return { ...on, container };
}

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

it('deals hands of the game and size that are chosen', async () => {
  const { onChoice, onDeal } = show([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hand size' }), '7 cards');
  expect(onChoice).toHaveBeenLastCalledWith({ game: CANADIAN, cards: 7 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Spades');
  expect(onChoice).toHaveBeenLastCalledWith({ game: SPADES, cards: null });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Home rules');
  expect(onChoice).toHaveBeenLastCalledWith({ game: HOME, cards: null });
  await userEvent.click(screen.getByRole('button', { name: 'Deal' }));
  expect(onDeal).toHaveBeenCalledOnce();
  expect(screen.queryByRole('heading', { name: 'Calibration' })).toBeNull();
});

it('draws no conclusion from few answers', () => {
  show(answers(19));
  expect(fact('Answers')).toHaveTextContent('19');
  expect(fact('Brier score')).toHaveTextContent('too few');
  expect(fact('Points lost per bid')).toHaveTextContent('too few');
  expect(screen.getByText('Too few answers to tell; 20 are needed.')).toBeVisible();
});

it('shows both scores, the lean, and the curve as a table', async () => {
  const { container } = show(answers(30));
  // A third of thirty were made: (10 × 0.01 + 20 × 0.81) / 30, and the hint’s with 40%.
  expect(fact('Brier score')).toHaveTextContent('0.543');
  expect(fact('Hint, same bids')).toHaveTextContent('0.227');
  expect(fact('Points lost per bid')).toHaveTextContent('1.5 ± 0');
  expect(screen.getByText('You clearly make fewer bids than you expect.')).toBeVisible();
  const [curve] = screen.getAllByText('As a table');
  await userEvent.click(curve!);
  const [, row] = within(screen.getAllByRole('table')[0]!).getAllByRole('row');
  expect(row).toHaveTextContent('90%33%19% to 51%30');
  expect(await axeProblems(container)).toEqual([]);
});

it('compares with the hint on the same bids, once there are enough', () => {
  const unknown = answers(10, { made: true, expert: null });
  show([...answers(19), ...unknown]);
  expect(fact('Brier score')).toHaveTextContent('0.341');
  expect(fact('Hint, same bids')).toHaveTextContent('too few');
  cleanup();
  show([...answers(30), ...unknown]);
  expect(fact('Brier score')).toHaveTextContent('0.543');
  expect(fact('Hint, same bids')).toHaveTextContent('0.227');
});

it('counts the answers of one game or hand size', async () => {
  show(answers(40));
  const [, game] = screen.getAllByRole('combobox', { name: 'Game' });
  await userEvent.selectOptions(game!, 'Spades');
  expect(fact('Answers')).toHaveTextContent('20');
  const [, size] = screen.getAllByRole('combobox', { name: 'Hand size' });
  await userEvent.selectOptions(size!, '5 cards');
  expect(fact('Answers')).toHaveTextContent('0');
  expect(screen.queryByRole('heading', { name: 'Calibration' })).toBeNull();
});

it('deletes answers, and says what went wrong', async () => {
  const { onDelete } = show(answers(1), { isPersistent: false, hasFailed: true });
  await userEvent.click(screen.getByRole('button', { name: 'Delete all answers' }));
  expect(onDelete).toHaveBeenCalledOnce();
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toEqual([
    'Your progress can’t be saved on this device.',
    'This hand couldn’t be played out just now.',
  ]);
});
