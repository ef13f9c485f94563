import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { DrillTable } from '@/app/practice/DrillTable.tsx';
import type { Advice, PlayerView } from '@/engine/index.ts';
import { loadMessages } from '@/i18n/i18n.ts';
import type { DrillAnswer } from '@/store/drill/answers.ts';
import { createDrill } from '@/store/drill/drill.ts';
import { defaultHeader } from '../../../tools/lib/played-games.ts';
import { evenAdvice } from '../../support/advice.ts';
import { gameAt } from '../../support/features/game.ts';
import { stubNarrowScreen } from '../../support/features/narrow-screen.ts';
import { renderInGame } from '../../support/features/render.tsx';
import { firstMove } from '../../support/store/table-bench.ts';

beforeAll(async () => {
  stubNarrowScreen();
  await loadMessages();
});

const CHOICE = { game: { kind: 'preset', preset: 'bugger-your-neighbor' }, cards: 3 } as const;

/** A hand on the table, bid on with a chance of 60%; its hint is complete when `finishHint` is called. */
async function answered() {
  const answers: DrillAnswer[] = [];
  const drill = createDrill({
    choose: async ({ view }) => firstMove(view),
    randomness: { seed: () => '5'.repeat(32), fraction: () => 0.5 },
    now: () => 1_900_000_000_000,
    onAnswer: (answer) => void answers.push(answer),
  });
  await drill.deal(CHOICE);
  const { hand } = drill.store.getState();
  if (hand === null) throw new Error('no hand was dealt');
  let finishHint = (): void => undefined;
  const game = {
    ...gameAt({ header: defaultHeader(), commands: [] }),
    advisers: {
      getReady: () => undefined,
      advise: (view: PlayerView) =>
        new Promise<Advice>((resolve) => {
          finishHint = () => resolve(evenAdvice(view, 0.7));
        }),
    },
  };
  renderInGame(
    <DrillTable
      drill={drill}
      hand={hand}
      onNext={() => undefined}
      onClose={() => void drill.leave()}
    />,
    game,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Bid 2' }));
  await userEvent.click(screen.getByRole('button', { name: '60%' }));
  await waitFor(() => expect(drill.store.getState().result).toMatchObject({ bid: 2 }));
  return { answers, finishHint: () => act(async () => finishHint()) };
}

test('an answer counts once the hint is complete, with its figures', async () => {
  const { answers, finishHint } = await answered();
  expect(answers).toEqual([]);
  await finishHint();
  expect(answers).toMatchObject([{ bid: 2, chance: 60, expert: 70, cost: 0 }]);
});

test('an answer whose result was seen counts though the table is left before the hint is complete', async () => {
  const { answers, finishHint } = await answered();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the bidding drill' }));
  await finishHint();
  expect(answers).toMatchObject([{ bid: 2, chance: 60, expert: null, cost: null }]);
});
