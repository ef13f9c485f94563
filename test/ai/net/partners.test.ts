import { expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import { type GameState, type Level, presetRules, toAct, viewFor } from '@/engine/index.ts';
import { productPlayer, netsFrom } from '../../../tools/lib/player.ts';
import { after, opened } from '../../../tools/lib/games.ts';

const player = productPlayer();
const dealt = after(opened(presetRules('spades')), { type: 'deal' });

/** What a level decides next, and in how many steps. */
function decisionOf(state: GameState, level: Level) {
  const view = viewFor(state, toAct(state)[0] ?? 0);
  const decision = player.think(view, level, decisionRng('a'.repeat(32), view));
  let steps = 0;
  while (decision.improve()) steps++;
  return { command: decision.best(), steps };
}

/** All have bid, each as expert does. */
function afterBids(): GameState {
  let state = dealt;
  while (state.round.phase !== 'play') state = after(state, decisionOf(state, 'expert').command);
  return state;
}

it('among partners expert and master bid at once, the same', () => {
  expect(decisionOf(dealt, 'expert').steps).toBe(0);
  expect(decisionOf(dealt, 'master')).toEqual(decisionOf(dealt, 'expert'));
});

it('in partnerships master searches for its cards, expert does not', () => {
  const state = afterBids();
  expect(decisionOf(state, 'expert').steps).toBe(0);
  expect(decisionOf(state, 'master').steps).toBeGreaterThan(3);
});

it('solo nets are refused in partnership games, and the reverse', () => {
  expect(() => netsFrom('sides', 'src/ai/nets/solo.bin')).toThrow('not the weights');
  expect(() => netsFrom('solo', 'src/ai/nets/sides.bin')).toThrow('not the weights');
});
