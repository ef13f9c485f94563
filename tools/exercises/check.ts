// Makes positions as the product does, and checks them: `npm run exercises:check -- --help`.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Family } from '@/ai/net/loaded-nets.ts';
import { finished } from '@/ai/steps.ts';
import { solveRates } from '@/ai/exercises/habits.ts';
import { PositionMaker } from '@/ai/exercises/position-maker.ts';
import { viewOf } from '@/ai/exercises/proof.ts';
import { isAmong } from '@/ai/exercises/proving.ts';
import { type Policy, compared } from '@/ai/exercises/rollouts.ts';
import { expertPolicy, hardPolicy } from '@/ai/exercises/verify.ts';
import {
  GRADES,
  type HabitName,
  type MadePosition,
  SUBJECTS,
  type SolveRates,
} from '@/engine/exercise/index.ts';
import { type Command, allowed, hasPartners, keyedSource } from '@/engine/index.ts';
import {
  PRACTICE_PRESETS,
  practiceDeal,
  presetGameOf,
  subjectsOf,
} from '@/store/practice-games.ts';
import { newAdviser } from '../lib/adviser.ts';
import { cache } from '../lib/paths.mjs';
import { netsFrom } from '../lib/player.ts';
import { type Row, rounded, saveRun } from '../results/runs.mjs';

const USAGE = `npm run exercises:check -- [--positions N] [--part K/N] [--pool FILE] [--out FILE]
Makes N positions as the product does, of every subject of every game in turn, and judges each by independent
rollouts among experts and among hard players. Goes on where the last run stopped; --part 1/2 and --part 2/2 share
the work between two processes. Prints how long making takes, how many answers are wrong, and whether simple players
solve easier positions more often.`;

/** The first deal: none that the product ever deals, since its seeds are larger. */
const FIRST_SEED = 10_000_000;
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

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '1000' },
    part: { type: 'string', default: '1/1' },
    pool: { type: 'string', default: `${cache}/made-positions.jsonl` },
    out: { type: 'string' },
    help: { type: 'boolean' },
  },
});

/** A judgment by rollouts: the smallest lead of the answer over another choice, in standard points. */
interface Judgment {
  readonly lead: number;
  readonly error: number;
}

/** A position that was made and judged, as the pool has it. */
export interface Checked {
  readonly index: number;
  readonly preset: string;
  readonly subject: string;
  readonly cards: number;
  /** How long making took, in ms of processor time. */
  readonly ms: number;
  readonly habits: readonly HabitName[];
  readonly grade: MadePosition['grade'];
  /** The difficulty as the product measures it, and again with other random numbers. */
  readonly solved: SolveRates;
  readonly again: Omit<SolveRates, 'expert'>;
  readonly experts: Judgment;
  readonly hard: Judgment;
}

/** Every subject of every game. */
const DEALS_IN_TURN = PRACTICE_PRESETS.flatMap((preset) =>
  subjectsOf(presetGameOf(preset)).map((subject) => ({ preset, subject })),
);

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function judgment(
  { record, right }: MadePosition,
  policy: Policy,
  key: readonly number[],
): Judgment {
  const isRight = isAmong(right);
  const wrong = allowed(viewOf(record).choices).filter((choice) => !isRight(choice));
  const { leads } = compared(
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

/** Other trials of the levels that err at random than those that the product makes. */
const OTHER_TRIALS = 100;

function checked(index: number, recent: readonly (readonly HabitName[])[]): Checked {
  const { preset, subject } = DEALS_IN_TURN[
    index % DEALS_IN_TURN.length
  ] as (typeof DEALS_IN_TURN)[0];
  const { header, subjects, sizes } = practiceDeal(presetGameOf(preset), subject);
  const maker = makers[hasPartners(header.rules) ? 'sides' : 'solo'];
  const start = processorMs();
  const seed = FIRST_SEED + index * DEALS;
  const made = finished(maker.making({ subjects, header, sizes, seed, recent }));
  const ms = Math.round(processorMs() - start);
  const { cards, habits, grade, solved } = made;
  return {
    index,
    preset,
    subject,
    cards,
    ms,
    habits,
    grade,
    solved,
    again: solveRates(viewOf(made.record), isAmong(made.right), OTHER_TRIALS),
    experts: judgment(made, experts, [index, 0]),
    hard: judgment(made, hardPolicy, [index, 1]),
  };
}

/** The positions checked so far, without a line that an interruption cut off. */
const readPool = (): Checked[] =>
  existsSync(values.pool)
    ? readFileSync(values.pool, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as Checked)
    : [];

/** Two standard errors: a lead beyond them is clear. */
const SURE = 2;

const roundedMean = (values: readonly number[], digits: number): number =>
  rounded(values.reduce((sum, each) => sum + each, 0) / values.length, digits);

/** How long making takes, how many answers are wrong (by subject and overall), and how often levels are right. */
function summaryOf(pool: readonly Checked[]): Row[] {
  const rowOf = (about: string, positions: readonly Checked[]): Row => ({
    about,
    positions: positions.length,
    ms: roundedMean(
      positions.map(({ ms }) => ms),
      0,
    ),
    median: positions.map(({ ms }) => ms).toSorted((a, b) => a - b)[positions.length >> 1] ?? 0,
    wrongAmongExperts: positions.filter(({ experts: { lead, error } }) => lead < -SURE * error)
      .length,
    wrongAmongHard: positions.filter(({ hard: { lead, error } }) => lead < -SURE * error).length,
    confirmedByBoth: positions.filter((each) =>
      [each.experts, each.hard].every(({ lead, error }) => lead > SURE * error),
    ).length,
  });
  const subjects = new Map(
    SUBJECTS.map((subject) => [subject, pool.filter((each) => each.subject === subject)] as const),
  );
  const solvedRow = (grade: MadePosition['grade']): Row => {
    const again = pool.filter((each) => each.grade === grade).map((each) => each.again);
    const share = (level: keyof (typeof again)[0]): number =>
      roundedMean(
        again.map((rates) => 100 * rates[level]),
        0,
      );
    return {
      about: `${grade} positions`,
      positions: again.length,
      quick: share('quick'),
      easy: share('easy'),
      medium: share('medium'),
      hard: share('hard'),
    };
  };
  return [
    rowOf('all', pool),
    ...[...subjects]
      .filter(([, positions]) => positions.length > 0)
      .map(([subject, positions]) => rowOf(subject, positions)),
    ...GRADES.filter((grade) => pool.some((each) => each.grade === grade)).map(solvedRow),
  ];
}

/** How many of the latest positions of a subject habits are counted in, as in the product. */
const RECENT = 20;

function run(): void {
  mkdirSync(dirname(values.pool), { recursive: true });
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  const mine = (index: number): boolean => index % parts === part - 1;
  const pool = readPool();
  const done = new Set(pool.map(({ index }) => index));
  for (let index = 0; index < Number(values.positions); index++) {
    if (!mine(index) || done.has(index)) continue;
    const { subject } = DEALS_IN_TURN[index % DEALS_IN_TURN.length] as (typeof DEALS_IN_TURN)[0];
    const recent = pool.filter((each) => mine(each.index) && each.subject === subject);
    const found = checked(
      index,
      recent.slice(-RECENT).map(({ habits }) => habits),
    );
    pool.push(found);
    appendFileSync(values.pool, `${JSON.stringify(found)}\n`);
    console.log(
      `${index}: ${found.subject}, ${found.preset}, ${found.cards} cards, ${found.ms} ms, leads by ${found.experts.lead.toFixed(2)} and ${found.hard.lead.toFixed(2)}`,
    );
  }
}

if (values.help === true) console.log(USAGE);
else {
  run();
  const rows = summaryOf(readPool());
  for (const row of rows) console.log(JSON.stringify(row));
  saveRun(values.out, 'exercises:check', rows);
}
