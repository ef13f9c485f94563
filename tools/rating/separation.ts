import { LEVELS, type Level, keyedSource } from '@/engine/index.ts';
import { CHOICE_GRADES, DECISION_KINDS, isCostly } from '@/engine/review/index.ts';
import type { LossModel } from '@/store/insights/norms.ts';
import { LEVEL_RATINGS } from '@/store/insights/level-ratings.ts';
import { type Rating, nearestLevel, ratingOf } from '@/store/insights/rating.ts';
import type { ReviewedGame, ReviewedRound } from '@/store/insights/reviewed-games.ts';
import { mean } from '../lib/statistics.mjs';
import { type Row, rounded } from '../results/runs.mjs';
import { fittedModel } from './fit.ts';
import type { SeatSample } from './sample.ts';

const SEED = '7265706c61796564207365726965732e';

/** A sampled game as insights see it: only kinds, hand sizes and costs matter to the rating. */
function gameOf({ rounds }: SeatSample): ReviewedGame {
  const found = rounds.map((rows): ReviewedRound => {
    const decisions = rows.map(([kind, , , cost, , grade]) => {
      const graded = CHOICE_GRADES[grade] ?? 'best';
      return {
        kind: DECISION_KINDS[kind] ?? 'bid',
        cost: isCostly(graded) ? cost / 1000 : 0,
      } as ReviewedRound['decisions'][number];
    });
    return { handSize: rows[0]?.[1] ?? 0, decisions } as Partial<ReviewedRound> as ReviewedRound;
  });
  return { game: {} as ReviewedGame['game'], rounds: found };
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** Half of the games of a level, and the model that was fitted to the other half of all games. */
interface Half {
  readonly games: readonly ReviewedGame[];
  readonly model: LossModel;
}

/** Series of games to draw for each level, and the number of games in each. */
interface SeriesOptions {
  readonly series: number;
  readonly games: number;
}

/** Ratings of series of games, drawn with replacement from one half or the other. */
function ratingsOf(halves: readonly Half[], level: Level, options: SeriesOptions): Rating[] {
  const source = keyedSource(SEED, [options.games, LEVELS.indexOf(level)]);
  return Array.from({ length: options.series }, (_, each) => {
    const { games = [], model } = halves[each % halves.length] ?? {};
    const series = Array.from({ length: options.games }, () => games[source.below(games.length)]);
    return ratingOf(
      series.filter((game) => game !== undefined),
      model,
    );
  }).filter((rating) => rating !== null);
}

/** Whether the places of the neighboring levels are outside of the interval of a level's rating. */
const isAlone = (level: Level, { low, high }: Rating): boolean =>
  [-1, 1].every((step) => {
    const neighbor = LEVELS[LEVELS.indexOf(level) + step];
    const place = neighbor === undefined ? null : LEVEL_RATINGS[neighbor];
    return place === null || place < low || place > high;
  });

/** How many ratings have a property, in percent. */
const percentOf = (ratings: readonly Rating[], has: (rating: Rating) => boolean): number =>
  rounded((100 * ratings.filter(has).length) / ratings.length, 1);

/**
 * How well series of games tell neighboring levels apart: how often the level is the one nearest to its rating, how
 * often the rating's interval excludes both neighbors, how often the better of two neighbors gets the higher rating,
 * and how far their mean ratings are apart in standard deviations. The games that are rated have no part in the model that
 * rates them. There must be games with even and with odd numbers.
 */
export function separationOf(samples: readonly SeatSample[], options: SeriesOptions): Row[] {
  const parts = [0, 1].map((half) => {
    const isOwn = ({ game }: SeatSample): boolean => game % 2 === half;
    const model = fittedModel(samples.filter((sample) => !isOwn(sample)));
    return { samples: samples.filter(isOwn), model };
  });
  const rated = LEVELS.map((level) => {
    const halves = parts.map((part) => ({
      games: part.samples.filter((sample) => sample.level === level).map(gameOf),
      model: part.model,
    }));
    const games = halves.reduce((sum, half) => sum + half.games.length, 0);
    const ratings = ratingsOf(halves, level, options);
    return { level, games, ratings, values: ratings.map(({ value }) => value) };
  });
  return rated.flatMap(({ level, games, ratings, values }, at): Row[] => {
    const above = rated[at + 1];
    const row = {
      level,
      sampled: games,
      games: options.games,
      rating: rounded(mean(values), 0),
      deviation: rounded(deviation(values), 0),
      nearest: percentOf(ratings, (rating) => nearestLevel(rating) === level),
      alone: percentOf(ratings, (rating) => isAlone(level, rating)),
    };
    if (above === undefined) return [row];
    const right = values.filter((value, each) => value < (above.values[each] ?? 0)).length;
    const gap = mean(above.values) - mean(values);
    return [
      {
        ...row,
        above: above.level,
        right: rounded((100 * right) / options.series, 1),
        apart: rounded(gap / Math.hypot(deviation(values), deviation(above.values)), 2),
      },
    ];
  });
}
