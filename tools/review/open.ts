import { type GameRecord, type RuleSet, type Seat, viewFor } from '@/engine/index.ts';
import { decisionsOf } from '@/engine/review/index.ts';
import type { Reviewer } from '@/ai/review/reviewer.ts';
import { dealtRounds } from '../lib/games.ts';
import { quantile } from '../lib/statistics.mjs';
import { type Row, rounded } from '../results/runs.mjs';

/** How long every choice of one decision took to open, in ms of one core. */
interface OpenTime {
  readonly about: 'bid' | 'card';
  readonly handSize: number;
  /** Until the first figures of what was known then. */
  readonly first: number;
  readonly all: number;
  readonly isExact: boolean;
}

/** Opens the cards at every decision of a seat in a game. */
export function openTimes(reviewer: Reviewer, record: GameRecord, seat: Seat): OpenTime[] {
  const rounds = dealtRounds(record);
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) => {
    const played = decisionsOf(record, seat, round);
    if (!played.ok || played.value === null) throw new Error(`round ${round} was not played`);
    return played.value.decisions.flatMap(({ commandIndex, state }): OpenTime[] => {
      const began = process.cpuUsage();
      const spent = (): number => process.cpuUsage(began).user / 1000;
      let first: number | null = null;
      const opening = reviewer.openChoices({ record, round, seat, commandIndex });
      while (opening.improve()) if (opening.best() !== null) first ??= spent();
      const all = spent();
      const open = opening.best();
      if (open === null) return [];
      const view = viewFor(state, seat);
      const { round: here } = view;
      return [
        {
          about: open.about === 'card' ? 'card' : 'bid',
          handSize: 'handSize' in here ? here.handSize : 0,
          first: first ?? all,
          all,
          isExact: open.isExact,
        },
      ];
    });
  });
}

/** A row for bids and one for cards: medians, and what 95% do not exceed. */
export function openRows(times: readonly OpenTime[], rules: string, { players }: RuleSet): Row[] {
  return (['bid', 'card'] as const).map((about) => {
    const these = times.filter((each) => each.about === about);
    const sorted = (of: 'first' | 'all'): number[] =>
      these.map((each) => each[of]).toSorted((a, b) => a - b);
    return {
      rules,
      players,
      about,
      decisions: these.length,
      firstMs: rounded(quantile(sorted('first'), 0.5), 0),
      firstMs95: rounded(quantile(sorted('first'), 0.95), 0),
      allMs: rounded(quantile(sorted('all'), 0.5), 0),
      allMs95: rounded(quantile(sorted('all'), 0.95), 0),
      longestMs: rounded(Math.max(...sorted('all')), 0),
      exact: rounded((100 * these.filter(({ isExact }) => isExact).length) / these.length, 0),
    };
  });
}
