import {
  type Advice,
  type OptionContrast,
  type Option,
  type PlayerView,
  type Seat,
  isSameCommand,
  lowestWins,
  viewFor,
} from '../../engine/index.ts';
import {
  CLEAR_POINTS,
  asShown,
  drawbackOf,
  isAsGood,
  isDrawback,
} from '../../engine/advice/index.ts';
import type { ChoiceValue, Decision, Judgment } from '../../engine/review/index.ts';
import type { Adviser } from '../advice/adviser.ts';
import { type JudgmentOptions, comparisonSteps, isDoubtful } from './comparison.ts';
import type { Steps } from '../steps.ts';

/** The trick of a decision; null before the first. */
function trickOf({ state: { round } }: Decision): number | null {
  return round.phase === 'play' ? round.taken.length : null;
}

/** The value of a choice, as a judgment has it. */
function valueOf({ options }: Advice, index: number): ChoiceValue | null {
  const option = options[index];
  if (option === undefined) return null;
  const { command, make, short, points, others } = option;
  return { command, make, short, points, others };
}

/** Advice on a decision as a hint shows it: from the same determinizations, and as many. */
function* firstLook(
  adviser: Adviser,
  view: PlayerView,
  own: Decision['command'],
  { seed, determinizations }: JudgmentOptions,
): Steps<Advice | null> {
  const anytime = adviser.advise(view, seed, determinizations, undefined, own);
  if (anytime === null) return null;
  while (anytime.improve()) yield;
  return asShown(anytime.best());
}

/**
 * Why the better choice of a comparison beats the player's, by the advice on all choices; undefined where that
 * contrasts another one, or gives a drawback that the figures do not show.
 */
function contrastIn(
  { contrast, options, pointScale }: Advice,
  { own, best }: Pick<Judgment, 'own' | 'best'>,
  isLow: boolean,
): OptionContrast | undefined {
  if (contrast === null || !('option' in contrast)) return undefined;
  const other = options[contrast.option];
  if (other === undefined || !isSameCommand(other.command, own.command)) return undefined;
  const figuresOf = (value: ChoiceValue) => ({ ...value, short: value.short ?? 0 });
  const isShown =
    !isDrawback(contrast) ||
    drawbackOf([figuresOf(best)], figuresOf(own), { pointScale, isLow }) === contrast.kind;
  return isShown ? { ...contrast, option: 1 } : undefined;
}

/**
 * Whether a hint calls a choice close to the best: it costs no more than its standard error, or is the next best where
 * the hint says that it is close.
 */
function isCalledClose(advice: Advice, option: Option): boolean {
  const { options, verdict } = advice;
  if (isAsGood(advice, option)) return true;
  const others = options.filter(({ costError }) => costError > 0);
  return verdict === 'close' && others.every(({ cost }) => cost >= option.cost);
}

/**
 * Judges a decision by what its seat knew; null where there is no advice on it. Where the player's choice may be costly,
 * it is compared with the hint's in determinizations that had no part in picking that. A choice that the hint calls
 * close is not called costly, so its cost is at most the threshold.
 */
export function* judgmentOf(
  adviser: Adviser,
  decision: Decision,
  seat: Seat,
  options: JudgmentOptions,
): Steps<Judgment | null> {
  const { commandIndex, state, command } = decision;
  const view = viewFor(state, seat);
  const advice = yield* firstLook(adviser, view, command, options);
  if (advice === null) return null;
  const place = advice.options.findIndex((option) => isSameCommand(option.command, command));
  const option = advice.options[place];
  const own = valueOf(advice, place);
  const best = valueOf(advice, advice.best);
  if (option === undefined || own === null || best === null) return null;
  yield;
  const commands = { own: command, best: best.command };
  const found = isDoubtful(advice, option)
    ? yield* comparisonSteps(adviser, view, commands, options)
    : null;
  const maxCost = isCalledClose(advice, option) ? CLEAR_POINTS * advice.pointScale : Infinity;
  // The cost is that of the fresh determinizations, and so is the difference in points, which it consists of. The
  // chances, and the points of the best choice, are the hint's, which the player may have seen.
  const isCompared = found !== null && found.cost > 0;
  const estimate = {
    own: isCompared
      ? { ...own, points: best.points - found.points, others: best.others - found.others }
      : own,
    best,
    cost: Math.min(found?.cost ?? option.cost, maxCost),
    costError: found?.costError ?? option.costError,
  };
  return {
    commandIndex,
    about: advice.about,
    trick: trickOf(decision),
    ...estimate,
    // Among choices that cost nothing, the player's is the best.
    best: estimate.cost === 0 ? estimate.own : estimate.best,
    contrast:
      estimate.cost === 0 ? undefined : contrastIn(advice, estimate, lowestWins(view.rules)),
    stake: Math.max(estimate.cost, ...advice.options.map(({ cost }) => cost)),
    pointScale: advice.pointScale,
    hindsight: null,
  };
}
