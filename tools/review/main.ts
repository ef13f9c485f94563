// How long a review takes, and where points come from: `npm run review -- --games N --level LEVEL`.
// Every game is reviewed from seat 0, where LEVEL sits among experts. With --costs: whether what cards
// among partners are said to have cost (LEVEL at all seats) comes true. With --luck: what the luck of every
// seat, of one of each side, comes to among equal players (LEVEL at all seats).
import { parseArgs } from 'node:util';
import { type GameRecord, LEVELS, type Seat, hasPartners } from '@/engine/index.ts';
import {
  CHOICE_GRADES,
  type RoundReview,
  type Split,
  accuracyOf,
  gradeOf,
  isBidding,
  splitOf,
  sumOfSplits,
} from '@/engine/review/index.ts';
import { rulesFor } from '../arena/rules.ts';
import { type PricedCard, pricedCards, tableOf } from './costs.ts';
import { newReviewer } from '../lib/reviewer.ts';
import { familyOf } from '@/ai/net/kept-nets.ts';
import { gameAmong } from '../lib/self-play.ts';

const { values } = parseArgs({
  options: {
    rules: { type: 'string', default: 'bugger-your-neighbor' },
    games: { type: 'string', default: '1' },
    level: { type: 'string', default: 'expert' },
    worlds: { type: 'string' },
    from: { type: 'string', default: '0' },
    costs: { type: 'boolean' },
    luck: { type: 'boolean' },
  },
});
const rules = rulesFor(values.rules, null);
if (!rules.ok) throw new Error(rules.error);
const rulesOf = rules.value;
const level = LEVELS.find((each) => each === values.level) ?? 'expert';
const worlds = values.worlds === undefined ? undefined : Number(values.worlds);
const reviewer = newReviewer(familyOf(rulesOf));

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function withInterval(numbers: readonly number[]): string {
  const average = mean(numbers);
  const variance = mean(numbers.map((number) => (number - average) ** 2));
  return `${average.toFixed(2)} ±${(1.96 * Math.sqrt(variance / numbers.length)).toFixed(2)}`;
}

function printCosts(games: readonly number[]): void {
  const cards: PricedCard[] = [];
  for (const game of games) {
    cards.push(...pricedCards(rulesOf, level, game));
    console.log(`after game ${game}: ${cards.length} cards\n${tableOf(cards, withInterval)}`);
  }
}

function printReviews(games: readonly number[]): void {
  const splits: Split[] = [];
  const all: RoundReview[] = [];
  let longest = 0;
  for (const game of games) {
    const { players } = rulesOf;
    const levels = Array.from({ length: players }, (_, seat) => (seat === 0 ? level : 'expert'));
    const record = gameAmong(rulesOf, levels, game);
    const began = process.cpuUsage().user;
    const rounds = record.commands.filter(({ type }) => type === 'deal').length;
    const reviews = Array.from({ length: rounds }, (_, round) => {
      const reviewing = reviewer.review({ record, round, seat: 0 }, worlds);
      for (let more = true; more;) {
        const start = performance.now();
        more = reviewing.on();
        longest = Math.max(longest, performance.now() - start);
      }
      return reviewing.best();
    });
    const seconds = (process.cpuUsage().user - began) / 1e6;
    const judged = reviews.flatMap(({ judgements }) => judgements);
    console.log(
      `game ${game}: ${rounds} rounds, ${judged.length} decisions, ${seconds.toFixed(1)} s of one core; accuracy ${accuracyOf(judged)?.toFixed(3)}, bids ${accuracyOf(judged.filter(isBidding))?.toFixed(3)}; ${CHOICE_GRADES.map((grade) => `${grade} ${judged.filter((each) => gradeOf(each) === grade).length}`).join(', ')}; hindsight exact ${judged.filter(({ open }) => open?.isExact).length}`,
    );
    const split = sumOfSplits(reviews.map(splitOf));
    if (split !== null) {
      splits.push(split);
      console.log(JSON.stringify(split));
    }
    all.push(...reviews);
  }
  console.log(`longest step ${longest.toFixed(0)} ms`);
  for (const part of ['points', 'mean', 'luck', 'bids', 'play', 'rest'] as const)
    console.log(`${part} a game: ${withInterval(splits.map((split) => split[part]))}`);
}

/** How much better or worse than usual the cards of a seat were in a game, in points. */
function luckOf(record: GameRecord, seat: Seat): number {
  const rounds = record.commands.filter(({ type }) => type === 'deal').length;
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    const reviewing = reviewer.review({ record, round, seat }, 1);
    // The cards come first.
    while (reviewing.best().prospects === null && reviewing.on());
    const { prospects } = reviewing.best();
    sum += prospects === null ? Number.NaN : prospects.hand - prospects.mean;
  }
  return sum;
}

function printLuck(games: readonly number[]): void {
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
  console.log(`of a seat in the mean: ${withInterval(lucks.map(mean))}`);
}

const games = Array.from({ length: Number(values.games) }, (_, at) => Number(values.from) + at);
if (values.costs === true) printCosts(games);
else if (values.luck === true) printLuck(games);
else printReviews(games);
