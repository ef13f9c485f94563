// `npm run soak:simulation [-- --deals N] [--first GAME]`: the simulation against the engine, card by card, on random
// deals of every preset, every table and random house rules; `--first` goes on where an earlier run ended.
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { openCore } from '@/ai/net/core.ts';
import { PRESETS, PRESET_IDS, presetRules } from '@/engine/index.ts';
import { compareGame, newComparison } from './against-engine.ts';
import { opened } from '../lib/games.ts';
import { createPicker } from '../lib/random-play.ts';
import { ruleSets } from '../lib/rule-sets.ts';
import { saveRun } from '../results/runs.mjs';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '100000' },
    first: { type: 'string', default: '0' },
    out: { type: 'string' },
  },
});
const wanted = Number(values.deals);
const found = newComparison();
const core = openCore();
const hex = (value: number): string => (value + 1).toString(16).padStart(32, '0');

const presets = PRESET_IDS.flatMap((id) =>
  PRESETS[id].players.map((players) => presetRules(id, players)),
);
const own = fc.sample(ruleSets, { numRuns: 1000, seed: 20_26 });
/** Half of the games use presets, half house rules. */
const rules = (game: number) => {
  const list = game % 2 === 0 ? presets : own;
  return list[(game >> 1) % list.length] ?? presetRules('bugger-your-neighbor');
};

let game = Number(values.first);
for (; found.deals < wanted && found.differences.length < 10; game++)
  compareGame(opened(rules(game), { dealSeed: hex(game) }), 30, createPicker(game), found, core);

console.log(
  `games ${values.first} to ${game - 1}: ${found.deals} deals, ${found.moves} cards, ${found.differences.length} differences`,
);
for (const difference of found.differences) console.error(difference);
saveRun(values.out, 'soak:simulation', [
  { deals: found.deals, cards: found.moves, differences: found.differences.length },
]);
process.exitCode = found.differences.length === 0 && found.deals >= wanted ? 0 : 1;
