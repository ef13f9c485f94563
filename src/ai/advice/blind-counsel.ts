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
import type { NetsAt } from '../net/kept-nets.ts';
import { cardNumber, putAim, putPosition } from '../net/position.ts';
import { bidsBlindNil } from '../partners/bid.ts';
import { partnerOf, partnershipOf } from '../partners/contracts.ts';
import { type Ending, type Outcome, endingOf } from '../partners/ending.ts';
import type { DealtRound } from '../heuristic/situation.ts';
import type { AdviserCore } from './core.ts';
import type { Counsel } from './counsel.ts';
import { counselFrom, partnerUnit, weighed } from './from-endings.ts';

/** After so many worlds the advice is final: nothing is known, so that worlds differ much. */
const BLIND_WORLDS = 400;
export type Declaration = Extract<Command, { type: 'declare' }>;

/** The cards as they may lie when nobody has looked, by seat. */
function imagined({ turned, handSize, hands }: DealtRound, chance: RandomSource): Card[][] {
  const deck = shuffled(
    DECK.filter((card) => card !== turned),
    chance,
  );
  return hands.map(() => deck.splice(0, handSize));
}

/** Who has bid blind once the seat and, after it, its partner have answered. */
export function answered(
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
const SPREAD = 50;
const SPREAD_PER_POINT = 0.1;
const SPREAD_OF_ROUND = 35;

/** What an end of the round is worth to who plays for the game: the chance to win that, told in points. */
function forTheGame(
  { rules, seat, schedule, standing: { totals } }: PlayerView,
  { index }: DealtRound,
): (ending: Ending) => number {
  const side = sideOf(rules, seat);
  const [mine, others] = [totals[side] ?? 0, totals[1 - side] ?? 0];
  const byRounds = SPREAD_OF_ROUND * Math.sqrt(Math.max(1, schedule.length - index - 1));
  const target = targetOf(rules) ?? Infinity;
  const spread = (leader: number): number =>
    Math.min(byRounds, SPREAD + SPREAD_PER_POINT * Math.max(0, target - leader));
  // As points count where the game is even.
  const scale = 4 * spread(Math.max(mine, others));
  return ({ own, theirs, gain, decided }) => {
    if (decided !== 0) return (scale * (1 + decided)) / 2;
    return scale * logistic((mine - others + gain) / spread(Math.max(mine + own, others + theirs)));
  };
}

/** How a round goes on from such hands when everybody plays by the nets. */
function outcomeOf(
  core: AdviserCore,
  nets: NetsAt,
  view: PlayerView,
  round: DealtRound,
  hands: readonly (readonly Card[])[],
): Outcome {
  const { rules } = view;
  putPosition(core, view, round);
  putAim(core, view, round, 1);
  for (const [seat, cards] of hands.entries())
    for (const card of cards) core.hold(seat, cardNumber(card));
  const isNamed = rules.trump.kind === 'highest-bidder';
  core.playThrough(nets.play, nets.bid, rules.bidding === 'sealed', rules.hook, isNamed);
  const bySeat = (at: number) => [...new Int32Array(core.memory.buffer, at, rules.players)];
  return { bids: bySeat(core.bidsAt.value), tricks: bySeat(core.tricksAt.value) };
}

/**
 * Advice before anybody has seen a card: blind nil, or to look first. All hands are drawn anew for
 * every world, the own one as well, and both answers are played out by the nets [SP-2].
 * One at a time: the core has one memory.
 */
export function blindCounsel(
  core: AdviserCore,
  nets: NetsAt,
  view: PlayerView,
  round: DealtRound,
  answers: readonly Declaration[],
  chance: RandomSource,
  worlds: number = BLIND_WORLDS,
): Counsel {
  const unit = partnerUnit(partnershipOf(view.rules));
  const worthOf = forTheGame(view, round);
  const rounds = answers.map((answer): DealtRound => {
    const blindNils = answered(view, round, answer);
    return { ...round, blindNils, bids: blindNils.map((blind) => (blind ? 0 : null)) };
  });
  const endings = answers.map((): Ending[] => []);

  function tryOn(): true {
    const hands = imagined(round, chance);
    for (const [index, after] of rounds.entries())
      endings[index]?.push(endingOf(outcomeOf(core, nets, view, after, hands), view, after));
    return true;
  }

  function advice(): Advice {
    const { options, best, verdict, reason } = weighed({
      commands: answers,
      endings,
      unit,
      decided: null,
      worthOf,
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

  return counselFrom(endings, worlds, tryOn, advice);
}
