import {
  type Advice,
  type Command,
  deckSize,
  type HandFact,
  NAMEABLE_TRUMPS,
  type Option,
  type PlayerView,
  type Trump,
  bidPoints,
  type DealtView,
} from '../../engine/index.ts';
import {
  choicesToCompare,
  asShown,
  drawbackContrast,
  forbiddenAmong,
  hookContrast,
  positionFacts,
  tiedChoices,
} from '../../engine/advice/index.ts';
import { foreheadWinProbability } from '../heuristic/forehead.ts';
import { trumpNumber } from '../heuristic/card-sets.ts';
import type { NetAddresses } from '../net/loaded-nets.ts';
import { NetPlayer } from '../net/net-player.ts';
import { putPosition } from '../net/position.ts';
import type { Core } from '../net/core.ts';
import { type ChoiceEstimate, utilityOf } from './estimate.ts';
import { type Stakes, formulaOf, stakesOf } from './stakes.ts';
import { type OtherChoice, bestOf, conclude } from './verdict.ts';

type Choice = Extract<Command, { type: 'bid' | 'nameTrump' }>;

/** Smallest shift of the win probability by other players' bids that is worth mentioning. */
const MIN_SHIFT = 0.025;

/** The win probability of the only trick by counting cards, averaged over all trumps while trump is open. */
function winProbabilityByCards(view: PlayerView, round: DealtView, trump: Trump | null): number {
  const trumps = trump === null ? NAMEABLE_TRUMPS : [trump];
  const probabilities = trumps.map((each) => foreheadWinProbability(view, round, each));
  return probabilities.reduce((sum, probability) => sum + probability, 0) / probabilities.length;
}

/** Standard error of a win probability that the nets give; smaller differences count as equal. */
const NET_ERROR = 0.015;

/** Estimates of the choices of a forehead round. */
interface Estimates {
  /** By choice, the make probability of the bid, or of the seat's bid under that trump. */
  readonly makes: readonly number[];
  /** The win probability inferred from other players' bids; null where they say nothing. */
  readonly readFromBids: number | null;
  /** The standard error of the probabilities. */
  readonly error: number;
}

/** By counting: the seat's card is equally likely to be any unseen card. */
function estimateByCards(
  view: PlayerView,
  round: DealtView,
  choices: readonly Choice[],
): Estimates {
  const makes = choices.map((choice) => {
    const wins = winProbabilityByCards(view, round, trumpUnder(round, choice));
    return bidUnder(view, round, choice) === 1 ? wins : 1 - wins;
  });
  return { makes, readFromBids: null, error: 0 };
}

/** By the nets, which read the bids of those who see the card. */
function estimateByNets(
  core: Core,
  nets: NetAddresses,
  view: PlayerView,
  round: DealtView,
  choices: readonly Choice[],
): Estimates {
  const isSealed = round.phase === 'bid' && view.rules.bidding === 'sealed';
  putPosition(core, view, round);
  const makes = choices.map((choice) => {
    core.setTrump(trumpNumber(trumpUnder(round, choice)));
    core.evaluateBid(nets.bid, view.seat, bidUnder(view, round, choice), isSealed);
    const probabilities = new Float32Array(
      core.memory.buffer,
      core.probabilitiesAt.value,
      core.deviations.value,
    );
    return probabilities[(core.deviations.value - 1) / 2] as number;
  });
  // Until trump is fixed, the card has no single win probability.
  if (round.phase !== 'bid' || round.trump === null)
    return { makes, readFromBids: null, error: NET_ERROR };
  // Once trump is fixed, the trick does not depend on the seat's bid: average the nets' answers for all bids.
  const bidsOne = choices.map((choice) => bidUnder(view, round, choice) === 1);
  const wins = makes.map((probability, at) =>
    bidsOne[at] === true ? probability : 1 - probability,
  );
  const readFromBids = wins.reduce((sum, probability) => sum + probability, 0) / wins.length;
  return {
    makes: bidsOne.map((one) => (one ? readFromBids : 1 - readFromBids)),
    readFromBids,
    error: NET_ERROR,
  };
}

const trumpUnder = (round: DealtView, choice: Choice | undefined): Trump | null =>
  choice?.type === 'nameTrump' ? choice.trump : round.trump;

function bidUnder({ seat }: PlayerView, { bids }: DealtView, choice: Choice): number {
  if (choice.type === 'bid') return choice.bid;
  const own = bids[seat];
  return typeof own === 'number' ? own : 0;
}

/**
 * Cards are counted before anybody else has bid, where the nets do not know the game, and where the count is
 * certain.
 */
function estimateChoices(
  core: Core,
  nets: NetAddresses,
  view: PlayerView,
  round: DealtView,
  choices: readonly Choice[],
): Estimates {
  const isRead = round.bids.some((bid, each) => each !== view.seat && typeof bid === 'number');
  const isOpen = round.trump === null;
  const byCards = estimateByCards(view, round, choices);
  const isCertain =
    !isOpen && byCards.makes.every((probability) => probability === 0 || probability === 1);
  const isCounted = !NetPlayer.knows(view) || isCertain || (!isOpen && !isRead);
  return isCounted ? byCards : estimateByNets(core, nets, view, round, choices);
}

/**
 * How many of the possible cards win the trick, and what the bids of those who see the card suggest.
 * @param wins the win probability by counting; null while trump is open, since the seat's bid may decide it.
 */
function factsOf(cards: number, wins: number | null, readFromBids: number | null): HandFact[] {
  if (wins === null) return [];
  const counted: HandFact = { kind: 'forehead', wins: Math.round(wins * cards), of: cards };
  if (readFromBids === null || Math.abs(readFromBids - wins) < MIN_SHIFT) return [counted];
  return [counted, { kind: readFromBids > wins ? 'bids-for' : 'bids-against' }];
}

/** A choice with its figures. */
interface EvaluatedChoice extends ChoiceEstimate {
  readonly utility: number;
  /** The standard error of the points. */
  readonly standardError: number;
}

/** Evaluates each choice: its points when made and when missed, weighted by the make probability. */
function evaluateChoices(
  view: PlayerView,
  round: DealtView,
  choices: readonly Choice[],
  { makes, error }: Estimates,
  { bonuses, sign }: Stakes,
): EvaluatedChoice[] {
  const formula = formulaOf(view);
  const points = (bid: number, tricks: number): number =>
    sign * bidPoints(formula, { bid, tricks, handSize: 1 }) +
    (bid === tricks ? bonuses.made : bonuses.missed);
  return choices.map((choice, at) => {
    const bid = bidUnder(view, round, choice);
    const make = makes[at] as number;
    const [ifMade, ifMissed] = [points(bid, bid), points(bid, 1 - bid)];
    const expected = make * ifMade + (1 - make) * ifMissed;
    const short = bid === 1 ? 1 - make : 0;
    const figures = { make, short, points: expected, others: 0, error: 0 };
    return {
      ...figures,
      utility: utilityOf(figures),
      standardError: error * Math.abs(ifMade - ifMissed),
    };
  });
}

/** Equal figures mean equal choices here. */
const isSame = (one: EvaluatedChoice, other: EvaluatedChoice): boolean =>
  one.make === other.make && one.points === other.points;

/** The utility lost by a choice against the best one. */
const costOf = (choice: EvaluatedChoice, best: EvaluatedChoice): number =>
  Math.max(0, best.utility - choice.utility);

const otherChoiceOf = (
  best: EvaluatedChoice,
  choice: EvaluatedChoice,
  index: number,
): OtherChoice => ({
  ...choice,
  index,
  cost: costOf(choice, best),
  error: choice.standardError,
  byOthers: 0,
  byGame: 0,
  byBags: 0,
});

/**
 * Advice in a round of one card that everybody sees but its holder [SIGHT-1]. Nobody has a choice in its
 * trick, so no rollouts are needed.
 */
export function adviseOnForehead(
  core: Core,
  nets: NetAddresses,
  view: PlayerView,
  round: DealtView,
  choices: readonly Choice[],
): Advice {
  const stakes = stakesOf(view, round.handSize);
  const { sign, pointScale } = stakes;
  const estimates = estimateChoices(core, nets, view, round, choices);
  const evaluated = evaluateChoices(view, round, choices, estimates, stakes);
  const best = bestOf(evaluated, pointScale);
  const chosen = evaluated[best] as EvaluatedChoice;
  const options = choices.map((command, at): Option => {
    const choice = evaluated[at] as EvaluatedChoice;
    const { utility: _, standardError, ...figures } = choice;
    const cost = costOf(choice, chosen);
    // A choice of equal utility but with another make probability is equally good, but not equivalent.
    const costError = isSame(choice, chosen) ? 0 : Math.max(Number.EPSILON, standardError);
    return { ...figures, points: sign * figures.points, command, cost, costError, facts: [] };
  });
  const others = evaluated.flatMap((each, index) =>
    isSame(each, chosen) ? [] : [otherChoiceOf(chosen, each, index)],
  );
  const { verdict } = conclude(chosen, others, pointScale);
  const found = { options, best, pointScale, verdict };
  const compared = {
    ...asShown(found),
    named: tiedChoices(found) ?? [best],
    isLow: sign < 0,
    hasNil: false,
    reason: null,
  };
  const trump = trumpUnder(round, choices[best]);
  const seen = round.hands.filter(({ kind }) => kind === 'seen').length;
  const of = deckSize(view.rules) - seen - (round.turned === null ? 0 : 1);
  return {
    about: choices[0]?.type === 'nameTrump' ? 'trump' : 'bid',
    seat: view.seat,
    options,
    best,
    verdict,
    pointScale,
    hand: factsOf(
      of,
      trump === null ? null : winProbabilityByCards(view, round, trump),
      estimates.readFromBids,
    ),
    position: positionFacts(view, round),
    contrast:
      hookContrast(compared, forbiddenAmong(view.choices)) ??
      drawbackContrast(compared, choicesToCompare(compared, null)),
    determinizations: 0,
  };
}
