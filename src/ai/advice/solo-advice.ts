import {
  type Advice,
  type CardFact,
  type DealtView,
  NAMEABLE_TRUMPS,
  type Option,
  type PlayerView,
  type RuleSet,
  type Trump,
  playedCard,
} from '../../engine/index.ts';
import { certainTricks } from '../../engine/advice/index.ts';
import { type Choice, choiceSet, numberOf } from '../choice.ts';
import type { NetAddresses } from '../net/loaded-nets.ts';
import { putPosition, setPolicy } from '../net/position.ts';
import { trumpNumber } from '../heuristic/card-sets.ts';
import { SPOILING } from '../heuristic/points.ts';
import { isSunkByTrumps, provenMakeProbability } from './certain.ts';
import type { Core } from '../net/core.ts';
import type { SampledAdviceRequest, AnytimeAdvice } from './anytime-advice.ts';
import { type EstimateContext, differenceError, estimate, utilityOf } from './estimate.ts';
import { type AdviceBuilder, adviceBuilder } from './advice-builder.ts';
import { SOLO_DETERMINIZATIONS } from './determinizations.ts';
import { calibrationAt } from './calibration.ts';
import { type Samples, samplesOf } from './samples.ts';
import { trickRatesOf } from './trick-rates.ts';
import { type Stakes, stakesOf } from './stakes.ts';
import { type Conclusion, bestOf, bestExplained, conclude } from './verdict.ts';

const SUBJECT_NUMBER = { bid: 0, nameTrump: 1, play: 2 } as const;

/** A trump named in at least this share of determinizations is what a bid counts on. */
const MIN_NAMED = 0.6;

/** The trump that the seat names after a bid in most determinizations; null where there is none. */
export function namedTrump(samples: Samples, option: number): Trump | null {
  const minCount = MIN_NAMED * samples.determinizations;
  return (
    NAMEABLE_TRUMPS.find((trump) => samples.named(option, trumpNumber(trump)) >= minCount) ?? null
  );
}

/** Tells the core which choices of a seat to compare, at least one; its position is set already. */
export function beginAdvice(
  core: Core,
  nets: NetAddresses,
  view: PlayerView,
  round: DealtView,
  choices: readonly Choice[],
): void {
  const [first] = choices;
  setPolicy(core, nets, view.rules, round);
  core.beginAdvice(
    SUBJECT_NUMBER[(first as Choice).type],
    view.seat,
    ...choiceSet(choices, view.rules),
  );
}

/**
 * Whether a bid can still be missed by too many tricks, and by too few, after a choice. A trick that a card is sure to
 * take or to lose is counted, and so are those that the other trumps are sure to take.
 */
function possibleMisses(
  view: PlayerView,
  round: DealtView,
  choice: Choice,
  facts: readonly CardFact[],
  bid: number,
) {
  const { handSize, taken, tricks } = round;
  const has = (fact: CardFact['kind']): boolean => facts.some(({ kind }) => kind === fact);
  const played = playedCard(choice);
  const trump = choice.type === 'nameTrump' ? choice.trump : round.trump;
  const need = bid - (tricks[view.seat] ?? 0) - Number(has('wins'));
  const left = handSize - taken.length - Number(has('wins') || has('loses'));
  return { over: need < left, short: need > certainTricks(view, round, trump, played).tricks };
}

/** The context for estimating a choice. */
function estimateContextOf(
  view: PlayerView,
  round: DealtView,
  choice: Choice,
  facts: readonly CardFact[],
  stakes: Stakes,
): EstimateContext {
  const { seat, rules } = view;
  const ownBid = round.bids[seat];
  const bid = choice.type === 'bid' ? choice.bid : typeof ownBid === 'number' ? ownBid : 0;
  const share = 1 - round.taken.length / round.handSize;
  const calibrated = { handSize: round.handSize, bid, share };
  const isSunk = choice.type === 'play' && isSunkByTrumps(view, round);
  const certain = isSunk ? 0 : provenMakeProbability(view, round, choice, facts);
  return {
    seat,
    opponents: rules.players - 1,
    pointsIfMade: stakes.made(bid),
    bonuses: stakes.bonuses,
    calibrate: certain === null ? calibrationAt(view, calibrated) : () => certain,
    isCertain: certain !== null,
    canMiss: possibleMisses(view, round, choice, facts, bid),
  };
}

/** The index of each choice among the core's options. */
export const optionIndicesOf = (
  { options }: Samples,
  rules: RuleSet,
  choices: readonly Choice[],
): number[] => choices.map((choice) => options.indexOf(numberOf(choice, rules)));

/** The figures of all choices in their order, the best one, and the conclusion about it. */
function evaluateChoices(
  samples: Samples,
  view: PlayerView,
  round: DealtView,
  choices: readonly Choice[],
  facts: AdviceBuilder['facts'],
): Conclusion & { readonly options: Option[]; readonly best: number; readonly pointScale: number } {
  const { rules } = view;
  const stakes = stakesOf(view, round.handSize);
  const optionIndices = optionIndicesOf(samples, rules, choices);
  const indexOf = (choice: number): number => optionIndices[choice] as number;
  const estimates = choices.map((choice, index) =>
    estimate(
      samples,
      indexOf(index),
      estimateContextOf(view, round, choice, facts[index] ?? [], stakes),
    ),
  );
  const { pointScale } = stakes;
  const utilities = estimates.map(utilityOf);
  const firstBest = bestOf(
    estimates.map((each, index) => ({ ...each, utility: utilities[index] as number })),
    pointScale,
  );
  const representative = samples.representative(indexOf(firstBest));
  const isEquivalent = (index: number): boolean =>
    samples.representative(indexOf(index)) === representative;
  const best = bestExplained(facts, firstBest, isEquivalent);
  const chosen = estimates[best] as (typeof estimates)[number];
  const options = choices.map((command, index): Option => {
    const each = estimates[index] as (typeof estimates)[number];
    return {
      ...each,
      command,
      points: stakes.sign * each.points,
      others: stakes.sign * each.others,
      // The best by figures may be of slightly lower utility than another one.
      cost: isEquivalent(index) ? 0 : Math.max(0, utilityOf(chosen) - utilityOf(each)),
      costError: isEquivalent(index)
        ? 0
        : differenceError(samples, indexOf(best), indexOf(index), SPOILING / (rules.players - 1)),
      facts: facts[index] ?? [],
    };
  });
  const others = options.flatMap(({ cost, costError }, index) => {
    const each = estimates[index] as (typeof estimates)[number];
    const byOthers = SPOILING * (each.others - chosen.others);
    return isEquivalent(index)
      ? []
      : [{ ...each, index, cost, error: costError, byOthers, byGame: 0, byBags: 0 }];
  });
  return { options, best, pointScale, ...conclude(chosen, others, pointScale) };
}

/** Solo advice by rollouts of the nets. One at a time: the core has one memory. */
export function adviseSolo(
  core: Core,
  nets: NetAddresses,
  request: SampledAdviceRequest<Choice>,
): AnytimeAdvice {
  const { view, round, choices, rng, determinizations = SOLO_DETERMINIZATIONS } = request;
  const builder = adviceBuilder(view, round, choices, request.against);
  core.setSpoiling(SPOILING);
  core.seedRandom(rng.below(2 ** 32), rng.below(2 ** 32));
  putPosition(core, view, round);
  beginAdvice(core, nets, view, round, choices);

  function best(): Advice {
    const samples = samplesOf(core);
    const evaluation = evaluateChoices(samples, view, round, choices, builder.facts);
    const optionIndices = optionIndicesOf(samples, view.rules, choices);
    const indexOf = (choice: number): number => optionIndices[choice] as number;
    return builder.build({
      ...evaluation,
      determinizations: samples.determinizations,
      ...trickRatesOf(samples, view, optionIndices),
      naming: (choice) => namedTrump(samples, indexOf(choice)),
      meanOf: null,
      madeRate: (choice, seat) => samples.made(indexOf(choice), seat) / samples.determinizations,
    });
  }

  return {
    improve: () =>
      core.determinizations.value < determinizations &&
      core.continueAdvice() !== 0 &&
      core.determinizations.value < determinizations,
    get determinizations() {
      return core.determinizations.value;
    },
    best,
  };
}
