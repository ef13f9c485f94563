// Reliability of make probabilities, and stability of advice: `npm run calibration -- --level hard --bids
// 5000 --seed 1`; with `--rules spades` for partnerships.
import { parseArgs } from 'node:util';
import { decisionRng } from '@/ai/decision-rng.ts';
import { PERFECT_MEMORY } from '@/ai/heuristic/memory.ts';
import { analyze } from '@/ai/heuristic/situation.ts';
import { partnerBidValues } from '@/ai/partners/bid.ts';
import {
  type Advice,
  type Command,
  type GameState,
  LEVELS,
  type Level,
  type PlayerView,
  type RuleSet,
  type Seat,
  allowed,
  hasPartners,
  isBidMade,
  keyedSource,
  newGame,
  resolveScoring,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { OPPONENT_NAMES } from '@/store/setup.ts';
import { rulesFor } from '../arena/rules.ts';
import { advised } from '@/ai/advice/advised.ts';
import { newAdviser } from '../lib/adviser.ts';
import { after } from '../lib/games.ts';
import { productPlayer } from '../lib/player.ts';
import { type Row, rounded, saveRun } from '../results/runs.mjs';

const USAGE = `Usage: npm run calibration -- [--rules PRESET|TRADITION|FILE] [--players N] [--level LEVEL] [--bids N] [--samples N] [--seed S] [--nils] [--out FILE]
       npm run calibration -- --stability [--rules PRESET] [--level LEVEL] [--positions N] [--samples N] [--seed S] [--out FILE]

Seat 0 asks for advice on a bid and makes, by turns, the best bid or one near it; then expert plays its
cards. The others are of the level. Printed: by tenth of the predicted probability, how often it came true. With --nils, among partners, only nils are counted, and bid
wherever the heuristic does not find it far worse. Stability: of positions of the level's games that were asked
about twice, how often the best choice was the same.`;

const TEXT = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    rules: { type: 'string', default: 'bugger-your-neighbor' },
    players: TEXT,
    level: TEXT,
    bids: TEXT,
    samples: TEXT,
    seed: TEXT,
    positions: TEXT,
    stability: { type: 'boolean' },
    nils: { type: 'boolean' },
    out: TEXT,
    help: { type: 'boolean' },
  },
});

const number = (text: string | undefined, usual: number): number => {
  const value = Number(text ?? usual);
  if (!Number.isInteger(value) || value < 0) throw new Error(`'${text}' is not a whole number`);
  return value;
};

const rules = rulesFor(
  values.rules,
  values.players === undefined ? null : number(values.players, 0),
);
if (!rules.ok) throw new Error(rules.error);
const played: RuleSet = rules.value;

const OWN: Seat = 0;
/** Plays the cards of the measured seat. */
const PERSON: Level = 'expert';
/** Determinizations of a master that is only an opponent here: a fifth of the usual number. */
const MASTER_DETERMINIZATIONS = 64;

const adviser = newAdviser();
const player = productPlayer();

const hex = (seed: number, purpose: number): string => {
  const source = keyedSource('63616c6962726174696f6e2e2e2e2e2e', [seed, purpose]);
  return [0, 1, 2, 3]
    .map(() =>
      source
        .below(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
};

function opening(level: Level, seed: number): GameState {
  const game = newGame({
    format: 1,
    rules: played,
    seats: [
      { name: '', player: 'human' },
      ...OPPONENT_NAMES.slice(0, played.players - 1).map((name) => ({ name, player: level })),
    ],
    dealSeed: hex(seed, 0),
    aiSeed: hex(seed, 1),
    firstDealer: null,
  });
  if (!game.ok) throw new Error('no game');
  return game.value;
}

function moveOf(state: GameState, seat: Seat, level: Level): Command {
  const view = viewFor(state, seat);
  const rng = decisionRng(state.header.aiSeed, view);
  const decision = player.think(view, level, rng, MASTER_DETERMINIZATIONS);
  while (decision.improve());
  return decision.best();
}

/**
 * Plays games in which `bid` chooses the measured seat's bid; `each` sees every finished round.
 * @param now who plays on; asked at every move.
 */
function play(
  level: Level,
  now: () => Level,
  seed: number,
  bid: (state: GameState) => Command,
  each: (state: GameState) => boolean,
): boolean {
  let state = opening(level, seed);
  while (state.round.phase !== 'over') {
    const seat = toAct(state)[0];
    if (seat === undefined) state = after(state, { type: 'deal' });
    else if (seat === OWN && state.round.phase === 'bid') state = after(state, bid(state));
    else state = after(state, moveOf(state, seat, seat === OWN ? PERSON : now()));
    if (state.round.phase === 'scored' || state.round.phase === 'over')
      if (!each(state)) return false;
  }
  return true;
}

interface Case {
  readonly predicted: number;
  readonly made: boolean;
  readonly bid: number;
  readonly handSize: number;
}

const TENTHS = Array.from({ length: 10 }, (_, tenth) => tenth);
/** The fewest bids for a bin to be judged. */
const MIN_BIDS = 50;

/** Rows for `--out`. */
const rows: Row[] = [];

/** A signed number with one decimal, with a true minus sign. */
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

/**
 * Prints the reliability by tenths of the predicted probability, and notes the largest deviation and every
 * one of more than 5 points.
 */
function report(level: Level, isOfNils: boolean, cases: readonly Case[]): void {
  console.log(`\n${level}${isOfNils ? ', nil' : ''}: ${cases.length} bids`);
  const outliers: string[] = [];
  let largest = 0;
  for (const tenth of TENTHS) {
    const these = cases.filter(
      ({ predicted }) => Math.min(9, Math.floor(predicted * 10)) === tenth,
    );
    if (these.length === 0) continue;
    const said = these.reduce((sum, { predicted }) => sum + predicted, 0) / these.length;
    const was = these.filter(({ made }) => made).length / these.length;
    const error = 1.96 * Math.sqrt((was * (1 - was)) / these.length);
    const off = 100 * (was - said);
    if (these.length >= MIN_BIDS) {
      largest = Math.max(largest, Math.abs(off));
      if (Math.abs(off) > 5)
        outliers.push(
          `${tenth * 10}–${tenth * 10 + 10}%: ${signed(off)} ±${(100 * error).toFixed(1)}`,
        );
    }
    const verdict = these.length < MIN_BIDS ? 'few' : Math.abs(off) <= 5 ? 'ok' : 'OFF';
    console.log(
      `  ${tenth * 10}–${tenth * 10 + 10} %  n ${`${these.length}`.padStart(5)}  predicted ${(100 * said).toFixed(1).padStart(5)}  observed ${(100 * was).toFixed(1).padStart(5)} ±${(100 * error).toFixed(1)}  ${off >= 0 ? '+' : ''}${off.toFixed(1)} ${verdict}`,
    );
  }
  rows.push({
    rules: values.rules,
    ...(values.players !== undefined && { players: played.players }),
    level,
    bids: cases.length,
    seed: number(values.seed, 1),
    nils: isOfNils,
    largest: rounded(largest, 1),
    outliers: outliers.join(', '),
  });
}

/** Log-odds, clamped to stay finite. */
const logit = (probability: number): number => {
  const open = Math.min(0.999, Math.max(0.001, probability));
  return Math.log(open / (1 - open));
};

/** The parameters of a calibration curve, in the order of `Calibration`. */
const partsOf = ({ predicted, bid, handSize }: Case): number[] => [
  1,
  logit(predicted),
  bid === 0 ? 1 : 0,
  (handSize - 1) / 9,
];

/** Solves a small linear system by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] as number]);
  for (const [at, pivot] of rows.entries())
    for (const [other, row] of rows.entries()) {
      if (other === at) continue;
      const factor = (row[at] as number) / (pivot[at] as number);
      for (const [column, value] of pivot.entries())
        row[column] = (row[column] as number) - factor * value;
    }
  return rows.map((row, at) => (row.at(-1) ?? NaN) / (row[at] ?? NaN));
}

/** The maximum-likelihood calibration curve: logistic regression with a prior toward the identity. */
function fitted(cases: readonly Case[]): number[] {
  const none = [0, 1, 0, 0];
  const HOLD = 4;
  let curve = [...none];
  for (let turn = 0; turn < 20; turn++) {
    const gradient = curve.map((value, at) => -HOLD * (value - (none[at] as number)));
    const hessian = curve.map((_, row) => curve.map((__, column) => (row === column ? HOLD : 0)));
    for (const each of cases) {
      const parts = partsOf(each);
      const odds = parts.reduce((sum, part, at) => sum + part * (curve[at] as number), 0);
      const probability = 1 / (1 + Math.exp(-odds));
      for (const [row, part] of parts.entries()) {
        gradient[row] = (gradient[row] as number) + part * ((each.made ? 1 : 0) - probability);
        for (const [column, other] of parts.entries())
          (hessian[row] as number[])[column] =
            ((hessian[row] as number[])[column] as number) +
            part * other * probability * (1 - probability);
      }
    }
    const step = solved(hessian, gradient);
    curve = curve.map((value, at) => value + (step[at] as number));
  }
  return curve;
}

/** The most points that a tried nil may be worse than the best bid, by the heuristic. */
const NIL_REACH = 60;

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

function calibrate(level: Level, bids: number, determinizations: number, seed: number): void {
  const cases: Case[] = [];
  const luck = keyedSource(hex(seed, 2), [0]);
  for (let game = 0; cases.length < bids; game++) {
    // null where nothing was bid: a blind nil was declared.
    let predicted: number | null = null;
    play(
      level,
      // Rounds that are not counted need not be played well.
      () => (values.nils === true && predicted === null && level !== 'easy' ? 'hard' : level),
      seed * 100_000 + game,
      (state) => {
        const view = viewFor(state, OWN);
        const moves = allowed(view.choices);
        const usual = moveOf(state, OWN, PERSON);
        const nil = values.nils === true ? nilOf(view) : undefined;
        if (values.nils === true && nil === undefined) return usual;
        // Most bids are easy to make: bids near the best fill the bins between.
        const at = moves.findIndex((move) => JSON.stringify(move) === JSON.stringify(usual));
        const near = Math.max(0, Math.min(moves.length - 1, at + luck.below(5) - 2));
        const chosen = nil ?? (luck.below(2) === 0 ? usual : (moves[near] ?? usual));
        const choices = view.choices.filter(
          ({ command }) =>
            command === chosen ||
            (command.type === 'bid' && chosen.type === 'bid' && command.bid === chosen.bid),
        );
        const advice = advised(adviser, { ...view, choices }, determinizations);
        predicted = advice?.options[0]?.make ?? null;
        return chosen;
      },
      ({ past }) => {
        const record = past.at(-1);
        if (record && predicted !== null) {
          const bid = record.bids[OWN] ?? 0;
          cases.push({
            predicted,
            made: isBidMade(played, record, OWN),
            bid,
            handSize: record.handSize,
          });
        }
        predicted = null;
        return cases.length < bids;
      },
    );
  }
  report(level, values.nils === true, cases);
  if (values.nils === true) return;
  if (hasPartners(played))
    report(
      level,
      true,
      cases.filter(({ bid }) => bid === 0),
    );
  const [shift, scale, zero, size] = fitted(cases).map((value) => value.toFixed(3));
  console.log(
    `  a further calibration curve: { shift: ${shift}, scale: ${scale}, zero: ${zero}, size: ${size} }`,
  );
}

/** Whether two pieces of advice on one position agree, where it matters. */
function stability(level: Level, positions: number, determinizations: number, seed: number): void {
  let asked = 0;
  /** Positions where the second-best choice costs a point or more, and a standard point or more. */
  const [clear, usual] = [
    { of: 0, same: 0 },
    { of: 0, same: 0 },
  ];
  const agree = (one: Advice, other: Advice): boolean =>
    one.best === other.best || one.options[other.best]?.cost === 0;
  for (let game = 0; asked < positions; game++) {
    let state = opening(level, seed * 100_000 + game);
    const luck = keyedSource(hex(seed + game, 3), [0]);
    while (state.round.phase !== 'over' && asked < positions) {
      const seat = toAct(state)[0];
      if (seat === undefined) {
        state = after(state, { type: 'deal' });
        continue;
      }
      const view = viewFor(state, seat);
      if (allowed(view.choices).length > 1 && luck.below(12) === 0) {
        const [one, other] = [
          advised(adviser, view, determinizations, hex(asked, 4)),
          advised(adviser, view, determinizations, hex(asked, 5)),
        ];
        if (one !== null && other !== null) {
          asked++;
          const costs = one.options.map(({ cost }) => cost).filter((cost) => cost > 0);
          for (const [count, least] of [
            [clear, 1],
            [usual, one.pointScale],
          ] as const) {
            if (costs.length === 0 || Math.min(...costs) < least) continue;
            count.of++;
            if (agree(one, other)) count.same++;
          }
        }
      }
      state = after(state, moveOf(state, seat, level));
    }
  }
  const told = ({ of, same }: typeof clear): string =>
    `${of}, the same best choice in ${((100 * same) / of).toFixed(1)} % of them`;
  const row = (margin: string, { of, same }: typeof clear): Row => ({
    rules: values.rules,
    level,
    positions: asked,
    determinizations,
    seed,
    margin,
    clear: of,
    same: rounded((100 * same) / of, 1),
  });
  rows.push(row('1 point', clear), row('1 standard point', usual));
  console.log(
    `stability: ${asked} positions; where the second best costs a point or more: ${told(clear)}; a standard point or more: ${told(usual)}`,
  );
}

const levels = LEVELS.filter((level) => values.level === undefined || level === values.level);
if (levels.length === 0) throw new Error(`unknown level '${values.level}'\n${USAGE}`);
if (values.help === true) console.log(USAGE);
else if (values.stability === true)
  stability(
    levels.length === 1 ? (levels[0] ?? 'expert') : 'expert',
    number(values.positions, 1000),
    number(values.samples, hasPartners(played) ? 160 : 480),
    number(values.seed, 1),
  );
else {
  for (const level of levels)
    calibrate(
      level,
      number(values.bids, 5000),
      number(values.samples, hasPartners(played) ? 160 : 480),
      number(values.seed, 1),
    );
}
if (values.help !== true) saveRun(values.out, 'calibration', rows);
