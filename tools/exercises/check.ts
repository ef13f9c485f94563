// `npm run exercises:check`: makes positions as the app does, and checks them.
import { InvalidArgumentError } from '@commander-js/extra-typings';
import type { Family } from '@/ai/net/loaded-nets.ts';
import { runSteps } from '@/ai/steps.ts';
import { solveRates } from '@/ai/exercises/habits.ts';
import { NoPositionError, PositionMaker } from '@/ai/exercises/position-maker.ts';
import { viewOf } from '@/ai/exercises/proof-criteria.ts';
import { isAmong } from '@/ai/exercises/prove.ts';
import { type Policy, compareByRollouts } from '@/ai/exercises/rollouts.ts';
import { expertPolicy, hardPolicy } from '@/ai/exercises/verify-answer.ts';
import type { HabitName, MadePosition } from '@/engine/exercise/index.ts';
import { type Command, allowed, hasPartners, keyedSource } from '@/engine/index.ts';
import { keyOfGame } from '@/store/practice/practice-games.ts';
import { newAdviser } from '../lib/adviser.ts';
import { openJsonLines } from '../lib/json-lines.ts';
import { newProgram, optionsOf, wholeNumber } from '../lib/options.ts';
import { cache } from '../lib/paths.mjs';
import { netsFrom } from '../lib/player.ts';
import { saveRun } from '../results/runs.mjs';
import { type AnswerLead, type Checked, type Search, summaryOf } from './check-summary.ts';
import { type Turn, dealFor, turnsOf } from './checked-games.ts';

/** Parses a part of the work, as in 1/2. */
function part(text: string): readonly [part: number, of: number] {
  const [, which = '', of = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (Number(which) >= 1 && Number(which) <= Number(of)) return [Number(which), Number(of)];
  throw new InvalidArgumentError('Expected K/N, such as 1/2.');
}

const program = newProgram(
  'npm run exercises:check --',
  `Makes positions as the game does, of every subject of every game in turn, and judges each by independent rollouts
among experts and among hard players. Continues where the last run stopped. Prints how long it takes to make a
position, how many answers are wrong, and whether simple players solve easier positions more often.`,
)
  .option('--positions <n>', 'positions to make', wholeNumber(1), 1000)
  .option(
    '--games <games>',
    'presets (those that the game chooses by itself), traditions, house (random rules), or one by its ID',
    'presets',
  )
  .option('--subjects <list>', 'only these; all by default', (text) => text.split(','))
  .option('--part <k/n>', '1/2 and 2/2 share the work between two processes', part, [1, 1] as const)
  .option('--pool <file>', 'the positions so far; a file of its own for these games by default')
  .option('--out <file>', 'add the run to a results file');

/** The first deal: none that the app ever deals, since its numbers are larger. */
const FIRST_DEAL = 10_000_000;
/** Deals reserved for each position. */
const DEALS = 10_000;
/** Determinizations of each judgment, at least and at most. */
const EFFORT = { min: 40, max: 480 };
/**
 * A lead of this many standard errors is clear; a judgment ends when all leads are clear, or one is clearly negative.
 * Pocock's boundary for twelve looks at a level of 0.1% is 3.9.
 */
const CLEAR = 4;

/** Any constant other than the seeds of the proof. */
const SEED = '636865636b656420616761696e207878';

const values = optionsOf(program);

const poolFile = values.pool ?? `${cache}/made-positions-${values.games}.jsonl`;

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function answerLead(
  { record, right }: MadePosition,
  policy: Policy,
  key: readonly number[],
): AnswerLead {
  const isRight = isAmong(right);
  const wrong = allowed(viewOf(record).choices).filter((choice) => !isRight(choice));
  const { leads } = compareByRollouts(
    { record, seat: 0, right: right[0] as Command, wrong },
    policy,
    EFFORT,
    keyedSource(SEED, key),
    (found) =>
      found.every(({ total }) => total.mean > CLEAR * total.error) ||
      found.some(({ total }) => total.mean < -CLEAR * total.error),
  );
  const { total } = leads.reduce((lowest, lead) =>
    lead.total.mean < lowest.total.mean ? lead : lowest,
  );
  return { lead: total.mean, error: total.error };
}

const nets = { solo: netsFrom('solo'), sides: netsFrom('sides') };
const experts = expertPolicy((family: Family) => nets[family]);
const adviser = newAdviser();
const makers = {
  solo: new PositionMaker(adviser, nets.solo),
  sides: new PositionMaker(adviser, nets.sides),
};

/** Other trials of the levels that err at random than those that the app makes. */
const OTHER_TRIALS = 100;

function checked(made: MadePosition, index: number): Checked {
  const { cards, habits, grade, solved, record, right } = made;
  return {
    cards,
    habits,
    grade,
    solved,
    again: solveRates(viewOf(record), isAmong(right), OTHER_TRIALS),
    experts: answerLead(made, experts, [index, 0]),
    hard: answerLead(made, hardPolicy, [index, 1]),
  };
}

/** Makes a position; null if there is none. */
function madeOf(
  turn: Turn,
  index: number,
  recent: readonly (readonly HabitName[])[],
): MadePosition | null {
  const { header, subjects, sizes } = dealFor(turn, index);
  const maker = makers[hasPartners(header.rules) ? 'sides' : 'solo'];
  const firstDeal = FIRST_DEAL + index * DEALS;
  try {
    return runSteps(maker.making({ subjects, header, sizes, firstDeal, recent }));
  } catch (error) {
    if (error instanceof NoPositionError) return null;
    throw error;
  }
}

function searched(turn: Turn, index: number, recent: readonly (readonly HabitName[])[]): Search {
  const start = processorMs();
  const made = madeOf(turn, index, recent);
  const ms = Math.round(processorMs() - start);
  const position = made === null ? null : checked(made, index);
  return { index, game: keyOfGame(turn.game), subject: turn.subject, ms, position };
}

/** The searches so far. */
const openPool = () => openJsonLines<Search>(poolFile);

/** How many of the latest positions of a subject habits are counted in, as in the app. */
const RECENT = 20;

function report({ index, subject, game, ms, position }: Search): void {
  const found =
    position === null
      ? 'no position'
      : `${position.cards} cards, leads by ${position.experts.lead.toFixed(2)} and ${position.hard.lead.toFixed(2)}`;
  console.log(`${index}: ${subject}, ${game}, ${ms} ms, ${found}`);
}

function run(): void {
  const [which, of] = values.part;
  const isMine = (index: number): boolean => index % of === which - 1;
  const turns = turnsOf(values.games, values.subjects ?? []);
  const pool = openPool();
  const searches = [...pool.values];
  const done = new Set(searches.map(({ index }) => index));
  let left = values.positions;
  for (const { index, ...turn } of turns) {
    if (left-- === 0) return;
    if (!isMine(index) || done.has(index)) continue;
    const recent = searches.flatMap((each) =>
      isMine(each.index) && each.subject === turn.subject && each.position !== null
        ? [each.position.habits]
        : [],
    );
    const search = searched(turn, index, recent.slice(-RECENT));
    searches.push(search);
    pool.add(search);
    report(search);
  }
}

run();
// Opened again: another process may have shared the work.
const rows = summaryOf(openPool().values);
for (const row of rows) console.log(JSON.stringify(row));
saveRun(values.out, 'exercises:check', rows);
