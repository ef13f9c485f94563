// Stability: how often advice on the same position twice names the same best choice, and how often early advice names
// another one than the finished advice.
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import {
  type Advice,
  type PlayerView,
  allowed,
  keyedSource,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { CLEAR_POINTS } from '@/engine/advice/index.ts';
import { newAdviser } from '../lib/adviser.ts';
import { after } from '../lib/games.ts';
import { type Row, rounded } from '../results/runs.mjs';
import { type Measurement, moveOf, opening, seedFor } from './games.ts';

/** Every how many positions one is asked about. */
const ASK_EVERY = 12;

/** Two pieces of advice on one position, from different determinizations. */
interface AdvicePair {
  readonly one: Advice;
  readonly other: Advice;
}

/** Positions where the second-best choice clearly costs something, and those with the same best choice. */
interface Agreement {
  readonly clear: number;
  readonly same: number;
}

const adviser = newAdviser();

/** Every so many positions with a choice in the level's games, without end. */
function* viewsIn(measurement: Measurement): Generator<PlayerView> {
  const { level, seed } = measurement;
  for (let game = 0; ; game++) {
    let state = opening(measurement, game);
    const source = keyedSource(seedFor(seed + game, 3), [0]);
    while (state.round.phase !== 'over') {
      const seat = toAct(state)[0];
      if (seat === undefined) {
        state = after(state, { type: 'deal' });
        continue;
      }
      const view = viewFor(state, seat);
      if (allowed(view.choices).length > 1 && source.below(ASK_EVERY) === 0) yield view;
      state = after(state, moveOf(state, seat, level));
    }
  }
}

/** The positions of the level's games that were asked about twice. */
function advicePairs(measurement: Measurement, positions: number): readonly AdvicePair[] {
  const { determinizations } = measurement;
  const pairs: AdvicePair[] = [];
  for (const view of viewsIn(measurement)) {
    const [one, other] = [4, 5].map((purpose) =>
      fullAdvice(adviser, view, determinizations, seedFor(pairs.length, purpose)),
    );
    if (one && other) pairs.push({ one, other });
    if (pairs.length >= positions) break;
  }
  return pairs;
}

/** Whether the best choice of one is the best, or as good, in the other. */
const agrees = ({ one, other }: AdvicePair): boolean =>
  one.best === other.best || one.options[other.best]?.cost === 0;

/** @param minCost what the second-best choice costs at least, in points. */
function agreement(pairs: readonly AdvicePair[], minCost: (advice: Advice) => number): Agreement {
  const clear = pairs.filter(({ one }) => {
    const costs = one.options.map(({ cost }) => cost).filter((cost) => cost > 0);
    return costs.length > 0 && Math.min(...costs) >= minCost(one);
  });
  return { clear: clear.length, same: clear.filter(agrees).length };
}

const agreementText = ({ clear, same }: Agreement): string =>
  `${clear}, the same best choice in ${((100 * same) / clear).toFixed(1)} % of them`;

/** Measures and prints the stability of advice; returns the rows for a results file. */
export function stability(measurement: Measurement, positions: number): Row[] {
  const { table, level, determinizations, seed } = measurement;
  const pairs = advicePairs(measurement, positions);
  const byPoint = agreement(pairs, () => 1);
  const byStandardPoint = agreement(pairs, ({ pointScale }) => pointScale);
  console.log(
    `stability: ${pairs.length} positions; where the second best costs a point or more: ${agreementText(byPoint)}; a standard point or more: ${agreementText(byStandardPoint)}`,
  );
  const row = (margin: string, { clear, same }: Agreement): Row => ({
    ...table,
    level,
    positions: pairs.length,
    determinizations,
    seed,
    margin,
    clear,
    same: rounded((100 * same) / clear, 1),
  });
  return [row('1 point', byPoint), row('1 standard point', byStandardPoint)];
}

/** After how many determinizations early advice is compared with the finished one. */
const EARLY = [8, 16, 32, 48, 96];

/** How often early advice names another best choice than the finished advice, and how often that costs something. */
interface Disagreement {
  other: number;
  costly: number;
}

/** Measures and prints how often early advice names another best choice than the finished advice, and at what cost. */
export function earlyAdvice(measurement: Measurement, positions: number): Row[] {
  const { table, level, determinizations, seed } = measurement;
  const counts = new Map(
    EARLY.map((early): [number, Disagreement] => [early, { other: 0, costly: 0 }]),
  );
  let asked = 0;
  for (const view of viewsIn(measurement)) {
    const anytime = adviser.advise(view, seedFor(asked, 4), determinizations);
    if (anytime === null) continue;
    const named = EARLY.map((early) => {
      while (anytime.determinizations < early && anytime.improve());
      return [early, anytime.best().best] as const;
    });
    while (anytime.improve());
    const { options, pointScale } = anytime.best();
    for (const [early, best] of named) {
      const cost = options[best]?.cost ?? 0;
      const count = counts.get(early);
      if (count === undefined) continue;
      if (cost > 0) count.other++;
      if (cost >= CLEAR_POINTS * pointScale) count.costly++;
    }
    if (++asked >= positions) break;
  }
  const inPercent = (count: number): number => rounded((100 * count) / asked, 1);
  const rowOf = (early: number, { other, costly }: Disagreement): Row => ({
    ...table,
    level,
    positions: asked,
    determinizations,
    seed,
    early,
    other: inPercent(other),
    costly: inPercent(costly),
  });
  for (const [early, { other, costly }] of counts)
    console.log(
      `after ${early} of ${determinizations} determinizations: another best choice in ${inPercent(other)} % of ${asked} positions, at a cost of half a standard point in ${inPercent(costly)} %`,
    );
  return [...counts].map(([early, count]) => rowOf(early, count));
}
