// `npm run bench:analysis`: CPU time of advice at the analysis table.
import { type PlayerView, keyedSource, presetRules, toAct, viewFor } from '@/engine/index.ts';
import { positionOf, rebuildPosition } from '@/engine/position/index.ts';
import { quickMove } from '@/ai/heuristic/quick-move.ts';
import { quantile } from '../lib/statistics.mjs';
import { newAdviser } from '../lib/adviser.ts';
import { apply, newGameWith, seedOf } from '../lib/games.ts';
import { newProgram, optionsOf, wholeNumber } from '../lib/options.ts';
import { type Row, rounded, saveRun } from '../results/runs.mjs';

const DETERMINIZATIONS = 400;
const { positions, out } = optionsOf(
  newProgram(
    'npm run bench:analysis --',
    `CPU time of advice at the analysis table, in ms: from a described position of ten cards and four players to the first
figures, and to those of ${DETERMINIZATIONS} determinizations.`,
  )
    .option('--positions <n>', 'positions', wholeNumber(1), 20)
    .option('--out <file>', 'add the run to a results file'),
);
const SEED = '616e616c79736973207461626c652e2e';
const RULES = {
  ...presetRules('bugger-your-neighbor'),
  schedule: { shape: 'constant', low: 10, high: 10, turns: 1 },
} as const;

/** What the first bidder sees at its bid, or the first leader at its first card, in a deal. */
function viewIn(deal: number, phase: 'bid' | 'play'): PlayerView {
  let { state } = apply(newGameWith(RULES, { dealSeed: seedOf(deal) }), { type: 'deal' });
  for (;;) {
    const [seat = 0] = toAct(state);
    const view = viewFor(state, seat);
    if (state.round.phase === phase) return view;
    const command = quickMove(view);
    if (command === null) throw new Error(`nothing to do in phase ${state.round.phase}`);
    ({ state } = apply(state, command));
  }
}

const adviser = newAdviser();

/** CPU time in ms until the first figures of a described position, and until those of all determinizations. */
function timesOf(view: PlayerView): { readonly first: number; readonly all: number } {
  const position = positionOf(view);
  if (position === null) throw new Error('no position');
  const began = process.cpuUsage();
  const spent = (): number => process.cpuUsage(began).user / 1000;
  const built = rebuildPosition(position, keyedSource(SEED, []));
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  const anytime = adviser.advise(
    viewFor(built.value.state, view.seat),
    undefined,
    DETERMINIZATIONS,
  );
  if (anytime === null) throw new Error('no advice');
  anytime.improve();
  anytime.best();
  const first = spent();
  while (anytime.improve());
  anytime.best();
  return { first, all: spent() };
}

function row(what: string, times: readonly number[]): Row {
  const sorted = Float64Array.from(times).toSorted();
  const [median = 0, p95 = 0, most = 0] = [0.5, 0.95, 1].map((share) =>
    rounded(quantile(sorted, share), 0),
  );
  return { what, median, p95, most };
}

const rows = (['bid', 'play'] as const).flatMap((phase) => {
  const times = Array.from({ length: positions }, (_, deal) => timesOf(viewIn(deal, phase)));
  const about = phase === 'bid' ? 'bids of ten cards' : 'the first of ten cards';
  return [
    row(
      `analysis table: first figures, ${about}`,
      times.map(({ first }) => first),
    ),
    row(
      `analysis table: ${DETERMINIZATIONS} determinizations, ${about}`,
      times.map(({ all }) => all),
    ),
  ];
});
for (const each of rows) console.log(JSON.stringify(each));
saveRun(out, 'bench:analysis', rows);
