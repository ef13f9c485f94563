import { expect, it } from 'vitest';
import { decisionRng } from '@/ai/decision-rng.ts';
import { type GameState, type Level, presetRules, toAct, viewFor } from '@/engine/index.ts';
import { productPlayer, netsFrom } from '../../../tools/lib/player.ts';
import { after, opened } from '../../../tools/lib/games.ts';

const player = productPlayer();
const dealt = after(opened(presetRules('spades')), { type: 'deal' });

/** The next decision of a level, and its number of search steps. */
function decisionOf(state: GameState, level: Level) {
  const view = viewFor(state, toAct(state)[0] ?? 0);
  const decision = player.think(view, level, decisionRng('a'.repeat(32), view));
  let steps = 0;
  while (decision.improve()) steps++;
  return { command: decision.best(), steps };
}

/** The state after all bids, made by expert. */
function afterBids(): GameState {
  let state = dealt;
  while (state.round.phase !== 'play') state = after(state, decisionOf(state, 'expert').command);
  return state;
}

it('in partnerships expert and master make the same bid, without searching', () => {
  expect(decisionOf(dealt, 'expert').steps).toBe(0);
  expect(decisionOf(dealt, 'master')).toEqual(decisionOf(dealt, 'expert'));
});

it('in partnerships master searches before it plays a card, expert does not', () => {
  const state = afterBids();
  expect(decisionOf(state, 'expert').steps).toBe(0);
  expect(decisionOf(state, 'master').steps).toBeGreaterThan(3);
});

it('solo nets are rejected in partnership games, and vice versa', () => {
  expect(() => netsFrom('sides', 'src/ai/nets/solo.bin')).toThrow('not the weights');
  expect(() => netsFrom('solo', 'src/ai/nets/sides.bin')).toThrow('not the weights');
});
