// Reliability: how often bids are made, by the make probability predicted for the bid or for a card later on.
import { hasPartners } from '@/engine/index.ts';
import { type Row, rounded } from '../results/runs.mjs';
import { type Bin, binLine, binOfAll, binsOf, isJudged, isOff } from './bins.ts';
import { type GameCases, gameCases, openCaseFile } from './cases.ts';
import { type Case, fittedCurve } from './curve.ts';
import type { Measurement } from './games.ts';

interface ReliabilityOptions {
  /** How many bids to count at least. */
  readonly bids: number;
  /** How many cards to count at least. */
  readonly cards: number;
  /** Whether only nils are counted, bid wherever the heuristic does not find them far worse. */
  readonly onlyNils: boolean;
  /** Where the cases are kept, if they are: a later run with more bids or cards goes on from there. */
  readonly folder: string | undefined;
}

/** What a row of the results counts. */
type Counted = 'bids' | 'nils' | 'cards';

/** A number with one decimal, with a true minus sign. */
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

/** A bin's deviation, observed less predicted, with its interval; null where there is none. */
const figureOf = (bin: Bin | null): Row[string] =>
  bin && [rounded(bin.deviation, 1), rounded(bin.error, 1)];

/** The size of the largest deviation, with its interval; null where no bin can be judged. */
function largestOf(bins: readonly Bin[]): Row[string] {
  const [largest] = bins.toSorted((a, b) => Math.abs(b.deviation) - Math.abs(a.deviation));
  return figureOf(largest ? { ...largest, deviation: Math.abs(largest.deviation) } : null);
}

/** Prints the bins of a level; returns the row of the largest deviation and all beyond the tolerance. */
function report(
  { table, level, seed }: Measurement,
  counted: Counted,
  cases: readonly Case[],
): Row {
  const bins = binsOf(cases);
  const rounds = new Set(cases.map(({ round }) => round)).size;
  console.log(`\n${level}: ${cases.length} ${counted} of ${rounds} rounds`);
  for (const bin of bins) console.log(binLine(bin));
  const all = binOfAll(cases);
  if (all !== null) console.log(binLine(all));
  const judged = bins.filter(isJudged);
  return {
    ...table,
    level,
    counted,
    cases: cases.length,
    rounds,
    seed,
    mean: figureOf(all),
    largest: largestOf(judged),
    outliers: judged
      .filter(isOff)
      .map(({ name, deviation, error }) => `${name}%: ${signed(deviation)} ±${error.toFixed(1)}`)
      .join(', '),
  };
}

/** The bids and cards of as many whole games as it takes. */
function casesOf(measurement: Measurement, options: ReliabilityOptions): GameCases {
  const { bids, cards, onlyNils, folder } = options;
  const caseOptions = { withCards: cards > 0, onlyNils };
  const file = openCaseFile(folder, measurement, caseOptions);
  const all = { bids: new Array<Case>(), cards: new Array<Case>() };
  for (let game = 0; all.bids.length < bids || all.cards.length < cards; game++) {
    const measured = file.values[game] ?? gameCases(measurement, game, caseOptions);
    if (game >= file.values.length) file.add(measured);
    all.bids.push(...measured.bids);
    all.cards.push(...measured.cards);
  }
  return all;
}

/** Prints the curve that would correct what is left. */
function printCurve(cases: readonly Case[]): void {
  const [shift, scale, unlikely, zeroBid, handSize] = fittedCurve(cases).map((value) =>
    value.toFixed(3),
  );
  console.log(
    `  a further calibration curve: { shift: ${shift}, scale: ${scale}, unlikely: ${unlikely}, zeroBid: ${zeroBid}, handSize: ${handSize} }`,
  );
}

/** Measures and prints the reliability against a level; returns the rows for a results file. */
export function reliability(measurement: Measurement, options: ReliabilityOptions): Row[] {
  const { bids, cards } = casesOf(measurement, options);
  if (options.onlyNils) return [report(measurement, 'nils', bids)];
  const rows = [report(measurement, 'bids', bids)];
  if (hasPartners(measurement.rules))
    rows.push(
      report(
        measurement,
        'nils',
        bids.filter(({ bid }) => bid === 0),
      ),
    );
  printCurve(bids);
  if (cards.length > 0) {
    rows.push(report(measurement, 'cards', cards));
    printCurve(cards);
  }
  return rows;
}
