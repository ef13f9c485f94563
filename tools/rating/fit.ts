import { LEVELS, type Level } from '@/engine/index.ts';
import {
  CHOICE_GRADES,
  DECISION_KINDS,
  type DecisionKind,
  isCostly,
} from '@/engine/review/index.ts';
import { HAND_CLASSES, type LossModel, PER, handClass } from '@/store/insights/norms.ts';
import { ClusteredRatio } from '@/store/insights/estimate.ts';
import { mean } from '../lib/statistics.mjs';
import { type Row, rounded } from '../results/runs.mjs';
import type { DecisionRow, SeatSample } from './sample.ts';

/** The kinds that are distinguished; see `difficultyOf`. */
const KINDS = [
  'bid',
  'lead',
  'follow',
  'ruff',
  'discard',
] as const satisfies readonly DecisionKind[];

/** A sampled decision. */
interface Sampled {
  readonly kind: DecisionKind;
  readonly handSize: number;
  /** The loss of a costly choice, in standard points; otherwise 0. */
  readonly lost: number;
}

function sampled([kind, handSize, , cost, , grade]: DecisionRow): Sampled {
  const graded = CHOICE_GRADES[grade] ?? 'best';
  return {
    kind: DECISION_KINDS[kind] ?? 'bid',
    handSize,
    lost: isCostly(graded) ? Math.round(cost / 10) / 100 : 0,
  };
}

const isBid = ({ kind }: Sampled): boolean => kind === 'bid';

/** Every decision of a level with its round. */
const decisionsOf = (samples: readonly SeatSample[], level: Level) =>
  samples
    .filter((sample) => sample.level === level)
    .flatMap(({ rounds }) =>
      rounds.flatMap((round) => round.map((row) => ({ round, ...sampled(row) }))),
    );

/** One line per level: points lost per 100 decisions with their intervals. */
export function rowsOf(samples: readonly SeatSample[], rules: string): Row[] {
  const own = samples.filter((sample) => sample.rules === rules);
  return LEVELS.flatMap((level): Row[] => {
    const decisions = decisionsOf(own, level);
    if (decisions.length === 0) return [];
    const rateOf = (isCounted: (decision: Sampled) => boolean): [number, number] => {
      const ratio = new ClusteredRatio();
      for (const decision of decisions)
        if (isCounted(decision)) ratio.add(decision.round, decision.lost);
      const { value, margin } = ratio.estimate();
      return [rounded(PER * value, 2), rounded(PER * margin, 2)];
    };
    return [
      {
        rules,
        level,
        games: own.filter((sample) => sample.level === level).length,
        decisions: decisions.length,
        all: rateOf(() => true),
        bids: rateOf(isBid),
        cards: rateOf((decision) => !isBid(decision)),
      },
    ];
  });
}

/** A fitted model has every kind. */
interface FittedModel extends LossModel {
  readonly difficulty: Readonly<Record<(typeof KINDS)[number], readonly number[]>>;
}

/**
 * The points by which each cell is drawn toward the average difficulty: with few games a cell may
 * have no loss at all by chance.
 */
const PRIOR_POINTS = 1;

/** Rounds of proportional fitting; they change nothing after far fewer. */
const PASSES = 30;

/** Decisions of a kind and a class of hand sizes, and how much more than average they lose. */
interface Cell {
  readonly kind: (typeof KINDS)[number];
  readonly size: number;
  factor: number;
}

/** By level and cell: how many decisions, and what they lost. */
type LossTable = readonly (readonly { readonly count: number; readonly lost: number }[])[];

/** By level: what a decision of average difficulty loses, in standard points. */
type Rates = readonly { bids: number; cards: number }[];

const ratio = (of: number, to: number): number => (to === 0 ? 1 : of / to);

const groupOf = ({ kind }: Cell): 'bids' | 'cards' => (kind === 'bid' ? 'bids' : 'cards');

/**
 * Levels whose bids are fitted as those of one: in the games that are sampled both take the nets' bids, and
 * few of them cost points, so that chance would tell them apart.
 */
const SAME_BIDDERS: ReadonlySet<Level> = new Set(['expert', 'master']);

/** The levels that play alike in decisions of a group, as indices. */
function peersOf(level: number, group: 'bids' | 'cards'): readonly number[] {
  const peers = LEVELS.flatMap((each, at) => (SAME_BIDDERS.has(each) ? [at] : []));
  return group === 'bids' && peers.includes(level) ? peers : [level];
}

/** Fits the rates of the levels to the difficulty of the cells. */
function fitRates(rates: Rates, cells: readonly Cell[], table: LossTable): void {
  for (const [level, rate] of rates.entries())
    for (const group of ['bids', 'cards'] as const) {
      let [lost, expected] = [0, 0];
      for (const peer of peersOf(level, group))
        for (const [at, cell] of cells.entries()) {
          if (groupOf(cell) !== group) continue;
          lost += table[peer]?.[at]?.lost ?? 0;
          expected += cell.factor * (table[peer]?.[at]?.count ?? 0);
        }
      rate[group] = ratio(lost, expected);
    }
}

/** Fits the difficulty of the cells to the rates of the levels. */
function fitDifficulty(cells: readonly Cell[], rates: Rates, table: LossTable): void {
  for (const [at, cell] of cells.entries()) {
    let [lost, expected] = [0, 0];
    for (const [level, rate] of rates.entries()) {
      lost += table[level]?.[at]?.lost ?? 0;
      expected += rate[groupOf(cell)] * (table[level]?.[at]?.count ?? 0);
    }
    cell.factor = ratio(lost + PRIOR_POINTS, expected + PRIOR_POINTS);
  }
}

function varianceOf(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
}

/** Fits the model by iterative proportional fitting: for each level and each cell, losses add up to those observed. */
export function fittedModel(samples: readonly SeatSample[]): FittedModel {
  const cells: Cell[] = KINDS.flatMap((kind) =>
    [...HAND_CLASSES, 0].map((_, size) => ({ kind, size, factor: 1 })),
  );
  const all = LEVELS.map((level) => decisionsOf(samples, level));
  const table: LossTable = all.map((decisions) =>
    cells.map(({ kind, size }) => {
      const these = decisions.filter(
        (each) => each.kind === kind && handClass(each.handSize) === size,
      );
      return { count: these.length, lost: these.reduce((sum, { lost }) => sum + lost, 0) };
    }),
  );
  const rates = LEVELS.map(() => ({ bids: 0.1, cards: 0.1 }));
  for (let pass = 0; pass < PASSES; pass++) {
    fitRates(rates, cells, table);
    fitDifficulty(cells, rates, table);
    normalize(cells, table, rates);
  }
  return {
    handClasses: HAND_CLASSES,
    levels: Object.fromEntries(
      LEVELS.map((level, at) => [
        level,
        {
          bids: rounded(rates[at]?.bids ?? 0, 4),
          cards: rounded(rates[at]?.cards ?? 0, 4),
        },
      ]),
    ) as FittedModel['levels'],
    difficulty: Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        cells.filter((cell) => cell.kind === kind).map(({ factor }) => rounded(factor, 3)),
      ]),
    ) as unknown as FittedModel['difficulty'],
    variance: rounded(varianceOf(all.flat().map(({ lost }) => lost)), 3),
  };
}

/** Makes the difficulty of the sampled bids 1 on average, and that of the cards. */
function normalize(cells: readonly Cell[], table: LossTable, rates: Rates): void {
  for (const group of ['bids', 'cards'] as const) {
    let [sum, count] = [0, 0];
    const own = [...cells.entries()].filter(([, cell]) => groupOf(cell) === group);
    for (const [at, { factor }] of own)
      for (const row of table) {
        sum += factor * (row[at]?.count ?? 0);
        count += row[at]?.count ?? 0;
      }
    const average = sum / count;
    for (const [, cell] of own) cell.factor /= average;
    for (const rate of rates) rate[group] *= average;
  }
}
