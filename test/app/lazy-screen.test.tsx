import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '@/app/ErrorBoundary.tsx';
import { lazyScreen } from '@/app/lazy-screen.ts';
import { renderInGame } from '../support/features/render.tsx';

test('a chunk that could not be fetched offers to reload the page', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Missing = lazyScreen(() => Promise.reject(new TypeError('not fetched')));
  renderInGame(
    <ErrorBoundary>
      <Missing />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
  report.mockRestore();
});
