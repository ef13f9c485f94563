import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ReactNode, Suspense } from 'react';
import { presetRules } from '@/engine/index.ts';
import { ErrorBoundary } from '@/app/ErrorBoundary.tsx';
import { lazyScreen as screenOf } from '@/app/lazy-screen.ts';
import { ImportPage } from '@/features/setup/ImportPage.tsx';
import { SharePage } from '@/features/setup/SharePage.tsx';
import { useTable } from '@/store/hooks.ts';
import { appHeader, played } from '../../tools/lib/played-games.ts';
import { gameAt } from '../support/features/game.ts';
import { renderInGame } from '../support/features/render.tsx';
import { exchangeWith } from '../features/setup/sheet.tsx';

/** A component that throws until it is fixed. */
function Fragile({ broken }: { readonly broken: { now: boolean } }) {
  const handSize = useTable(({ view }) => (view.round.phase === 'ready' ? 0 : view.round.handSize));
  if (broken.now) throw new Error('cannot draw');
  return <p>{handSize} cards</p>;
}

test('a screen that throws shows a message, and Continue renders the game again', async () => {
  // React logs the caught error; only the message on the screen matters here.
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { now: true };
  const game = gameAt(
    played(appHeader(presetRules('bugger-your-neighbor')), ({ round }) => round.phase === 'play'),
  );
  const before = game.table.record();
  renderInGame(
    <ErrorBoundary>
      <Fragile broken={broken} />
    </ErrorBoundary>,
    game,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Continue where it last worked.');
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();

  broken.now = false;
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('10 cards')).toBeVisible();
  expect(game.table.record()).toBe(before);
  report.mockRestore();
});

test('a screen that keeps throwing can be continued again', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderInGame(
    <ErrorBoundary>
      <Fragile broken={{ now: true }} />
    </ErrorBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
  report.mockRestore();
});

test('a chunk that could not be fetched offers to reload the page', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Missing = screenOf(() => Promise.reject(new TypeError('not fetched')));
  renderInGame(
    <ErrorBoundary>
      <Suspense>
        <Missing />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('didn’t load');
  expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  report.mockRestore();
});

test('a screen that could not be fetched is fetched again after Continue', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<() => ReactNode>>(() => Promise.resolve(() => <p>here after all</p>))
    .mockRejectedValueOnce(new TypeError('not fetched'))
    .mockRejectedValueOnce(new TypeError('not fetched'));
  const Late = screenOf(load);
  renderInGame(
    <ErrorBoundary>
      <Suspense>
        <Late />
      </Suspense>
    </ErrorBoundary>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('didn’t load');
  expect(load).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('here after all')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  report.mockRestore();
});

// Regression: nothing happened, and the link stayed empty.
describe('code to share and import rules that could not be fetched', () => {
  const lost = () => Promise.reject(new TypeError('not fetched'));
  const set = { name: 'Sunday rules', rules: presetRules('canadian') };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  function show(page: ReactNode): void {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => report.mockRestore());
    renderInGame(<ErrorBoundary>{page}</ErrorBoundary>);
  }

  const said = () => screen.findByText('Something went wrong');

  test('shows the message when a link is read', async () => {
    const exchange = exchangeWith({ readLink: lost });
    show(<ImportPage link={null} exchange={exchange} onRead={() => undefined} />);
    await userEvent.type(screen.getByRole('textbox'), '#rules=');
    await press('Show the rules');
    expect(await said()).toBeVisible();
  });

  test('shows the message when a link is made', async () => {
    show(<SharePage set={set} exchange={exchangeWith({ linkOf: lost })} />);
    expect(await said()).toBeVisible();
  });

  test('shows the message when a file is written', async () => {
    show(<SharePage set={set} exchange={exchangeWith({ download: lost })} />);
    await press('Save to a file');
    expect(await said()).toBeVisible();
  });
});
