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
import { USUAL_STAKE } from '../heuristic/points.ts';
import type { Counsel } from './counsel.ts';
import type { Frame } from './frame.ts';
import { LEAST_UNIT } from './stakes.ts';
import { errorOf, mean, uncertain } from './estimate.ts';
import { type Said, bestOf, saidOf } from './verdict.ts';

/** A contract of a fair size is worth so many tricks' points more when made than when set. */
const USUAL_CONTRACT = 5;

/** Points that one point of the usual scoring comes to among partners. */
export const partnerUnit = ({ perTrick }: PartnershipScoring): number =>
  Math.max(LEAST_UNIT, (2 * USUAL_CONTRACT * perTrick) / USUAL_STAKE);

/**
 * By how much more one has to doubt when the best of so many choices is compared, and not the other
 * one of two: of many that are equal, one always looks better than it is.
 */
const doubtAmong = (choices: number): number =>
  Math.sqrt(1 + (2 * Math.log(Math.max(1, choices - 1))) / CLEAR_ERRORS ** 2);

/** By choice, how the round ended in every world: the same worlds for all; choices that do the same share them. */
export type Endings = readonly (readonly Ending[])[];

/** So many worlds are taken at a time, of some that were imagined: several of them may be the same. */
const BATCH = 8;
/** With fewer batches than that, how they differ from each other says little. */
const ENOUGH_BATCHES = 8;

/** To which half of the worlds one belongs: worlds of different halves were imagined by themselves. */
const halfOf = (world: number): number => Math.floor(world / BATCH) % 2;

/** The standard error of a mean over worlds that come in batches. */
function errorInBatches(worlds: number, average: number, of: (world: number) => number): number {
  const apart = errorOf(worlds, average, of);
  const batches = Math.floor(worlds / BATCH);
  if (batches < ENOUGH_BATCHES) return apart;
  const inBatch = (batch: number): number => mean(BATCH, (place) => of(batch * BATCH + place));
  return Math.max(apart, errorOf(batches, average, inBatch));
}

/**
 * Which choice leads in one half of the worlds, and which in the other one. Whatever leads in some worlds
 * looks better in these than it is: how good it is, others say.
 */
function leadersIn(
  worlds: number,
  commands: readonly Command[],
  worthIn: (choice: number, world: number) => number,
): number[] {
  return [0, 1].map((half) => {
    const sums = commands.map((_, choice) =>
      mean(worlds, (world) => (halfOf(world) === half ? worthIn(choice, world) : 0)),
    );
    return sums.indexOf(Math.max(...sums));
  });
}

/**
 * How much the worlds count in which a promise was kept, and those in which it was not, where it comes
 * true with another chance than in them.
 */
const weightsFor = (was: number, is: number): { made: number; missed: number } =>
  was <= 0 || was >= 1 ? { made: 1, missed: 1 } : { made: is / was, missed: (1 - is) / (1 - was) };

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
  /** The chance as it comes true at this table, by what the worlds say of a choice; left out: the same. */
  readonly bend?: (chance: number, command: Command) => number;
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
  bend = (chance) => chance,
  worthOf,
}: Tried): Said & { readonly options: Option[]; readonly best: number } {
  const worlds = endings[0]?.length ?? 0;
  const weights = commands.map((command, index) => {
    const made = mean(worlds, (world) => (endings[index]?.[world]?.made === true ? 1 : 0));
    return weightsFor(made, bend(made, command));
  });
  /** What an ending says, as much as it counts. */
  const value = (choice: number, world: number, of: (ending: Ending) => number): number => {
    const ending = endings[choice]?.[world] as Ending;
    return of(ending) * (weights[choice]?.[ending.made ? 'made' : 'missed'] ?? 1);
  };
  const average = (choice: number, of: (ending: Ending) => number): number =>
    mean(worlds, (world) => value(choice, world, of));
  // Of so few worlds there is one half only.
  const leaders =
    worlds <= BATCH
      ? []
      : leadersIn(worlds, commands, (choice, world) => value(choice, world, worthOf));
  const estimates = commands.map((command, index) => ({
    make: decided ?? uncertain(average(index, ({ made }) => (made ? 1 : 0))),
    points: average(index, ({ own }) => own),
    others: average(index, ({ theirs }) => theirs),
    worth: average(index, worthOf),
    gain: average(index, ({ gain }) => gain),
    ownBags: average(index, ({ ownBags }) => ownBags),
    command,
  }));
  // Answers before a blind nil promise different things: their chances are not to be compared.
  const comparable = estimates.map((each) =>
    each.command.type === 'declare' ? { ...each, make: 0 } : each,
  );
  const doubt = doubtAmong(new Set(endings).size);
  const best = bestShown();
  const chosen = comparable[best] as (typeof comparable)[number];
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
        value(most, world, worthOf) - value(index, world, worthOf);
      const cost = mean(worlds, behind);
      const isOpen =
        cost <= doubt * errorInBatches(worlds, cost, behind) &&
        gameOf(each) >= gameOf(first) - SMALL_POINTS * unit;
      return isOpen && looksBetter(each, shown, unit) ? index : kept;
    }, most);
  }
  /** By how much the best is better, with the standard error of that. */
  function lead(index: number, of: (ending: Ending) => number): [cost: number, error: number] {
    const difference = (world: number): number => value(best, world, of) - value(index, world, of);
    const error = errorInBatches(worlds, mean(worlds, difference), difference);
    // One half of the worlds says which choice leads, the other one by how much.
    const cost = mean(worlds, (world) => {
      const leader = leaders[1 - halfOf(world)] ?? best;
      return value(leader, world, of) - value(index, world, of);
    });
    return [Math.max(0, cost), doubt * error];
  }
  const isSame = (index: number): boolean => endings[index] === endings[best];
  const options = estimates.map(({ command, make, points, others }, index): Option => {
    // Where the game is at stake the best may be worth fewer points: then none are lost.
    // Before anybody has seen a card the game is what decides.
    const priced = command.type === 'declare' ? worthOf : ({ gain }: Ending): number => gain;
    const [cost, costError] = isSame(index) ? [0, 0] : lead(index, priced);
    const error = errorInBatches(worlds, points, (world) => value(index, world, ({ own }) => own));
    const certain = facts?.[index] ?? [];
    return { command, make, points, others, error, cost, costError, facts: certain };
  });
  const rivals = comparable.flatMap((each, index) => {
    if (isSame(index)) return [];
    const [cost, error] = lead(index, worthOf);
    const byOthers = each.others - chosen.others;
    const byGame = chosen.worth - chosen.gain - (each.worth - each.gain);
    const byBags = chosen.gain - each.gain - (chosen.points - each.points) - byOthers;
    const isTheirs = byBags > 2 * (each.ownBags - chosen.ownBags);
    return [{ ...each, cost, error, byOthers, byGame, byBags, isTheirs }];
  });
  return { options, best, ...saidOf(chosen, rivals, unit) };
}

/**
 * A counsel that tries all choices in so many worlds.
 * @param tryOn tries them in some more; false when there is none.
 */
export const counselFrom = (
  endings: Endings,
  worlds: number,
  tryOn: () => boolean,
  advice: () => Advice,
): Counsel => ({
  on() {
    return this.worlds < worlds && tryOn() && this.worlds < worlds;
  },
  get worlds() {
    return endings[0]?.length ?? 0;
  },
  advice,
});
