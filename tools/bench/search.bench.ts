// `npm run bench:search`: CPU time of a master's card with all determinizations, in rounds of ten cards with
// four players, in ms; and a hash of all decisions, so that a pure speed-up can be seen to decide the same.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { decisionRng } from '@/ai/decision-rng.ts';
import { type Command, presetRules, step, toAct, viewFor } from '@/engine/index.ts';
import { quantile } from '../arena/statistics.ts';
import { decide } from '../lib/player.ts';
import { opened } from '../lib/games.ts';
import { rounded, saveRun } from '../results/runs.mjs';

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' } },
  allowPositionals: true,
});
const ROUNDS = Number(positionals[0] ?? 20);
const RULES = {
  ...presetRules('bugger-your-neighbor'),
  schedule: { shape: 'constant', low: 10, high: 10, turns: ROUNDS },
} as const;

const cpuMs = (): number => process.cpuUsage().user / 1000;

const times: number[] = [];
const decided = createHash('sha256');
let state = opened(RULES, { dealSeed: '7'.repeat(32) });
while (state.round.phase !== 'over') {
  const seat = toAct(state)[0];
  let command: Command = { type: 'deal' };
  if (seat !== undefined) {
    const view = viewFor(state, seat);
    const began = cpuMs();
    command = decide(view, 'master', decisionRng(state.header.aiSeed, view));
    if (command.type === 'play' && view.choices.length > 1) times.push(cpuMs() - began);
    decided.update(JSON.stringify(command));
  }
  const taken = step(state, command);
  if (!taken.ok) throw new Error(`refused: ${taken.error.kind}`);
  ({ state } = taken.value);
}
const sorted = Float64Array.from(times).toSorted();
const shares = [0.5, 0.95, 1].map((share) => quantile(sorted, share).toFixed(1));
console.log(
  `${times.length} cards: ms median ${shares[0]}, p95 ${shares[1]}, most ${shares[2]}; ` +
    `decided ${decided.digest('hex').slice(0, 12)}`,
);
const [median = 0, p95 = 0, most = 0] = shares.map(Number);
saveRun(values.out, 'bench:search', [
  {
    what: 'master’s card, hand of 10, all determinizations',
    median: rounded(median, 0),
    p95: rounded(p95, 0),
    most: rounded(most, 0),
  },
]);
