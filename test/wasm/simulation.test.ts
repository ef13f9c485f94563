import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCore } from '@/ai/net/core.ts';
import { PRESETS, PRESET_IDS, presetRules } from '@/engine/index.ts';
import { newGameWith } from '../../tools/lib/games.ts';
import { createPicker } from '../../tools/lib/random-play.ts';
import { ruleSets, seeds } from '../../tools/lib/rule-sets.ts';
import { compareGame, newComparison } from '../../tools/soak/against-engine.ts';

describe('the simulation and the engine agree on every card', () => {
  const core = openCore();

  it.each(PRESET_IDS)('of %s', (id) => {
    for (const players of PRESETS[id].players) {
      const found = newComparison();
      compareGame(newGameWith(presetRules(id, players)), 8, createPicker(players), found, core);
      expect(found).toMatchObject({ deals: 8, differences: [] });
    }
  });

  it('of any house rules', () => {
    fc.assert(
      fc.property(ruleSets, seeds, fc.nat(), (rules, dealSeed, moveSeed) => {
        const found = newComparison();
        compareGame(newGameWith(rules, { dealSeed }), 3, createPicker(moveSeed), found, core);
        expect(found.moves).toBeGreaterThan(0);
        expect(found.differences).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
