// The stability of flags, printed and as rows of a results file.
import { CLEAR_POINTS } from '@/engine/advice/index.ts';
import type { RuleSet } from '@/engine/index.ts';
import { isCostly } from '@/engine/review/index.ts';
import { type Row, meanOf, rounded } from '../results/runs.mjs';
import { type Flag, FlagReview } from './flags.ts';

/** The levels at the tables of the flags. */
const TABLE_LEVELS = ['easy', 'medium', 'hard'] as const;

const share = (of: readonly Flag[], is: (flag: Flag) => boolean): number =>
  rounded((100 * of.filter(is).length) / of.length, 0);

/** One row for some flags. */
function rowOf(about: Row, flags: readonly Flag[]): Row {
  const real = flags.flatMap((flag) => flag.real ?? []);
  return {
    ...about,
    flags: flags.length,
    again: rounded((100 * flags.reduce((sum, { again }) => sum + again, 0)) / flags.length, 1),
    ...(real.length === 0
      ? {}
      : { real: meanOf(real, 2), nothing: real.filter((cost) => cost <= 0).length }),
  };
}

/**
 * Prints and returns how often the flags of seat 0 come back with other seeds, by grade and together.
 * @param near from this cost on, in standard points, choices without a flag are judged again, too.
 */
export function flagRows(
  rules: RuleSet,
  games: readonly number[],
  { isReal, near }: { readonly isReal: boolean; readonly near: number },
): Row[] {
  const review = new FlagReview(rules, TABLE_LEVELS);
  const judged: Flag[] = [];
  for (const game of games) {
    for (const flag of review.flags(game, isReal, near)) {
      judged.push(flag);
      console.log(JSON.stringify(flag));
    }
    console.log(`after game ${game}: ${judged.length} of ${review.decisions} decisions`);
  }
  const about = { games: games.length, decisions: review.decisions };
  const flags = judged.filter(({ grade }) => isCostly(grade));
  const grades = (['inaccuracy', 'mistake', 'blunder'] as const).flatMap((grade) => {
    const these = flags.filter((flag) => flag.grade === grade);
    return these.length === 0 ? [] : [rowOf({ ...about, grade }, these)];
  });
  const costly = judged.filter(({ mean }) => mean > CLEAR_POINTS);
  const found = Number.isFinite(near)
    ? { costly: costly.length, found: share(costly, ({ grade }) => isCostly(grade)) }
    : {};
  const rows = [...grades, { ...rowOf({ ...about, grade: 'all' }, flags), ...found }];
  for (const row of rows) console.log(JSON.stringify(row));
  return rows;
}
