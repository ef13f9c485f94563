import {
  type Advice,
  type Command,
  type Option,
  type PartnershipScoring,
  CLEAR_ERRORS,
  SMALL_POINTS,
  looksBetter,
} from '../../engine/index.ts';
import type { Ending } from '../partners/ending.ts';
import { USUAL_STAKE } from '../points.ts';
import type { Counsel } from './counsel.ts';
import type { Frame } from './frame.ts';
import { errorOf, mean, uncertain } from './estimate.ts';
import { type Said, bestOf, saidOf } from './verdict.ts';

/** Worlds between two looks at the clock. */
const STEP = 2;
/** A contract of a fair size is worth so many tricks' points more when made than when set. */
const USUAL_CONTRACT = 5;

/** Points that one point of the usual scoring comes to among partners. */
export const partnerUnit = ({ perTrick }: PartnershipScoring): number =>
  (2 * USUAL_CONTRACT * perTrick) / USUAL_STAKE;

/**
 * By how much more one has to doubt when the best of so many choices is compared, and not the other
 * one of two: of many that are equal, one always looks better than it is.
 */
const doubtAmong = (choices: number): number =>
  Math.sqrt(1 + (2 * Math.log(Math.max(1, choices - 1))) / CLEAR_ERRORS ** 2);

/** By choice, how the round ended in every world: the same worlds for all; choices that do the same share them. */
export type Endings = readonly (readonly Ending[])[];

/**
 * Which choice leads in the even worlds, and which in the odd ones. Whatever leads in some worlds
 * looks better in these than it is: how good it is, others say.
 */
function leadersIn(endings: Endings, worthOf: (ending: Ending) => number): number[] {
  return [0, 1].map((half) => {
    const sums = endings.map((each) =>
      each.reduce((sum, ending, world) => (world % 2 === half ? sum + worthOf(ending) : sum), 0),
    );
    return sums.indexOf(Math.max(...sums));
  });
}

/** What was tried of the choices among partners. */
interface Tried {
  readonly commands: readonly Command[];
  readonly endings: Endings;
  /** By choice, what is certain of it; none where that is left out. */
  readonly facts?: Frame['facts'];
  /** Points that one point of the usual scoring comes to. */
  readonly unit: number;
  /** The chance to make it where that is certain; else null. */
  readonly decided: 0 | 1 | null;
  /** What the best is the best for: the gain, and the game. */
  readonly worthOf: (ending: Ending) => number;
}

/** The numbers of all choices among partners, which is the best, and what can be said of it. */
export function weighed({
  commands,
  endings,
  facts,
  unit,
  decided,
  worthOf,
}: Tried): Said & { readonly options: Option[]; readonly best: number } {
  const worlds = endings[0]?.length ?? 0;
  const at = (choice: number, world: number): Ending => endings[choice]?.[world] as Ending;
  const average = (choice: number, of: (ending: Ending) => number): number =>
    mean(worlds, (world) => of(at(choice, world)));
  const estimates = commands.map((command, index) => ({
    make: decided ?? uncertain(average(index, ({ made }) => (made ? 1 : 0))),
    points: average(index, ({ own }) => own),
    others: average(index, ({ theirs }) => theirs),
    worth: average(index, worthOf),
    gain: average(index, ({ gain }) => gain),
    command,
  }));
  // Answers before a blind nil promise different things: their chances are not to be compared.
  const comparable = estimates.map((each) =>
    each.command.type === 'declare' ? { ...each, make: 0 } : each,
  );
  const doubt = doubtAmong(new Set(endings).size);
  const best = bestShown();
  const chosen = comparable[best] as (typeof comparable)[number];
  const leaders = leadersIn(endings, worthOf);
  /**
   * The best choice. Of bids that the worlds hardly tell apart – by no more than the error, and none
   * of them for the game – it is one that no other is shown above: what the others lose by a bid
   * swings widely from world to world, and hangs on how they are thought to play.
   */
  function bestShown(): number {
    const most = bestOf(comparable, unit);
    const gameOf = ({ worth, gain }: (typeof comparable)[number]): number => worth - gain;
    return comparable.reduce((kept, each, index) => {
      const [first, shown] = [comparable[most], comparable[kept]] as (typeof comparable)[number][];
      if (first === undefined || shown === undefined || each.command.type !== 'bid') return kept;
      const behind = (world: number): number =>
        worthOf(at(most, world)) - worthOf(at(index, world));
      const cost = mean(worlds, behind);
      const isOpen =
        cost <= doubt * errorOf(worlds, cost, behind) &&
        gameOf(each) >= gameOf(first) - SMALL_POINTS * unit;
      return isOpen && looksBetter(each, shown, unit) ? index : kept;
    }, most);
  }
  /** By how much the best is better, with the standard error of that. */
  function lead(index: number, of: (ending: Ending) => number): [cost: number, error: number] {
    const difference = (world: number): number => of(at(best, world)) - of(at(index, world));
    const error = errorOf(worlds, mean(worlds, difference), difference);
    // One half of the worlds says which choice leads, the other one by how much.
    const cost = mean(worlds, (world) => {
      const leader = leaders[1 - (world % 2)] ?? best;
      return of(at(leader, world)) - of(at(index, world));
    });
    return [Math.max(0, cost), doubt * error];
  }
  const isSame = (index: number): boolean => endings[index] === endings[best];
  const options = estimates.map(({ command, make, points, others }, index): Option => {
    // Where the game is at stake the best may be worth fewer points: then none are lost.
    const [cost, costError] = isSame(index) ? [0, 0] : lead(index, ({ gain }) => gain);
    const error = errorOf(worlds, points, (world) => at(index, world).own);
    const certain = facts?.[index] ?? [];
    return { command, make, points, others, error, cost, costError, facts: certain };
  });
  const rivals = comparable.flatMap((each, index) => {
    if (isSame(index)) return [];
    const [cost, error] = lead(index, worthOf);
    const byOthers = each.others - chosen.others;
    const byGame = chosen.worth - chosen.gain - (each.worth - each.gain);
    const byBags = chosen.gain - each.gain - (chosen.points - each.points) - byOthers;
    return [{ ...each, cost, error, byOthers, byGame, byBags }];
  });
  return { options, best, ...saidOf(chosen, rivals, unit) };
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
