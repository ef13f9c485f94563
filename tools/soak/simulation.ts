// `npm run soak:simulation`: the simulation against the engine, card by card.
import * as fc from 'fast-check';
import { openCore } from '@/ai/net/core.ts';
import { PRESETS, PRESET_IDS, presetRules } from '@/engine/index.ts';
import { compareGame, newComparison } from './against-engine.ts';
import { newGameWith, seedOf } from '../lib/games.ts';
import { newProgram, optionsOf, wholeNumber } from '../lib/options.ts';
import { createPicker } from '../lib/random-play.ts';
import { ruleSets } from '../lib/rule-sets.ts';
import { saveRun } from '../results/runs.mjs';

const values = optionsOf(
  newProgram(
    'npm run soak:simulation --',
    'Compares the simulation with the engine on random deals of every preset, every table and random house rules.',
  )
    .option('--deals <n>', 'deals to compare', wholeNumber(1), 100_000)
    .option(
      '--first <game>',
      'the first game; goes on where an earlier run ended',
      wholeNumber(0),
      0,
    )
    .option('--out <file>', 'add the run to a results file'),
);
const wanted = values.deals;
const found = newComparison();
const core = openCore();

const presets = PRESET_IDS.flatMap((id) =>
  PRESETS[id].players.map((players) => presetRules(id, players)),
);
const own = fc.sample(ruleSets, { numRuns: 1000, seed: 20_26 });
/** Half of the games use presets, half house rules. */
const rules = (game: number) => {
  const list = game % 2 === 0 ? presets : own;
  return list[(game >> 1) % list.length] ?? presetRules('bugger-your-neighbor');
};

let game = values.first;
for (; found.deals < wanted && found.differences.length < 10; game++)
  compareGame(
    newGameWith(rules(game), { dealSeed: seedOf(game) }),
    30,
    createPicker(game),
    found,
    core,
  );

console.log(
  `games ${values.first} to ${game - 1}: ${found.deals} deals, ${found.moves} cards, ${found.differences.length} differences`,
);
for (const difference of found.differences) console.error(difference);
saveRun(values.out, 'soak:simulation', [
  { deals: found.deals, cards: found.moves, differences: found.differences.length },
]);
process.exitCode = found.differences.length === 0 && found.deals >= wanted ? 0 : 1;
