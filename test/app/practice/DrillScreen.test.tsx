import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { FullScreen } from '@/app/FullScreen.tsx';
import { loadMessages } from '@/i18n/i18n.ts';
import { stubNarrowScreen } from '../../support/features/narrow-screen.ts';
import { renderInGame } from '../../support/features/render.tsx';
import { firstMove } from '../../support/store/table-bench.ts';

vi.mock(import('@/platform/threads.ts'), async (original) => ({
  ...(await original()),
  opponentsClient: () => ({
    getReady: () => undefined,
    ask: async ({ view }) => firstMove(view),
    close: () => undefined,
  }),
}));

beforeAll(async () => {
  stubNarrowScreen();
  await loadMessages();
});

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

test('a hand that is analyzed stays on its table with its result', async () => {
  renderInGame(
    <FullScreen
      about={{ place: 'drill' }}
      before={null}
      kept={null}
      onClose={() => undefined}
      onLost={() => undefined}
    />,
  );
  await press('Deal');
  await press('Bid 0');
  await press('60%');
  await screen.findByText(/: (made|missed)\.$/);
  await press('Analyze');
  await press('Leave analysis');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Analyze' })).toBeVisible());
  expect(screen.getByText(/: (made|missed)\.$/)).toBeVisible();
});
