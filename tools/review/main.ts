// Time and results of reviews: `npm run review -- --games N --level LEVEL` reviews seat 0, where LEVEL sits
// among experts. With --costs: predicted against actual costs of partnership cards (LEVEL at all seats). With
// --luck: the luck of every seat or side among equal players (LEVEL at all seats). With --flags: how often
// choices called costly are called so again with other seeds, LEVEL among --others LEVEL; with --real also what
// they cost among those players. With --open: how long it takes to open the cards at a decision.
import { parseArgs } from 'node:util';
import { type GameRecord, LEVELS, type Seat, hasPartners } from '@/engine/index.ts';
import {
  CHOICE_GRADES,
  type RoundReview,
  type PointsBreakdown,
  accuracyOf,
  gradeOf,
  isBidding,
  isCostly,
  breakdownOf,
  sumOfBreakdowns,
} from '@/engine/review/index.ts';
import { rulesFor } from '../arena/rules.ts';
import { type Flag, FlagReview } from './flags.ts';
import { type CostlyCard, costlyCards, tableOf, withClass } from './costs.ts';
import { openRows, openTimes } from './open.ts';
import { newReviewer } from '../lib/reviewer.ts';
import { type Row, meanOf, rounded, saveRun } from '../results/runs.mjs';
import { familyOf } from '@/ai/net/loaded-nets.ts';
import { gameAmong } from '../lib/self-play.ts';

const { values } = parseArgs({
  options: {
    rules: { type: 'string', default: 'bugger-your-neighbor' },
    games: { type: 'string', default: '1' },
    level: { type: 'string', default: 'expert' },
    samples: { type: 'string' },
    from: { type: 'string', default: '0' },
    costs: { type: 'boolean' },
    luck: { type: 'boolean' },
    flags: { type: 'boolean' },
    others: { type: 'string', default: 'expert' },
    real: { type: 'boolean' },
    open: { type: 'boolean' },
    // Adds the run to a results file.
    out: { type: 'string' },
  },
});
const rules = rulesFor(values.rules, null);
if (!rules.ok) throw new Error(rules.error);
const rulesOf = rules.value;
const level = LEVELS.find((each) => each === values.level) ?? 'expert';
const determinizations = values.samples === undefined ? undefined : Number(values.samples);
const reviewer = newReviewer(familyOf(rulesOf));

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function withInterval(numbers: readonly number[]): string {
  const average = mean(numbers);
  const variance = mean(numbers.map((number) => (number - average) ** 2));
  return `${average.toFixed(2)} ±${(1.96 * Math.sqrt(variance / numbers.length)).toFixed(2)}`;
}

function printCosts(games: readonly number[]): Row[] {
  const cards: CostlyCard[] = [];
  for (const game of games) {
    cards.push(...costlyCards(rulesOf, level, game));
    console.log(`after game ${game}: ${cards.length} cards\n${tableOf(cards, withInterval)}`);
  }
  return withClass(cards).map(({ name, these }) => ({
    cost: name,
    cards: these.length,
    predicted: meanOf(
      these.map(({ said }) => said),
      1,
    ).slice(0, 1) as [number],
    fresh: meanOf(
      these.map(({ elsewhere }) => elsewhere),
      1,
    ),
    deal: meanOf(
      these.map(({ real }) => real),
      1,
    ),
  }));
}

function printReviews(games: readonly number[]): Row[] {
  const rows: Row[] = [];
  const splits: PointsBreakdown[] = [];
  const all: RoundReview[] = [];
  let longest = 0;
  for (const game of games) {
    const { players } = rulesOf;
    const levels = Array.from({ length: players }, (_, seat) => (seat === 0 ? level : 'expert'));
    const record = gameAmong(rulesOf, levels, game);
    const began = process.cpuUsage().user;
    const rounds = record.commands.filter(({ type }) => type === 'deal').length;
    const reviews = Array.from({ length: rounds }, (_, round) => {
      const reviewing = reviewer.review({ record, round, seat: 0 }, determinizations);
      for (let more = true; more;) {
        const start = performance.now();
        more = reviewing.improve();
        longest = Math.max(longest, performance.now() - start);
      }
      return reviewing.best();
    });
    const seconds = (process.cpuUsage().user - began) / 1e6;
    const judged = reviews.flatMap(({ judgments }) => judgments);
    console.log(
      `game ${game}: ${rounds} rounds, ${judged.length} decisions, ${seconds.toFixed(1)} s of one core; accuracy ${accuracyOf(judged)?.toFixed(3)}, bids ${accuracyOf(judged.filter(isBidding))?.toFixed(3)}; ${CHOICE_GRADES.map((grade) => `${grade} ${judged.filter((each) => gradeOf(each) === grade).length}`).join(', ')}; hindsight exact ${judged.filter(({ hindsight }) => hindsight?.isExact).length}`,
    );
    rows.push({
      rules: values.rules,
      level,
      game,
      games: 1,
      rounds,
      decisions: judged.length,
      seconds: rounded(seconds, 0),
      exact: judged.filter(({ hindsight }) => hindsight?.isExact).length,
      wrong: rounded(
        (100 * judged.filter((each) => isCostly(gradeOf(each))).length) / judged.length,
        0,
      ),
    });
    const split = sumOfBreakdowns(reviews.map((round) => breakdownOf(round)));
    if (split !== null) {
      splits.push(split);
      console.log(JSON.stringify(split));
    }
    all.push(...reviews);
  }
  console.log(`longest step ${longest.toFixed(0)} ms`);
  for (const part of ['points', 'mean', 'luck', 'bids', 'play', 'rest'] as const)
    console.log(`${part} a game: ${withInterval(splits.map((split) => split[part]))}`);
  return rows;
}

/** How much better or worse than the mean the cards of a seat were in a game, in points. */
function luckOf(record: GameRecord, seat: Seat): number {
  const rounds = record.commands.filter(({ type }) => type === 'deal').length;
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    const reviewing = reviewer.review({ record, round, seat }, 1);
    // Prospects are computed first.
    while (reviewing.best().prospects === null && reviewing.improve());
    const { prospects } = reviewing.best();
    sum += prospects === null ? Number.NaN : prospects.hand - prospects.mean;
  }
  return sum;
}

function printLuck(games: readonly number[]): Row[] {
  const seats = Array.from({ length: rulesOf.players }, (_, seat) => seat);
  const levels = seats.map(() => level);
  const scoring = seats.slice(0, hasPartners(rulesOf) ? 2 : seats.length);
  const lucks = games.map((game) => {
    const record = gameAmong(rulesOf, levels, game);
    return scoring.map((seat) => luckOf(record, seat));
  });
  for (const seat of scoring)
    console.log(
      `luck of seat ${seat} a game: ${withInterval(lucks.map((each) => each[seat] ?? NaN))}`,
    );
  console.log(`mean over seats: ${withInterval(lucks.map(mean))}`);
  const means = scoring.map(
    (seat) =>
      meanOf(
        lucks.map((each) => each[seat] ?? NaN),
        1,
      )[0],
  );
  return [
    {
      rules: values.rules,
      games: games.length,
      of: hasPartners(rulesOf) ? 'side' : 'seat',
      luck: meanOf(lucks.map(mean), 2),
      least: Math.min(...means),
      most: Math.max(...means),
    },
  ];
}

function printFlags(games: readonly number[]): Row[] {
  const others = LEVELS.find((each) => each === values.others) ?? 'expert';
  const review = new FlagReview(
    rulesOf,
    Array.from({ length: rulesOf.players }, (_, seat) => (seat === 0 ? level : others)),
  );
  const flags: Flag[] = [];
  for (const game of games) {
    flags.push(...review.flags(game, values.real === true));
    console.log(`after game ${game}: ${flags.length} flags in ${review.decisions} decisions`);
  }
  const rows = (['inaccuracy', 'mistake', 'blunder'] as const).flatMap((grade): Row[] => {
    const these = flags.filter((each) => each.grade === grade);
    if (these.length === 0) return [];
    const again = (100 * mean(these.map((each) => each.again))).toFixed(0);
    const real = these.flatMap((each) => each.real ?? []);
    const nothing = real.filter((cost) => cost <= 0).length;
    const atTable =
      real.length === 0 ? '' : `; at the table ${withInterval(real)}, nothing: ${nothing}`;
    console.log(`${grade}: ${these.length}, again ${again}%${atTable}`);
    return [
      { rules: values.rules, level, others, grade, flags: these.length, again: Number(again) },
    ];
  });
  console.log(
    `all: ${flags.length}, again ${(100 * mean(flags.map((each) => each.again))).toFixed(1)}%`,
  );
  return rows;
}

function printOpening(games: readonly number[]): Row[] {
  const levels = Array.from({ length: rulesOf.players }, () => level);
  const times = games.flatMap((game) => openTimes(reviewer, gameAmong(rulesOf, levels, game), 0));
  const rows = openRows(times, values.rules, rulesOf);
  for (const row of rows) console.log(JSON.stringify(row));
  return rows;
}

const games = Array.from({ length: Number(values.games) }, (_, at) => Number(values.from) + at);
const print =
  values.costs === true
    ? printCosts
    : values.luck === true
      ? printLuck
      : values.flags === true
        ? printFlags
        : values.open === true
          ? printOpening
          : printReviews;
saveRun(values.out, 'review', print(games));
