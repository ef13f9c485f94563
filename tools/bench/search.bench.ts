// `npm run bench:search`: CPU time of decisions that are searched.
import { createHash } from 'node:crypto';
import { decisionRng } from '@/ai/decision-rng.ts';
import {
  type Command,
  type GameState,
  type Level,
  type PresetId,
  type RuleSet,
  presetRules,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { quantile } from '../lib/statistics.mjs';
import { newProgram, optionsOf, wholeNumber } from '../lib/options.ts';
import { decide } from '../lib/player.ts';
import { after, newGameWith } from '../lib/games.ts';
import { type Row, rounded, saveRun } from '../results/runs.mjs';

const { rounds, out } = optionsOf(
  newProgram(
    'npm run bench:search --',
    `CPU time of a master's card in rounds of ten cards with four players, of an expert's card in the same and in rounds of
ten cards of Devil's Bridge and Nomination Whist, and of a master's bid and card and an expert's card in Spades, with all
determinizations, in ms; and a hash of all decisions, so that a pure speed-up can be seen to decide the same.`,
  )
    .option('--rounds <n>', 'rounds of each', wholeNumber(1), 20)
    .option('--out <file>', 'add the run to a results file'),
);

/** What is timed; everything else is decided by `others`, untimed. */
interface Subject {
  readonly what: string;
  readonly rules: RuleSet;
  readonly timed: 'bid' | 'play';
  readonly level: Level;
  readonly others: Level;
}

const ROUNDS_OF_SPADES: RuleSet = {
  ...presetRules('spades'),
  schedule: { shape: 'constant', low: 13, high: 13, turns: rounds },
  end: { kind: 'schedule' },
};

const roundsOfTen = (preset: PresetId): RuleSet => ({
  ...presetRules(preset),
  schedule: { shape: 'constant', low: 10, high: 10, turns: rounds },
});

const SUBJECTS: readonly Subject[] = [
  {
    what: 'master’s card, hand of 10, all determinizations',
    rules: roundsOfTen('bugger-your-neighbor'),
    timed: 'play',
    level: 'master',
    others: 'master',
  },
  {
    what: 'expert’s card, hand of 10, all determinizations',
    rules: roundsOfTen('bugger-your-neighbor'),
    timed: 'play',
    level: 'expert',
    others: 'expert',
  },
  {
    what: 'expert’s card in Devil’s Bridge, hand of 10, all determinizations',
    rules: roundsOfTen('devils-bridge'),
    timed: 'play',
    level: 'expert',
    others: 'expert',
  },
  {
    what: 'expert’s card in Nomination Whist, hand of 10, all determinizations',
    rules: roundsOfTen('nomination-whist'),
    timed: 'play',
    level: 'expert',
    others: 'expert',
  },
  {
    what: 'master’s bid in Spades, hand of 13, all determinizations',
    rules: ROUNDS_OF_SPADES,
    timed: 'bid',
    level: 'master',
    others: 'expert',
  },
  {
    what: 'master’s card in Spades, hand of 13, all determinizations',
    rules: ROUNDS_OF_SPADES,
    timed: 'play',
    level: 'master',
    others: 'expert',
  },
  {
    what: 'expert’s card in Spades, hand of 13, all determinizations',
    rules: ROUNDS_OF_SPADES,
    timed: 'play',
    level: 'expert',
    others: 'expert',
  },
];

const cpuMs = (): number => process.cpuUsage().user / 1000;

/** The times of the timed decisions of one game, and the hash of all its decisions. */
function measure({ rules, timed, level, others }: Subject): { times: number[]; hash: string } {
  const times: number[] = [];
  const decided = createHash('sha256');
  let state: GameState = newGameWith(rules, { dealSeed: '7'.repeat(32) });
  while (state.round.phase !== 'over') {
    const seat = toAct(state)[0];
    let command: Command = { type: 'deal' };
    if (seat !== undefined) {
      const view = viewFor(state, seat);
      const own = view.round.phase === timed ? level : others;
      const began = cpuMs();
      command = decide(view, own, decisionRng(state.header.aiSeed, view));
      if (command.type === timed && view.choices.length > 1) times.push(cpuMs() - began);
      decided.update(JSON.stringify(command));
    }
    state = after(state, command);
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
saveRun(out, 'bench:search', rows);
