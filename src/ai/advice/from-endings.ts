import type { Advice, Command, Option, PartnershipScoring } from '../../engine/index.ts';
import type { Ending } from '../partners/ending.ts';
import type { Counsel } from './counsel.ts';
import { errorOf, mean, uncertain } from './estimate.ts';

/** Worlds between two looks at the clock. */
const STEP = 2;
/** A contract of a fair size is worth so many tricks' points more when made than when set … */
const USUAL_CONTRACT = 5;
/** … and a bid made in a game without partners so many points. */
const USUAL_STAKE = 12;

/** Points that one point of the usual scoring comes to among partners. */
export const partnerUnit = ({ perTrick }: PartnershipScoring): number =>
  (2 * USUAL_CONTRACT * perTrick) / USUAL_STAKE;

/** So many standard errors are beyond doubt where two choices are compared. */
const DOUBT = 2.5;

/**
 * By how much more one has to doubt when the best of so many choices is compared: of many that are
 * equal, one always looks better than it is.
 */
const doubtAmong = (choices: number): number =>
  Math.sqrt(1 + (2 * Math.log(Math.max(1, choices - 1))) / DOUBT ** 2);

/** By choice, how the round ended in every world: the same worlds for all; choices that do the same share them. */
export type Endings = readonly (readonly Ending[])[];

/**
 * The numbers of all choices among partners, and which is the best.
 * @param decided the chance to make it where that is certain; else null.
 * @param worthOf what the best is the best for.
 */
export function optionsFrom(
  commands: readonly Command[],
  endings: Endings,
  decided: 0 | 1 | null,
  worthOf: (ending: Ending) => number = ({ worth }) => worth,
): { readonly options: Omit<Option, 'facts'>[]; readonly best: number } {
  const worlds = endings[0]?.length ?? 0;
  const at = (choice: number, world: number): Ending => endings[choice]?.[world] as Ending;
  const average = (choice: number, of: (ending: Ending) => number): number =>
    mean(worlds, (world) => of(at(choice, world)));
  const worths = commands.map((_, index) => average(index, worthOf));
  const best = worths.indexOf(Math.max(...worths));
  const doubt = doubtAmong(new Set(endings).size);
  const options = commands.map((command, index) => {
    const points = average(index, ({ own }) => own);
    const isBest = endings[index] === endings[best];
    const difference = (world: number): number => at(best, world).gain - at(index, world).gain;
    const cost = mean(worlds, difference);
    return {
      command,
      make: decided ?? uncertain(average(index, ({ made }) => (made ? 1 : 0))),
      points,
      others: average(index, ({ theirs }) => theirs),
      error: errorOf(worlds, points, (world) => at(index, world).own),
      // Where the game is at stake the best may be worth fewer points: then none are lost.
      cost: isBest ? 0 : Math.max(0, cost),
      costError: isBest ? 0 : doubt * errorOf(worlds, cost, difference),
    };
  });
  return { options, best };
}

/**
 * A counsel that tries all choices in so many worlds.
 * @param tryOnce tries them in one more; false when there is none.
 */
export const counselFrom = (
  endings: Endings,
  worlds: number,
  tryOnce: () => boolean,
  advice: () => Advice,
): Counsel => ({
  on() {
    for (let step = 0; step < STEP && this.worlds < worlds; step++) if (!tryOnce()) return false;
    return this.worlds < worlds;
  },
  get worlds() {
    return endings[0]?.length ?? 0;
  },
  advice,
});
