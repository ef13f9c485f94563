import { expect, test } from 'vitest';
import { type GameState, type PresetId, presetRules, stateAfter } from '@/engine/index.ts';
import { leadOf, winShare } from '../../../tools/arena/finish.ts';
import { newGameWith } from '../../../tools/lib/games.ts';
import { appHeader, played } from '../../../tools/lib/played-games.ts';

/** A game that ended with these totals by side. */
function ended(preset: PresetId, totals: readonly number[], winners: readonly number[]): GameState {
  const state = stateAfter(played(appHeader(presetRules(preset))));
  if (state.round.phase !== 'over') throw new Error('the game was not played to its end');
  return {
    ...state,
    round: { ...state.round, winners },
    standing: { ...state.standing, totals },
  };
}

test('a tie is shared by the winners', () => {
  const state = ended('bugger-your-neighbor', [40, 30, 40, 20], [0, 2]);
  expect([0, 1, 2, 3].map((seat) => winShare(state, seat))).toEqual([0.5, 0, 0.5, 0]);
});

test('nobody has won before the game is over', () => {
  expect(winShare(newGameWith(presetRules('bugger-your-neighbor')), 0)).toBe(0);
});

test('the lead is over the best other total, and negative behind it', () => {
  const state = ended('bugger-your-neighbor', [40, 30, 55, 20], [2]);
  expect([0, 1, 2, 3].map((seat) => leadOf(state, seat))).toEqual([-15, -25, 15, -35]);
});

test('partners share their side’s lead and win', () => {
  const state = ended('spades', [510, 380], [0]);
  expect([0, 1, 2, 3].map((seat) => leadOf(state, seat))).toEqual([130, -130, 130, -130]);
  expect([0, 1, 2, 3].map((seat) => winShare(state, seat))).toEqual([1, 0, 1, 0]);
});
