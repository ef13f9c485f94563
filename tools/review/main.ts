// `npm run review`: time and results of reviews.
import { LEVELS } from '@/engine/index.ts';
import {
  CHOICE_GRADES,
  type PointsBreakdown,
  accuracyOf,
  gradeOf,
  isBidding,
  isCostly,
  breakdownOf,
  sumOfBreakdowns,
} from '@/engine/review/index.ts';
import { rulesFor } from '../arena/rules.ts';
import { withInterval } from '../arena/text.ts';
import { estimate, mean } from '../lib/statistics.mjs';
import { flagRows } from './flag-rows.ts';
import { type CostlyCard, costLines, costlyCards, withClass } from './costs.ts';
import { luckRows } from './luck.ts';
import { openRows, openTimes } from './open.ts';
import { dealtRounds } from '../lib/games.ts';
import { newProgram, number, oneOf, optionsOf, refuse, wholeNumber } from '../lib/options.ts';
import { newReviewer } from '../lib/reviewer.ts';
import { type Row, meanOf, rounded, saveRun } from '../results/runs.mjs';
import { familyOf } from '@/ai/net/loaded-nets.ts';
import { gameAmong } from '../lib/self-play.ts';

const program = newProgram(
  'npm run review --',
  `Reviews a player among experts: what a review costs and finds. With --costs, --luck or --open, players of the level sit
at all seats.`,
)
  .option('--rules <rules>', 'a preset, a tradition or a file', 'bugger-your-neighbor')
  .option('--games <n>', 'games to review', wholeNumber(1), 1)
  .option('--from <n>', 'the first game', wholeNumber(0), 0)
  .option('--level <level>', 'of the player', oneOf(LEVELS), 'expert')
  .option('--samples <n>', 'determinizations; those of the game by default', wholeNumber(1))
  .option('--costs', 'predicted against actual costs of partnership cards')
  .option('--luck', 'the luck of every seat or side among equal players')
  .option('--open', 'how long it takes to open the cards at a decision')
  .option(
    '--flags',
    'how often choices called costly are called so again with other seeds, at tables of easy, medium and hard in turn',
  )
  .option('--real', 'with --flags: also what they cost among those players')
  .option(
    '--near <cost>',
    'with --flags: also how many choices of a mean cost of more than half a standard point are not called so',
    number,
  )
  .option('--out <file>', 'add the run to a results file');
const values = optionsOf(program);
const parsed = rulesFor(values.rules, null);
if (!parsed.ok) refuse(parsed.error);
const rules = parsed.value;
const { level, samples: determinizations } = values;
const reviewer = newReviewer(familyOf(rules));

function printCosts(games: readonly number[]): Row[] {
  const cards: CostlyCard[] = [];
  for (const game of games) {
    cards.push(...costlyCards(rules, level, game));
    console.log(`after game ${game}: ${cards.length} cards\n${costLines(cards)}`);
  }
  return withClass(cards).map(({ name, these }) => ({
    cost: name,
    cards: these.length,
    predicted: [rounded(mean(these.map(({ predicted }) => predicted)), 1)],
    fresh: meanOf(
      these.map(({ fresh }) => fresh),
      1,
    ),
    deal: meanOf(
      these.map(({ inDeal }) => inDeal),
      1,
    ),
  }));
}

function printReviews(games: readonly number[]): Row[] {
  const rows: Row[] = [];
  const splits: PointsBreakdown[] = [];
  let longest = 0;
  for (const game of games) {
    const { players } = rules;
    const levels = Array.from({ length: players }, (_, seat) => (seat === 0 ? level : 'expert'));
    const record = gameAmong(rules, levels, game);
    const began = process.cpuUsage().user;
    const rounds = dealtRounds(record);
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
    const judgments = reviews.flatMap((review) => review.judgments);
    console.log(
      `game ${game}: ${rounds} rounds, ${judgments.length} decisions, ${seconds.toFixed(1)} s of one core; accuracy ${accuracyOf(judgments)?.toFixed(3)}, bids ${accuracyOf(judgments.filter(isBidding))?.toFixed(3)}; ${CHOICE_GRADES.map((grade) => `${grade} ${judgments.filter((each) => gradeOf(each) === grade).length}`).join(', ')}; hindsight exact ${judgments.filter(({ hindsight }) => hindsight?.isExact).length}`,
    );
    rows.push({
      rules: values.rules,
      level,
      game,
      games: 1,
      rounds,
      decisions: judgments.length,
      seconds: rounded(seconds, 0),
      exact: judgments.filter(({ hindsight }) => hindsight?.isExact).length,
      wrong: rounded(
        (100 * judgments.filter((each) => isCostly(gradeOf(each))).length) / judgments.length,
        0,
      ),
    });
    const split = sumOfBreakdowns(reviews.map((round) => breakdownOf(round)));
    if (split !== null) {
      splits.push(split);
      console.log(JSON.stringify(split));
    }
  }
  console.log(`longest step ${longest.toFixed(0)} ms`);
  for (const part of ['points', 'mean', 'luck', 'bids', 'play', 'rest'] as const)
    console.log(`${part} a game: ${withInterval(estimate(splits.map((split) => split[part])))}`);
  return rows;
}

function printOpening(games: readonly number[]): Row[] {
  const levels = Array.from({ length: rules.players }, () => level);
  const times = games.flatMap((game) => openTimes(reviewer, gameAmong(rules, levels, game), 0));
  const rows = openRows(times, values.rules, rules);
  for (const row of rows) console.log(JSON.stringify(row));
  return rows;
}

const withRules = (rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ rules: values.rules, ...row }));

const games = Array.from({ length: values.games }, (_, at) => values.from + at);

/** Prints what was asked for, and returns it as rows of a results file. */
function measured(): Row[] {
  if (values.costs === true) return printCosts(games);
  if (values.luck === true) return withRules(luckRows(rules, level, games));
  if (values.flags === true) {
    const options = { isReal: values.real === true, near: values.near ?? Infinity };
    return withRules(flagRows(rules, games, options));
  }
  return values.open === true ? printOpening(games) : printReviews(games);
}

saveRun(values.out, 'review', measured());
