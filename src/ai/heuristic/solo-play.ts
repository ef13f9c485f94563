import type { Card } from '../../engine/index.ts';
import { type Standpoint, emptyOutlook, fillOutlook } from './make-probability.ts';
import { jokersWithout, without } from './card-sets.ts';
import { type Payoff, expectedPoints, payoffOf, stakeOf } from './points.ts';
import { pressureOf, tricksWanted } from './pressure.ts';
import { opponentMakeProbability } from './opponent-probability.ts';
import type { Situation } from './situation.ts';
import type { SoloPosition } from './solo-bid.ts';
import { type BestCard, fillWinProbabilities } from './trick-probability.ts';
import { type TrickInPlay, cardNumbers, trickInPlay, trickWith } from './trick-in-play.ts';

const winProbabilities = new Float64Array(8);
const outlook = emptyOutlook();

/** What is at stake for every seat, and what they need. */
interface TableStakes {
  readonly own: Payoff;
  readonly bid: number;
  readonly taken: number;
  readonly stakes: readonly number[];
  /** How much a point of an average opponent weighs, relative to one of the seat's own. */
  readonly spoiling: number;
}

/** Expected own points with the cards left, after the trick was won or not. */
function ownPoints(
  situation: Situation,
  table: TableStakes,
  after: Standpoint,
  won: 0 | 1,
): number {
  fillOutlook(outlook, situation, after, 'play');
  return expectedPoints(table.own, table.bid, table.taken + won, after.left, outlook);
}

/** What an average opponent is expected to win of its stake after the trick, in points. */
function opponentPoints(
  situation: Situation,
  { stakes }: TableStakes,
  wanted: number,
  left: number,
): number {
  const { players, seat, needs } = situation;
  let sum = 0;
  for (let opponent = 0; opponent < players; opponent++) {
    const stake = stakes[opponent] as number;
    if (opponent === seat || stake === 0) continue;
    const need = needs[opponent] as number;
    const wins = winProbabilities[opponent] as number;
    const pressure = pressureOf(wanted, left);
    const ifLost = opponentMakeProbability({ need, left, pressure, leads: 0, players });
    const pressureIfWon = pressureOf(need > 0 ? wanted - 1 : wanted, left);
    const afterWin = { need: need - 1, left, pressure: pressureIfWon, leads: 1, players };
    const ifWon = opponentMakeProbability(afterWin);
    sum += stake * (wins * ifWon + (1 - wins) * ifLost);
  }
  return sum / (players - 1);
}

/** The value of a card in points: one trick of lookahead, then the estimate for the rest. */
function cardValue(
  situation: Situation,
  trick: TrickInPlay,
  table: TableStakes,
  card: BestCard,
): number {
  const { seat, players, needs } = situation;
  const wanted = tricksWanted(needs);
  const next = (seat + 1) % players;
  const played = trickWith(card, trick, situation, pressureOf(wanted, situation.left));
  fillWinProbabilities(winProbabilities, situation, played);
  const win = winProbabilities[seat] as number;
  const hand = without(situation.hand, card.suit, card.rank);
  const jokers = jokersWithout(situation.jokers, card.suit);
  const left = situation.left - 1;
  const need = needs[seat] as number;
  let wantedMet = 0;
  for (let other = 0; other < players; other++)
    if (other !== seat && (needs[other] as number) > 0)
      wantedMet += winProbabilities[other] as number;
  let value = 0;
  if (win > 0) {
    const after = pressureOf(need > 0 ? wanted - 1 : wanted, left);
    const standpoint = {
      hand,
      jokers,
      left,
      need: need - 1,
      pressure: after,
      leads: 1,
      last: 0,
      toBid: 0,
    };
    value += win * ownPoints(situation, table, standpoint, 1);
  }
  if (win < 1) {
    const after = pressureOf(wanted - wantedMet / (1 - win), left);
    const last = (winProbabilities[next] as number) / (1 - win);
    const standpoint = { hand, jokers, left, need, pressure: after, leads: 0, last, toBid: 0 };
    value += (1 - win) * ownPoints(situation, table, standpoint, 0);
  }
  return value - table.spoiling * opponentPoints(situation, table, wanted - wantedMet, left);
}

/**
 * The value of every playable card, in points.
 * @param spoiling how much a point of an average opponent weighs, relative to one of the seat's own.
 */
export function cardValues(
  { view, round, formula, analysis }: SoloPosition,
  cards: readonly Card[],
  spoiling: number,
): number[] {
  const { seat, standing } = view;
  const situation = analysis.under(round.trump ?? 'N');
  const payoffs = round.bids.map((bid, each) =>
    payoffOf(formula, standing, each, round.handSize, typeof bid === 'number' ? bid : 0),
  );
  const bidOf = (each: number) => round.bids[each] as number;
  const table: TableStakes = {
    own: payoffs[seat] as Payoff,
    bid: bidOf(seat),
    taken: round.tricks[seat] ?? 0,
    stakes: payoffs.map((payoff, each) => stakeOf(payoff, bidOf(each))),
    spoiling,
  };
  const trick = trickInPlay(round, situation);
  return cards.map((card) =>
    cardValue(situation, trick, table, cardNumbers(card, situation.ranking)),
  );
}
