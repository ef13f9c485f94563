import { masterDeterminizations } from '@/ai/ai-player.ts';
import { type Level, type RuleSet, hasPartners } from '@/engine/index.ts';
import { type DealResult, type Match, rotationsOf } from './match.ts';
import type { Estimate } from '../lib/statistics.mjs';
import { type Summary, summaryOf } from './summary.ts';

/** A game by its ID, and its rules at one table. */
export interface Table {
  readonly game: string;
  readonly rules: RuleSet;
}

/** A step of the ladder at one table: a level against the one below. */
export interface Step extends Table {
  readonly upper: Level;
  readonly lower: Level;
}

const stepAt = (table: Table, upper: Level, lower: Level): Step => ({ ...table, upper, lower });

/** The steps between consecutive levels, at each table. */
export const stepsOf = (tables: readonly Table[], levels: readonly Level[]): readonly Step[] =>
  tables.flatMap((table) =>
    levels.slice(1).map((upper, index) => stepAt(table, upper, levels[index] as Level)),
  );

/** One seat of the upper level against a table of the lower; in partnerships side against side. */
function seatsOf({ rules, upper, lower }: Step): string[] {
  const sides = hasPartners(rules);
  return Array.from({ length: rules.players }, (_, seat) =>
    (sides ? seat % 2 === 0 : seat === 0) ? upper : lower,
  );
}

/** The win share of an equal player. */
export const parShare = ({ rules }: Table): number =>
  hasPartners(rules) ? 1 / 2 : 1 / rules.players;

/** Games before the first look at the result; each further look doubles them. */
const FIRST_LOOK = 120;
/** Correction for looking repeatedly: stop when the distance from par is this many times half the interval. */
const DECISIVE_FACTOR = 1.5;

const isDecisive = ({ mean, interval }: Estimate, par: number): boolean =>
  Math.abs(mean - par) > DECISIVE_FACTOR * (interval[1] - mean);

/** The result of a step; it holds if the whole interval lies above par. */
export interface StepResult {
  readonly step: Step;
  readonly summary: Summary;
  readonly holds: boolean;
}

/**
 * Plays a step until it is decided, or up to a number of games.
 * @param play plays the deals of a match from one on.
 */
export async function playUntilDecided(
  step: Step,
  seed: number,
  maxGames: number,
  play: (match: Match, from: number) => Promise<readonly DealResult[]>,
): Promise<StepResult> {
  const seats = seatsOf(step);
  const { rules } = step;
  const turns = rotationsOf(seats).length;
  const matchOf = (games: number): Match => ({
    rules,
    seats,
    deals: Math.ceil(Math.min(games, maxGames) / turns),
    seed,
    budget: { determinizations: masterDeterminizations(rules) },
  });
  const par = parShare(step);
  const results: DealResult[] = [];
  for (let games = FIRST_LOOK; ; games *= 2) {
    const match = matchOf(games);
    // Sequential: whether there is another look depends on this one.
    results.push(...(await play(match, results.length)));
    const summary = summaryOf(match, results);
    const share = summary.players[0]?.winShare;
    if (share === undefined) throw new Error('nobody played');
    if (games >= maxGames || isDecisive(share, par))
      return { step, summary, holds: share.interval[0] > par };
  }
}
