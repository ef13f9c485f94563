// The losses of each level by its decisions, and the ratings that follow from them: `npm run rating -- --help`.
import { writeFileSync } from 'node:fs';
import { familyOf } from '@/ai/net/loaded-nets.ts';
import { LEVELS, type RuleSet } from '@/engine/index.ts';
import { REVIEW_VERSION } from '@/storage/formats/review.ts';
import { rulesFor } from '../arena/rules.ts';
import { openJsonLines } from '../lib/json-lines.ts';
import { cache } from '../lib/paths.mjs';
import { newProgram, optionsOf, refuse, wholeNumbers } from '../lib/options.ts';
import { newReviewer } from '../lib/reviewer.ts';
import { saveRun } from '../results/runs.mjs';
import { fittedModel, rowsOf } from './fit.ts';
import { type SeatSample, samplesOf } from './sample.ts';
import { separationOf } from './separation.ts';

/** The separation of levels is measured for this number of series, of this number of games each. */
const SEPARATION = { series: 2000, games: 20 };

const MODEL = 'src/store/insights/level-losses.json';

const values = optionsOf(
  newProgram(
    'npm run rating --',
    `Plays games with all levels taking turns at the table, and reviews every seat. Continues where the last run stopped.
Prints what each level loses per 100 decisions, and how well ${SEPARATION.games} games tell levels apart by a model fitted to other
games.`,
  )
    .option('--rules <list>', 'presets, traditions and files', 'bugger-your-neighbor')
    .option(
      '--games <list>',
      'games under each of these rules; the last number is that of all further ones',
      wholeNumbers(1),
      [20],
    )
    // Reviews of another version are not mixed in.
    .option('--pool <file>', 'the reviews so far', `${cache}/rating-${REVIEW_VERSION}.jsonl`)
    .option('--write', `write the model of losses to ${MODEL}, which the game uses`)
    .option(
      '--out <file>',
      'add the losses to FILE.json, and how well levels are told apart to FILE-separation.json',
    ),
);

/** The games sampled so far. */
const openPool = () => openJsonLines<SeatSample>(values.pool);

const keyOf = ({ rules, game, seat }: Pick<SeatSample, 'rules' | 'game' | 'seat'>): string =>
  `${rules} ${game} ${seat}`;

/** Adds the samples of games below a number that are not in the pool. */
function sample(name: string, rules: RuleSet, games: number): void {
  const pool = openPool();
  const done = new Set(pool.values.map(keyOf));
  const reviewer = newReviewer(familyOf(rules));
  for (let game = 0; game < games; game++) {
    const isWanted = (seat: number): boolean => !done.has(keyOf({ rules: name, game, seat }));
    for (const found of samplesOf(reviewer, { rules, name, game }, LEVELS, isWanted)) {
      pool.add(found);
      console.log(`${keyOf(found)}: ${found.level}`);
    }
  }
}

function run(): void {
  const names = values.rules.split(',');
  const counts = values.games;
  /** As many games of each rule set as are wanted; the last number is that of all further ones. */
  const gamesOf = (name: string): number => counts[names.indexOf(name)] ?? counts.at(-1) ?? 0;
  for (const name of names) {
    const parsed = rulesFor(name, null);
    if (!parsed.ok) refuse(parsed.error);
    sample(name, parsed.value, gamesOf(name));
  }
  const samples = openPool().values.filter(
    ({ rules, game }) => names.includes(rules) && game < gamesOf(rules),
  );
  const model = fittedModel(samples);
  const rates = names.flatMap((name) => rowsOf(samples, name));
  const separation = separationOf(samples, SEPARATION);
  for (const row of [...rates, ...separation]) console.log(JSON.stringify(row));
  console.log(JSON.stringify(model, null, 2));
  if (values.write === true) writeFileSync(MODEL, `${JSON.stringify(model, null, 2)}\n`);
  saveRun(values.out, 'rating', rates);
  saveRun(values.out?.replace(/\.json$/, '-separation.json'), 'rating', separation);
}

run();
