// `npm run bench:search`: CPU time of a master's card in rounds of ten cards with four players, and of a master's
// bid in Spades, with all determinizations, in ms; and a hash of all decisions, so that a pure speed-up can be
// seen to decide the same.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { decisionRng } from '@/ai/decision-rng.ts';
import {
  type Command,
  type GameState,
  type Level,
  type RuleSet,
  presetRules,
  step,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { quantile } from '../lib/statistics.mjs';
import { decide } from '../lib/player.ts';
import { opened } from '../lib/games.ts';
import { type Row, rounded, saveRun } from '../results/runs.mjs';

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' } },
  allowPositionals: true,
});
const ROUNDS = Number(positionals[0] ?? 20);

/** What is timed; everything else is decided by `others`, untimed. */
interface Subject {
  readonly what: string;
  readonly rules: RuleSet;
  readonly timed: 'bid' | 'play';
  readonly others: Level;
}

const SUBJECTS: readonly Subject[] = [
  {
    what: 'master’s card, hand of 10, all determinizations',
    rules: {
      ...presetRules('bugger-your-neighbor'),
      schedule: { shape: 'constant', low: 10, high: 10, turns: ROUNDS },
    },
    timed: 'play',
    others: 'master',
  },
  {
    what: 'master’s bid in Spades, hand of 13, all determinizations',
    rules: {
      ...presetRules('spades'),
      schedule: { shape: 'constant', low: 13, high: 13, turns: ROUNDS },
      end: { kind: 'schedule' },
    },
    timed: 'bid',
    others: 'expert',
  },
];

const cpuMs = (): number => process.cpuUsage().user / 1000;

/** The times of the timed decisions of one game, and the hash of all its decisions. */
function measure({ rules, timed, others }: Subject): { times: number[]; hash: string } {
  const times: number[] = [];
  const decided = createHash('sha256');
  let state: GameState = opened(rules, { dealSeed: '7'.repeat(32) });
  while (state.round.phase !== 'over') {
    const seat = toAct(state)[0];
    let command: Command = { type: 'deal' };
    if (seat !== undefined) {
      const view = viewFor(state, seat);
      const level = view.round.phase === timed ? 'master' : others;
      const began = cpuMs();
      command = decide(view, level, decisionRng(state.header.aiSeed, view));
      if (command.type === timed && view.choices.length > 1) times.push(cpuMs() - began);
      decided.update(JSON.stringify(command));
    }
    const taken = step(state, command);
    if (!taken.ok) throw new Error(`refused: ${taken.error.kind}`);
    ({ state } = taken.value);
  }
  return { times, hash: decided.digest('hex').slice(0, 12) };
}

const rows = SUBJECTS.map((subject): Row => {
  const { times, hash } = measure(subject);
  const sorted = Float64Array.from(times).toSorted();
  const [median = 0, p95 = 0, most = 0] = [0.5, 0.95, 1].map((share) => quantile(sorted, share));
  console.log(
    `${subject.what}: ${times.length} decisions, ms median ${median.toFixed(1)}, ` +
      `p95 ${p95.toFixed(1)}, most ${most.toFixed(1)}; decided ${hash}`,
  );
  return {
    what: subject.what,
    median: rounded(median, 0),
    p95: rounded(p95, 0),
    most: rounded(most, 0),
  };
});
saveRun(values.out, 'bench:search', rows);
