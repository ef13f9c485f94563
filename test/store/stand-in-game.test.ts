import { expect, test } from 'vitest';
import { allowed, fold, presetRules } from '@/engine/index.ts';
import { standInGame } from '@/store/stand-in-game.ts';
import { appHeader } from '../support/features/game.ts';
import { firstMove } from '../support/store/table-bench.ts';

const HEADER = appHeader(presetRules('bugger-your-neighbor', 3));

test('the stand-in plays the human’s seat in a whole game, and players get only views', async () => {
  const seats = new Map<number, string>();
  const record = await standInGame(HEADER, 'expert', ({ view, level, aiSeed }) => {
    seats.set(view.seat, level);
    expect(aiSeed).toBe(HEADER.aiSeed);
    const hands = view.round.phase === 'ready' ? [] : view.round.hands;
    expect(hands.filter(({ kind }) => kind === 'seen')).toHaveLength(1);
    return Promise.resolve(firstMove(view));
  });
  expect(Object.fromEntries(seats)).toEqual({ 0: 'expert', 1: 'medium', 2: 'medium' });
  const state = fold(record);
  expect(state.ok && state.value.round.phase).toBe('over');
});

test('an illegal or missing answer throws', async () => {
  const illegal = standInGame(HEADER, 'expert', ({ view }) => {
    const [move] = allowed(view.choices);
    return Promise.resolve({ type: 'bid', seat: view.seat, bid: move?.type === 'bid' ? -1 : 99 });
  });
  await expect(illegal).rejects.toThrow('no move that is allowed');
  const silent = standInGame(HEADER, 'expert', () => Promise.reject(new Error('stuck')));
  await expect(silent).rejects.toThrow('stuck');
});
