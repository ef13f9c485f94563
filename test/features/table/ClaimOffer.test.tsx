import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type GameRecord, type GameState, presetRules, viewFor } from '@/engine/index.ts';
import { claimOf } from '@/engine/advice/index.ts';
import { ClaimOffer } from '@/features/table/ClaimOffer.tsx';
import { appHeader, played } from '../../../tools/lib/played-games.ts';
import { gameAt } from '../../support/features/game.ts';
import { renderInGame } from '../../support/features/render.tsx';

/** Whether the player, who can claim all remaining tricks, then makes the bid. */
function claimMakesBid({ round }: GameState): boolean {
  if (round.phase !== 'play') throw new Error('not in play');
  return round.bids[0] === (round.tricks[0] ?? 0) + (round.hands[0]?.length ?? 0);
}

/** A game in which the player can claim all remaining tricks, which makes the bid or misses it. */
function claimable(makesBid: boolean): GameRecord {
  // Games of random play; the first deals in which it happens.
  const dealSeed = (makesBid ? '110' : '4').padStart(32, '0');
  return played(
    appHeader(presetRules('bugger-your-neighbor'), { dealSeed }),
    (state) =>
      state.round.phase === 'play' &&
      claimOf(viewFor(state, 0))?.kind === 'all' &&
      claimMakesBid(state) === makesBid,
  );
}

test.each([
  [true, 'primary'],
  [false, 'quiet'],
])('a claim that makes the bid (%s) is a %s button', (makesBid, variant) => {
  renderInGame(<ClaimOffer />, gameAt(claimable(makesBid)));
  expect(screen.getByRole('button', { name: /^Claim the last \d+ tricks$/ })).toHaveAttribute(
    'data-variant',
    variant,
  );
});

test('a claim is not made by the second click of a double click that began before the offer', () => {
  const { store } = renderInGame(<ClaimOffer />, gameAt(claimable(true))).game.table;
  const isStillDecided = () => store.getState().can.autoFinish;
  const button = screen.getByRole('button');
  fireEvent.click(button, { detail: 2 });
  expect(isStillDecided()).toBe(true);
  fireEvent.click(button, { detail: 1 });
  expect(isStillDecided()).toBe(false);
});

test('nothing is offered any more while the rest is played out', () => {
  const { table } = renderInGame(<ClaimOffer />, gameAt(claimable(true))).game;
  act(() => table.autoFinish());
  expect(screen.queryByRole('button')).toBeNull();
  act(() => table.undo());
  expect(screen.getByRole('button')).toBeVisible();
});

test('a claim in a rated game is not offered again while the rest is played out', () => {
  const { table } = renderInGame(<ClaimOffer />, gameAt(claimable(true))).game;
  const origin = { kind: 'daily', date: '2026-11-21', rated: true } as const;
  act(() => void table.load(table.record(), { ...table.note(), origin }));
  fireEvent.click(screen.getByRole('button'), { detail: 1 });
  expect(screen.queryByRole('button')).toBeNull();
});
