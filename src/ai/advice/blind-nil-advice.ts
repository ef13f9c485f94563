import {
  type Advice,
  type Card,
  type Command,
  deckOf,
  type PlayerView,
  type RandomSource,
  type RuleSet,
  type Seat,
  seatsFrom,
  shuffled,
  type DealtView,
} from '../../engine/index.ts';
import { logistic } from '../heuristic/logistic.ts';
import type { NetAddresses } from '../net/loaded-nets.ts';
import { cardNumber, putPosition, putUtility, setPolicy } from '../net/position.ts';
import { bidsBlindNil } from '../partners/bid.ts';
import { partnerOf, partnershipOf } from '../partners/contracts.ts';
import { totalsOf, winSpread } from '../partners/win-probability.ts';
import { type SideOutcome, type FinalRound, sideOutcomeOf } from '../partners/side-outcome.ts';
import type { Core } from '../net/core.ts';
import type { SampledAdviceRequest, AnytimeAdvice } from './anytime-advice.ts';
import { BLIND_NIL_DETERMINIZATIONS } from './determinizations.ts';
import { anytimeAdvice, evaluateChoices } from './outcome-evaluation.ts';
import { partnershipPointScale } from '../heuristic/points.ts';

export type Declaration = Extract<Command, { type: 'declare' }>;

/**
 * Random hands by seat, for a moment when nobody has looked at any card but the dealer's open one
 * [TRUMP-8].
 */
function randomHands(
  rules: RuleSet,
  { turned, openCard, dealer, handSize, hands }: DealtView,
  rng: RandomSource,
): Card[][] {
  const deck = shuffled(
    deckOf(rules).filter((card) => card !== turned && card !== openCard),
    rng,
  );
  const shownBy = (seat: Seat): Card[] => (openCard !== null && seat === dealer ? [openCard] : []);
  return hands.map((_, seat) => {
    const shown = shownBy(seat);
    return [...shown, ...deck.splice(0, handSize - shown.length)];
  });
}

/** Who has bid blind nil once the seat and, after it, its partner have answered. */
export function blindNilsAfter(
  { rules, standing, zeroRuns }: PlayerView,
  { blindNils, dealer }: DealtView,
  { seat, blindNil }: Declaration,
): readonly boolean[] {
  const answers = blindNils.map((blind, each) => (each === seat ? blindNil : blind));
  const partner = partnerOf(rules, seat);
  const order = seatsFrom(dealer + 1, rules.players);
  const isAsked =
    order.indexOf(partner) > order.indexOf(seat) &&
    (rules.zeroLimit === null || (zeroRuns[partner] ?? 0) < rules.zeroLimit);
  const bidsToo = isAsked && bidsBlindNil(rules, standing, partner, answers);
  return answers.map((blind, each) => (each === partner ? blind || bidsToo : blind));
}

/** The utility of a round's outcome: the win probability after it, expressed in points. */
function gameUtility(view: PlayerView, round: DealtView): (outcome: SideOutcome) => number {
  const [mine, others] = totalsOf(view);
  const spread = (leader: number): number => winSpread(view, round, leader);
  // The logistic curve has slope 1/4 at even scores; there a point of utility is a point on the score sheet.
  const scale = 4 * spread(Math.max(mine, others));
  return ({ own, theirs, gain, gameDecided: decided }) => {
    if (decided !== 0) return (scale * (1 + decided)) / 2;
    return scale * logistic((mine - others + gain) / spread(Math.max(mine + own, others + theirs)));
  };
}

/** The bids and tricks of a round with these hands when all seats follow the nets. */
function rollout(
  core: Core,
  nets: NetAddresses,
  view: PlayerView,
  round: DealtView,
  hands: readonly (readonly Card[])[],
): FinalRound {
  const { rules } = view;
  putPosition(core, view, round);
  putUtility(core, view, round, 1);
  for (const [seat, cards] of hands.entries())
    for (const card of cards) core.hold(seat, cardNumber(card, rules));
  setPolicy(core, nets, rules, round);
  core.rolloutRound();
  const bySeat = (at: number) => [...new Int32Array(core.memory.buffer, at, rules.players)];
  return { bids: bySeat(core.bidsAt.value), tricks: bySeat(core.tricksAt.value) };
}

/**
 * Advice before anybody has seen a card: bid blind nil, or look first. Every determinization redeals all hands,
 * including the viewer's, and rolls out both answers [SP-2].
 * One at a time: the core has one memory.
 */
export function adviseBlindNil(
  core: Core,
  nets: NetAddresses,
  request: SampledAdviceRequest<Declaration>,
): AnytimeAdvice {
  const { view, round, choices: answers, rng } = request;
  const { determinizations = BLIND_NIL_DETERMINIZATIONS } = request;
  const pointScale = partnershipPointScale(partnershipOf(view.rules));
  const utilityOf = gameUtility(view, round);
  const roundsAfter = answers.map((answer): DealtView => {
    const blindNils = blindNilsAfter(view, round, answer);
    return { ...round, blindNils, bids: blindNils.map((blind) => (blind ? 0 : null)) };
  });
  const outcomes = answers.map((): SideOutcome[] => []);

  function addDeterminization(): true {
    const hands = randomHands(view.rules, round, rng);
    for (const [index, after] of roundsAfter.entries())
      outcomes[index]?.push(sideOutcomeOf(rollout(core, nets, view, after, hands), view, after));
    return true;
  }

  function advice(): Advice {
    const { options, best, verdict, reason } = evaluateChoices({
      commands: answers,
      outcomes,
      pointScale,
      utilityOf,
      isNil: () => true,
    });
    return {
      about: 'declaration',
      seat: view.seat,
      options,
      best,
      verdict,
      pointScale,
      hand: [],
      // How far behind the side is, and what a blind nil scores, is shown with the question itself.
      position: reason === null ? [] : [{ kind: reason.kind }],
      contrast: null,
      determinizations: outcomes[0]?.length ?? 0,
    };
  }

  return anytimeAdvice(outcomes, determinizations, addDeterminization, advice);
}
