// `npm run guide`: what cards, bids and seats are worth among experts.
import { writeFileSync } from 'node:fs';
import { HAND_SIZES, PLAYERS } from '@/store/guide/measured.ts';
import { openJsonLines } from '../lib/json-lines.ts';
import { newProgram, optionsOf, wholeNumber } from '../lib/options.ts';
import { cache } from '../lib/paths.mjs';
import { saveRun } from '../results/runs.mjs';
import { measuredFrom } from './data.ts';
import { rowsOf } from './rows.ts';
import { type SampledDeal, sampledDeal } from './sample.ts';

const DATA = 'src/store/guide/measured.json';

const values = optionsOf(
  newProgram(
    'npm run guide --',
    `Plays rounds of the default game among experts until enough cards have been dealt for every number of players and
hand size, to find what cards, bids and seats are worth. Continues where the last run stopped.`,
  )
    .option('--cards <n>', 'cards to deal for each', wholeNumber(1), 30_000)
    .option('--pool <file>', 'the deals so far', `${cache}/guide.jsonl`)
    .option('--write', 'write the values in short to the file that the guide of the game reads')
    .option('--out <file>', 'add the values to a results file'),
);

/** The number of deals to play for a hand size. */
const dealsOf = (players: number, handSize: number): number =>
  Math.ceil(values.cards / (players * handSize));

function sample(): readonly SampledDeal[] {
  const pool = openJsonLines<SampledDeal>(values.pool);
  const done = new Map(
    pool.values
      .filter(({ players, handSize, deal }) => deal < dealsOf(players, handSize))
      .map((each) => [`${each.players} ${each.handSize} ${each.deal}`, each]),
  );
  for (const players of PLAYERS)
    for (const handSize of HAND_SIZES) {
      const deals = dealsOf(players, handSize);
      for (let deal = 0; deal < deals; deal++) {
        const key = `${players} ${handSize} ${deal}`;
        if (done.has(key)) continue;
        const played = sampledDeal(players, handSize, deal);
        done.set(key, played);
        pool.add(played);
      }
      console.log(`${players} players, ${handSize} cards: ${deals} deals`);
    }
  // In one order, however the pool was filled.
  return [...done.values()].toSorted(
    (a, b) => a.players - b.players || a.handSize - b.handSize || a.deal - b.deal,
  );
}

function run(): void {
  const rows = rowsOf(sample());
  for (const row of rows) if (row.what === 'facts') console.log(JSON.stringify(row, null, 1));
  saveRun(values.out, 'guide', rows);
  if (values.write === true)
    writeFileSync(DATA, `${JSON.stringify(measuredFrom(rows), null, 1)}\n`);
}

run();
