import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { InsideContext } from '@/app/kept-place.ts';
import { ReviewScreen } from '@/app/review/ReviewScreen.tsx';
import { loadMessages } from '@/i18n/i18n.ts';
import { defaultHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

beforeAll(() => loadMessages());

const OPENING = { header: defaultHeader(), commands: [] };
const ONE_ROUND = played(defaultHeader(), ({ past }) => past.length === 1);

const reviewScreen = <ReviewScreen game={null} scope="game" onClose={() => undefined} />;

it('reviews the saved game where it is on the table only after the review has opened', async () => {
  const game = gameAt(OPENING);
  renderInGame(reviewScreen, game);
  expect(screen.queryByRole('option', { name: /^Round 1/ })).toBeNull();
  act(() => void game.table.load(ONE_ROUND));
  expect(await screen.findByRole('option', { name: /^Round 1/ })).toBeInTheDocument();
});

it('forgets a decision from before a reload that is not in the review', async () => {
  const keep = vi.fn<(inside: unknown) => void>();
  renderInGame(
    <InsideContext value={{ first: 12, keep }}>{reviewScreen}</InsideContext>,
    gameAt(OPENING),
  );
  expect(keep).toHaveBeenLastCalledWith(12);
  // So that Back leaves the list at the first press.
  await waitFor(() => expect(keep).toHaveBeenLastCalledWith(null));
});
