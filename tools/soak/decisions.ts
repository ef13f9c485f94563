// `npm run soak:decisions`: every level plays every preset, in all styles.
import {
  type Header,
  OPPONENTS,
  type Opponent,
  PRESETS,
  PRESET_IDS,
  RECORD_FORMAT,
  type RuleSet,
  STYLES,
  type SeatInfo,
  presetRules,
} from '@/engine/index.ts';
import { tableOf } from '../arena/text.ts';
import { seedOf } from '../lib/games.ts';
import { newProgram, optionsOf, someOf, wholeNumber } from '../lib/options.ts';
import { rounded, saveRun } from '../results/runs.mjs';
import { type Decider, appDecider, fastDecider } from './deciders.ts';
import { type Count, isClean, emptyCount, play } from './play.ts';

/** Determinizations for levels that search: this only tests that they always answer. */
const FAST = fastDecider(8);

const tables: readonly RuleSet[] = PRESET_IDS.flatMap((id) =>
  PRESETS[id].players.map((players) => presetRules(id, players)),
);

function seatOf(level: Opponent, seat: number, game: number): SeatInfo {
  const style = STYLES[(seat + game) % (STYLES.length + 1)];
  const info = { name: `Seat ${seat}`, player: level };
  return style === undefined ? info : { ...info, style };
}

const headerOf = (rules: RuleSet, level: Opponent, game: number): Header => ({
  format: RECORD_FORMAT,
  rules,
  seats: Array.from({ length: rules.players }, (_, seat) => seatOf(level, seat, game)),
  dealSeed: seedOf(game * 7919),
  aiSeed: seedOf(game * 104_729),
  firstDealer: null,
});

/** Plays one table after another until the level has made `wanted` decisions. */
async function soak(level: Opponent, wanted: number, decider: Decider): Promise<Count> {
  const count = emptyCount();
  for (let game = 0; count.decisions < wanted && count.stuck + count.exceptions < 10; game++) {
    const rules = tables[game % tables.length] as RuleSet;
    await play(headerOf(rules, level, game), decider, count);
  }
  return count;
}

const values = optionsOf(
  newProgram(
    'npm run soak:decisions --',
    `Every level plays every preset with every number of players, in all styles, until it has made enough decisions.
Prints what went wrong.`,
  )
    .option('--decisions <n>', 'of each level', wholeNumber(1), 100_000)
    .option('--levels <list>', 'levels', someOf(OPPONENTS), OPPONENTS)
    .option(
      '--full',
      'think as long as in the game; otherwise levels that search use few determinizations',
    )
    .option('--out <file>', 'add the run to a results file'),
);
const { decisions: wanted, levels } = values;
const isFull = values.full === true;
const decider = isFull ? appDecider() : FAST;
const counts: { readonly level: Opponent; readonly count: Count }[] = [];
// Sequential, since decisions are timed.
for (const level of levels) {
  counts.push({ level, count: await soak(level, wanted, decider) });
}
console.log(`${tables.length} tables: all presets with every number of players`);
process.stdout.write(
  tableOf([
    ['level', 'games', 'decisions', 'illegal', 'late', 'longest ms', 'exceptions', 'stuck'],
    ...counts.map(({ level, count }) => [
      level,
      ...[count.games, count.decisions, count.illegal, count.late].map(String),
      count.longest.toFixed(0),
      ...[count.exceptions, count.stuck].map(String),
    ]),
  ]),
);
saveRun(
  values.out,
  'soak:decisions',
  counts.map(({ level, count }) => ({
    level,
    full: isFull,
    decisions: count.decisions,
    illegal: count.illegal,
    late: count.late,
    exceptions: count.exceptions,
    longestMs: rounded(count.longest, 0),
  })),
);
process.exit(counts.every(({ count }) => isClean(count)) ? 0 : 1);
