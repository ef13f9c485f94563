import {
  type Advice,
  type Command,
  DECK,
  type HandFact,
  NAMEABLE_TRUMPS,
  type Option,
  type PlayerView,
  type Trump,
  bidPoints,
  positionFacts,
} from '../../engine/index.ts';
import { foreheadWinProbability } from '../heuristic/forehead.ts';
import { trumpNumber } from '../heuristic/masks.ts';
import type { NetAddresses } from '../net/loaded-nets.ts';
import { NetPlayer } from '../net/net-player.ts';
import { putPosition } from '../net/position.ts';
import type { DealtRound } from '../heuristic/situation.ts';
import type { AdviserCore } from './core.ts';
import { utilityOf } from './estimate.ts';
import { formulaOf, stakesOf } from './stakes.ts';
import { bestOf, conclude } from './verdict.ts';

type Choice = Extract<Command, { type: 'bid' | 'nameTrump' }>;

/** What others bid is told of where it moves the chance by so much. */
const MIN_SHIFT = 0.05;

/** The chance to take the only trick by the cards alone, over all trumps while nobody has named one. */
function winProbabilityByCards(view: PlayerView, round: DealtRound, trump: Trump | null): number {
  const trumps = trump === null ? NAMEABLE_TRUMPS : [trump];
  const probabilities = trumps.map((each) => foreheadWinProbability(view, round, each));
  return probabilities.reduce((sum, probability) => sum + probability, 0) / probabilities.length;
}

/** A chance that the nets give is taken to be off by so much, as a standard error: what lies closer is level. */
const NET_ERROR = 0.015;

/** What is thought of the choices of a round on the forehead. */
interface Estimate {
  /** By choice, how likely the bid is to come true: the one that is made, or the own one under that trump. */
  readonly makes: readonly number[];
  /** The chance to take the trick as the bids of others tell it; null where they tell nothing. */
  readonly readFromBids: number | null;
  /** The standard error of the chances. */
  readonly error: number;
}

/** By the cards alone: each that the own one may be is as likely. */
function estimateByCards(
  view: PlayerView,
  round: DealtRound,
  choices: readonly Choice[],
): Estimate {
  const makes = choices.map((choice) => {
    const wins = winProbabilityByCards(view, round, trumpUnder(round, choice));
    return bidUnder(view, round, choice) === 1 ? wins : 1 - wins;
  });
  return { makes, readFromBids: null, error: 0 };
}

/** As the nets see it, who mind what was bid by those who see the card. */
function estimateByNets(
  core: AdviserCore,
  nets: NetAddresses,
  view: PlayerView,
  round: DealtRound,
  choices: readonly Choice[],
): Estimate {
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
  // While it depends on the own bid who names trump, or which is named, no one chance is that of the card.
  if (round.phase !== 'bid' || round.trump === null)
    return { makes, readFromBids: null, error: NET_ERROR };
  // Else the trick does not depend on it: the nets are held to one answer for all bids.
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

const trumpUnder = (round: DealtRound, choice: Choice | undefined): Trump | null =>
  choice?.type === 'nameTrump' ? choice.trump : round.trump;

function bidUnder({ seat }: PlayerView, { bids }: DealtRound, choice: Choice): number {
  if (choice.type === 'bid') return choice.bid;
  const own = bids[seat];
  return typeof own === 'number' ? own : 0;
}

/**
 * Before anybody has bid the cards can be counted, and so they are where the nets do not know the game, and
 * where the count leaves no doubt.
 */
function estimateChoices(
  core: AdviserCore,
  nets: NetAddresses,
  view: PlayerView,
  round: DealtRound,
  choices: readonly Choice[],
): Estimate {
  const isRead = round.bids.some((bid, each) => each !== view.seat && typeof bid === 'number');
  const isOpen = round.trump === null;
  const found = estimateByCards(view, round, choices);
  const isCertain =
    !isOpen && found.makes.every((probability) => probability === 0 || probability === 1);
  const isCounted = !NetPlayer.knows(view) || isCertain || (!isOpen && !isRead);
  return isCounted ? found : estimateByNets(core, nets, view, round, choices);
}

/**
 * How many of the cards take the trick, and what the bids of those say who see the right one.
 * @param wins the chance by the cards alone; null while trump is open: the own bid may decide which it is.
 */
function factsOf(cards: number, wins: number | null, readFromBids: number | null): HandFact[] {
  if (wins === null) return [];
  const found: HandFact = { kind: 'forehead', wins: Math.round(wins * cards), of: cards };
  if (readFromBids === null || Math.abs(readFromBids - wins) < MIN_SHIFT) return [found];
  return [found, { kind: readFromBids > wins ? 'bids-for' : 'bids-against' }];
}

/**
 * Advice in a round of one card that everybody but its holder sees [SIGHT-1]. Nobody has a choice
 * in its trick, so nothing is played out.
 */
export function adviseOnForehead(
  core: AdviserCore,
  nets: NetAddresses,
  view: PlayerView,
  round: DealtRound,
  choices: readonly Choice[],
): Advice {
  const { seat } = view;
  const formula = formulaOf(view);
  const { bonus, sign, pointScale: unit } = stakesOf(view, round.handSize);
  const points = (bid: number, tricks: number): number =>
    sign * bidPoints(formula, { bid, tricks, handSize: 1 }) + (bid === tricks ? bonus : 0);
  const { makes, readFromBids, error } = estimateChoices(core, nets, view, round, choices);
  const estimates = choices.map((choice, at) => {
    const bid = bidUnder(view, round, choice);
    const make = makes[at] as number;
    const [ifMade, ifMissed] = [points(bid, bid), points(bid, 1 - bid)];
    const expected = make * ifMade + (1 - make) * ifMissed;
    const estimate = { make, points: expected, others: 0, error: 0 };
    return {
      ...estimate,
      utility: utilityOf(estimate),
      standardError: error * Math.abs(ifMade - ifMissed),
    };
  });
  const best = bestOf(estimates, unit);
  const chosen = estimates[best] as (typeof estimates)[number];
  const costs = estimates.map(({ utility }) => Math.max(0, chosen.utility - utility));
  // What promises the same comes to the same here.
  const isSame = (each: Pick<Option, 'make' | 'points'>): boolean =>
    each.make === chosen.make && each.points === chosen.points;
  const options = choices.map((command, at): Option => {
    const { utility: _, standardError, ...each } = estimates[at] as (typeof estimates)[number];
    const cost = costs[at] as number;
    // What costs nothing though it is another chance is as good, not the same.
    const costError = isSame(each) ? 0 : Math.max(Number.EPSILON, standardError);
    return { ...each, points: sign * each.points, command, cost, costError, facts: [] };
  });
  const rivals = estimates.flatMap((each, at) =>
    isSame(each)
      ? []
      : [
          {
            ...each,
            cost: costs[at] as number,
            error: each.standardError,
            byOthers: 0,
            byGame: 0,
            byBags: 0,
          },
        ],
  );
  const trump = trumpUnder(round, choices[best]);
  const seen = round.hands.filter(({ kind }) => kind === 'seen').length;
  const of = DECK.length - seen - (round.turned === null ? 0 : 1);
  return {
    about: choices[0]?.type === 'nameTrump' ? 'trump' : 'bid',
    seat,
    options,
    best,
    verdict: conclude(chosen, rivals, unit).verdict,
    unit,
    hand: factsOf(
      of,
      trump === null ? null : winProbabilityByCards(view, round, trump),
      readFromBids,
    ),
    position: positionFacts(view, round),
    worlds: 0,
  };
}
