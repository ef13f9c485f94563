// Reliability: how often bids of a predicted make probability are made.
import { PERFECT_MEMORY } from '@/ai/heuristic/memory.ts';
import { analyze } from '@/ai/heuristic/situation.ts';
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { partnerBidValues } from '@/ai/partners/bid.ts';
import {
  type Command,
  type GameState,
  type PlayerView,
  allowed,
  hasPartners,
  isBidMade,
  isSameCommand,
  keyedSource,
  resolveScoring,
  viewFor,
} from '@/engine/index.ts';
import { newAdviser } from '../lib/adviser.ts';
import { type Row, rounded } from '../results/runs.mjs';
import { type Case, fittedCurve } from './curve.ts';
import { type Measurement, OWN, PERSON, moveOf, opening, playGame, seedFor } from './games.ts';

interface ReliabilityOptions {
  /** The number of bids to count. */
  readonly bids: number;
  /** Whether only nils are counted, bid wherever the heuristic does not find them far worse. */
  readonly onlyNils: boolean;
}

const TENTHS = Array.from({ length: 10 }, (_, tenth) => tenth);

/** The fewest bids for a bin to be judged. */
const MIN_BIDS = 50;

/** The largest deviation that counts as calibrated, in percentage points. */
const TOLERANCE = 5;

/** The most points that a tried nil may be worse than the best bid, by the heuristic. */
const NIL_REACH = 60;

const adviser = newAdviser();

/** A signed number with one decimal, with a true minus sign. */
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

/** A bin of predicted probabilities: predicted and observed shares, in percent. */
interface Bin {
  readonly name: string;
  readonly bids: number;
  readonly predicted: number;
  readonly observed: number;
  /** Half of the 95% interval. */
  readonly error: number;
  readonly deviation: number;
}

/** Bins by tenths of the predicted probability, without empty ones. */
function binsOf(cases: readonly Case[]): readonly Bin[] {
  return TENTHS.flatMap((tenth) => {
    const these = cases.filter(
      ({ predicted }) => Math.min(9, Math.floor(predicted * 10)) === tenth,
    );
    if (these.length === 0) return [];
    const said = these.reduce((sum, { predicted }) => sum + predicted, 0) / these.length;
    const was = these.filter(({ made }) => made).length / these.length;
    return [
      {
        name: `${tenth * 10}–${tenth * 10 + 10}`,
        bids: these.length,
        predicted: 100 * said,
        observed: 100 * was,
        error: 196 * Math.sqrt((was * (1 - was)) / these.length),
        deviation: 100 * (was - said),
      },
    ];
  });
}

const isJudged = ({ bids }: Bin): boolean => bids >= MIN_BIDS;
const isOff = ({ deviation }: Bin): boolean => Math.abs(deviation) > TOLERANCE;

const binLine = (bin: Bin): string => {
  const verdict = !isJudged(bin) ? 'few' : isOff(bin) ? 'OFF' : 'ok';
  const { name, bids, predicted, observed, error, deviation } = bin;
  return `  ${name} %  n ${`${bids}`.padStart(5)}  predicted ${predicted.toFixed(1).padStart(5)}  observed ${observed.toFixed(1).padStart(5)} ±${error.toFixed(1)}  ${deviation >= 0 ? '+' : ''}${deviation.toFixed(1)} ${verdict}`;
};

/** Prints the bins of a level; returns the row of the largest deviation and all beyond the tolerance. */
function report(
  { table, level, seed }: Measurement,
  isOfNils: boolean,
  cases: readonly Case[],
): Row {
  const bins = binsOf(cases);
  console.log(`\n${level}${isOfNils ? ', nil' : ''}: ${cases.length} bids`);
  for (const bin of bins) console.log(binLine(bin));
  const judged = bins.filter(isJudged);
  return {
    ...table,
    level,
    bids: cases.length,
    seed,
    nils: isOfNils,
    largest: rounded(Math.max(0, ...judged.map(({ deviation }) => Math.abs(deviation))), 1),
    outliers: judged
      .filter(isOff)
      .map(({ name, deviation, error }) => `${name}%: ${signed(deviation)} ±${error.toFixed(1)}`)
      .join(', '),
  };
}

/** The nil, if the heuristic finds it nearly as good as the best bid. */
function nilOf(view: PlayerView): Command | undefined {
  const { round, rules } = view;
  const scoring = resolveScoring(rules.scoring);
  const moves = allowed(view.choices);
  const bids = moves.flatMap((command) => (command.type === 'bid' ? [command.bid] : []));
  if (round.phase === 'ready' || scoring.kind !== 'partnership') return undefined;
  const bidValues = partnerBidValues(
    { view, round, scoring, analysis: analyze(view, round, PERFECT_MEMORY) },
    bids,
  );
  const nil = bidValues[bids.indexOf(0)] ?? -Infinity;
  if (nil < Math.max(...bidValues) - NIL_REACH) return undefined;
  return moves.find((command) => command.type === 'bid' && command.bid === 0);
}

/** A bid to measure, and its predicted make probability; null where there is none to measure. */
interface TriedBid {
  readonly command: Command;
  readonly predicted: number | null;
}

/** Chooses the measured seat's bids: by turns the best and one near it. */
function bidder({ seed, determinizations }: Measurement, onlyNils: boolean) {
  const luck = keyedSource(seedFor(seed, 2), [0]);
  return (state: GameState): TriedBid => {
    const view = viewFor(state, OWN);
    const moves = allowed(view.choices);
    const best = moveOf(state, OWN, PERSON);
    const nil = onlyNils ? nilOf(view) : undefined;
    if (onlyNils && nil === undefined) return { command: best, predicted: null };
    // Most bids are easy to make: bids near the best fill the bins between.
    const at = moves.findIndex((move) => isSameCommand(move, best));
    const near = Math.max(0, Math.min(moves.length - 1, at + luck.below(5) - 2));
    const chosen = nil ?? (luck.below(2) === 0 ? best : (moves[near] ?? best));
    const choices = view.choices.filter(({ command }) => isSameCommand(command, chosen));
    const advice = fullAdvice(adviser, { ...view, choices }, determinizations);
    return { command: chosen, predicted: advice?.options[0]?.make ?? null };
  };
}

/** The bids of as many games as it takes. */
function casesOf(measurement: Measurement, { bids, onlyNils }: ReliabilityOptions): Case[] {
  const { rules, level } = measurement;
  const bid = bidder(measurement, onlyNils);
  const cases: Case[] = [];
  for (let game = 0; cases.length < bids; game++) {
    // null where nothing was bid: a blind nil was declared.
    let predicted: number | null = null;
    playGame(opening(measurement, game), {
      // Rounds that are not counted need not be played well.
      level: () => (onlyNils && predicted === null && level !== 'easy' ? 'hard' : level),
      bid(state) {
        const tried = bid(state);
        predicted = tried.predicted;
        return tried.command;
      },
      roundOver({ past }) {
        const record = past.at(-1);
        if (record && predicted !== null) {
          const { bids: made, handSize } = record;
          const isMade = isBidMade(rules, record, OWN);
          cases.push({ predicted, made: isMade, bid: made[OWN] ?? 0, handSize });
        }
        predicted = null;
        return cases.length < bids;
      },
    });
  }
  return cases;
}

/** Measures and prints the reliability against a level; returns the rows for a results file. */
export function reliability(measurement: Measurement, options: ReliabilityOptions): Row[] {
  const { onlyNils } = options;
  const cases = casesOf(measurement, options);
  const rows = [report(measurement, onlyNils, cases)];
  if (onlyNils) return rows;
  if (hasPartners(measurement.rules)) {
    const nils = cases.filter(({ bid }) => bid === 0);
    rows.push(report(measurement, true, nils));
  }
  const [shift, scale, zero, size] = fittedCurve(cases).map((value) => value.toFixed(3));
  console.log(
    `  a further calibration curve: { shift: ${shift}, scale: ${scale}, zero: ${zero}, size: ${size} }`,
  );
  return rows;
}
