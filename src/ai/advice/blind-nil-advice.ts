import {
  type Advice,
  type Card,
  type Command,
  DECK,
  type PlayerView,
  type RandomSource,
  seatsFrom,
  shuffled,
  sideOf,
  targetOf,
} from '../../engine/index.ts';
import { logistic } from '../heuristic/logistic.ts';
import type { NetAddresses } from '../net/loaded-nets.ts';
import { cardNumber, putUtility, putPosition } from '../net/position.ts';
import { bidsBlindNil } from '../partners/bid.ts';
import { partnerOf, partnershipOf } from '../partners/contracts.ts';
import { type SideOutcome, type FinalRound, sideOutcomeOf } from '../partners/side-outcome.ts';
import type { DealtRound } from '../heuristic/situation.ts';
import type { AdviserCore } from './core.ts';
import type { AnytimeAdvice } from './anytime-advice.ts';
import { anytimeAdvice, evaluateChoices } from './outcome-evaluation.ts';
import { partnerPointScale } from './stakes.ts';

/** After so many worlds the advice is final: nothing is known, so that worlds differ much. */
const BLIND_NIL_DETERMINIZATIONS = 400;
export type Declaration = Extract<Command, { type: 'declare' }>;

/** The cards as they may lie when nobody has looked, by seat. */
function randomHands({ turned, handSize, hands }: DealtRound, rng: RandomSource): Card[][] {
  const deck = shuffled(
    DECK.filter((card) => card !== turned),
    rng,
  );
  return hands.map(() => deck.splice(0, handSize));
}

/** Who has bid blind once the seat and, after it, its partner have answered. */
export function blindNilsAfter(
  { rules, standing, zeroRuns }: PlayerView,
  { blindNils, dealer }: DealtRound,
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

/**
 * Points behind which a game is as good as lost (one in four is won at 1.1 times as many): so many where the
 * leader is at the target, and more for every point that it still lacks, but no more than the rounds that are
 * left can turn. Fitted to games that were behind, see docs/OPPONENTS.md.
 */
const SPREAD_AT_TARGET = 50;
const SPREAD_PER_POINT = 0.1;
const SPREAD_PER_ROUND = 35;

/** What an end of the round is worth to who plays for the game: the chance to win that, told in points. */
function gameUtility(
  { rules, seat, schedule, standing: { totals } }: PlayerView,
  { index }: DealtRound,
): (ending: SideOutcome) => number {
  const side = sideOf(rules, seat);
  const [mine, others] = [totals[side] ?? 0, totals[1 - side] ?? 0];
  const byRounds = SPREAD_PER_ROUND * Math.sqrt(Math.max(1, schedule.length - index - 1));
  const target = targetOf(rules) ?? Infinity;
  const spread = (leader: number): number =>
    Math.min(byRounds, SPREAD_AT_TARGET + SPREAD_PER_POINT * Math.max(0, target - leader));
  // As points count where the game is even.
  const scale = 4 * spread(Math.max(mine, others));
  return ({ own, theirs, gain, gameDecided: decided }) => {
    if (decided !== 0) return (scale * (1 + decided)) / 2;
    return scale * logistic((mine - others + gain) / spread(Math.max(mine + own, others + theirs)));
  };
}

/** How a round goes on from such hands when everybody plays by the nets. */
function rollout(
  core: AdviserCore,
  nets: NetAddresses,
  view: PlayerView,
  round: DealtRound,
  hands: readonly (readonly Card[])[],
): FinalRound {
  const { rules } = view;
  putPosition(core, view, round);
  putUtility(core, view, round, 1);
  for (const [seat, cards] of hands.entries())
    for (const card of cards) core.hold(seat, cardNumber(card));
  const isNamed = rules.trump.kind === 'highest-bidder';
  core.rolloutRound(nets.play, nets.bid, rules.bidding === 'sealed', rules.hook, isNamed);
  const bySeat = (at: number) => [...new Int32Array(core.memory.buffer, at, rules.players)];
  return { bids: bySeat(core.bidsAt.value), tricks: bySeat(core.tricksAt.value) };
}

/**
 * Advice before anybody has seen a card: blind nil, or to look first. All hands are drawn anew for
 * every world, the own one as well, and both answers are played out by the nets [SP-2].
 * One at a time: the core has one memory.
 */
export function adviseBlindNil(
  core: AdviserCore,
  nets: NetAddresses,
  view: PlayerView,
  round: DealtRound,
  answers: readonly Declaration[],
  rng: RandomSource,
  determinizations: number = BLIND_NIL_DETERMINIZATIONS,
): AnytimeAdvice {
  const unit = partnerPointScale(partnershipOf(view.rules));
  const utilityOf = gameUtility(view, round);
  const roundsAfter = answers.map((answer): DealtRound => {
    const blindNils = blindNilsAfter(view, round, answer);
    return { ...round, blindNils, bids: blindNils.map((blind) => (blind ? 0 : null)) };
  });
  const endings = answers.map((): SideOutcome[] => []);

  function addDetermination(): true {
    const hands = randomHands(round, rng);
    for (const [index, after] of roundsAfter.entries())
      endings[index]?.push(sideOutcomeOf(rollout(core, nets, view, after, hands), view, after));
    return true;
  }

  function advice(): Advice {
    const { options, best, verdict, reason } = evaluateChoices({
      commands: answers,
      outcomes: endings,
      pointScale: unit,
      certainMake: null,
      utilityOf,
    });
    return {
      about: 'declaration',
      seat: view.seat,
      options,
      best,
      verdict,
      unit,
      hand: [],
      // How far behind the side is, and what a blind nil is worth, is said where one is asked for it.
      position: reason === null ? [] : [{ kind: reason }],
      worlds: endings[0]?.length ?? 0,
    };
  }

  return anytimeAdvice(endings, determinizations, addDetermination, advice);
}
