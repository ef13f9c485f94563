import { describe, expect, it } from 'vitest';
import { decisionChance } from '@/ai/chance.ts';
import { type Command, type Level, presetRules, toAct, viewFor } from '@/engine/index.ts';
import { mindFrom } from '../../support/ai/mind.ts';
import { after, opened } from '../../support/engine/games.ts';

const mind = mindFrom();
const dealt = after(opened(presetRules('spades')), { type: 'deal' });
const [seat = 0] = toAct(dealt);
const view = viewFor(dealt, seat);

/** A bid with so many worlds to think about it, and in how many steps. */
function bidOf(level: Level, worlds: number): { readonly bid: Command; readonly steps: number } {
  const thought = mind.think(view, level, decisionChance('a'.repeat(32), view), worlds);
  let steps = 0;
  while (thought.on()) steps++;
  return { bid: thought.best(), steps };
}

describe('a bid among partners', () => {
  it('is thought about by master, and by nobody else', () => {
    expect(bidOf('master', 32).steps).toBeGreaterThan(8);
    for (const level of ['easy', 'medium', 'hard', 'expert'] as const)
      expect(bidOf(level, 32).steps).toBe(0);
  });

  it('is the rule of thumb’s where there was time for a few worlds only', () => {
    for (const worlds of [0, 1, 4, 15])
      expect(bidOf('master', worlds).bid).toEqual(bidOf('hard', 0).bid);
  });
});
