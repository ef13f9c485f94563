// Stability: how often advice on the same position twice names the same best choice.
import { fullAdvice } from '@/ai/advice/full-advice.ts';
import { type Advice, allowed, keyedSource, toAct, viewFor } from '@/engine/index.ts';
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

/** The positions of the level's games that were asked about twice. */
function advicePairs(measurement: Measurement, positions: number): readonly AdvicePair[] {
  const { level, determinizations, seed } = measurement;
  const pairs: AdvicePair[] = [];
  for (let game = 0; pairs.length < positions; game++) {
    let state = opening(measurement, game);
    const luck = keyedSource(seedFor(seed + game, 3), [0]);
    while (state.round.phase !== 'over' && pairs.length < positions) {
      const seat = toAct(state)[0];
      if (seat === undefined) {
        state = after(state, { type: 'deal' });
        continue;
      }
      const view = viewFor(state, seat);
      if (allowed(view.choices).length > 1 && luck.below(ASK_EVERY) === 0) {
        const [one, other] = [4, 5].map((purpose) =>
          fullAdvice(adviser, view, determinizations, seedFor(pairs.length, purpose)),
        );
        if (one && other) pairs.push({ one, other });
      }
      state = after(state, moveOf(state, seat, level));
    }
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
