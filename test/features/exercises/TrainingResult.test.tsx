import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TrainingResult } from '@/features/exercises/TrainingResult.tsx';
import { NO_TRAINING } from '@/store/practice/training-progress.ts';
import type { SessionAnswer } from '@/store/practice/training-session.ts';
import { renderInGame } from '../../support/features/render.tsx';

const right: SessionAnswer = { subject: 'lead', isRight: true };
const wrong: SessionAnswer = { subject: 'lead', isRight: false };

const show = (answers: readonly SessionAnswer[]) =>
  renderInGame(
    <TrainingResult
      answers={answers}
      change={0}
      progress={NO_TRAINING}
      today="2026-11-21"
      back="Back"
      onAgain={() => undefined}
      onClose={() => undefined}
    />,
  );

test('a session says how many missed positions come back', () => {
  show([right, wrong]);
  expect(screen.getByText('1 of 2 right on the first try.')).toBeVisible();
  expect(screen.getByText('1 missed position comes back.')).toBeVisible();
});

test('a session without a mistake says nothing of missed positions', () => {
  show([right, right]);
  expect(screen.getByText('2 of 2 right on the first try.')).toBeVisible();
  expect(screen.queryByText(/missed/)).not.toBeInTheDocument();
});
