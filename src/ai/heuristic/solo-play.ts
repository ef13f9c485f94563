import type { Card } from '../../engine/index.ts';
import { leadCustom } from './lead-custom.ts';
import type { Skill } from './levels.ts';
import { opponentMakeProbability } from './opponent-probability.ts';
import { type CardProspects, withCard } from './own-points.ts';
import { type Payoff, payoffOf, soloPointScale, stakeOf } from './points.ts';
import { pressureOf } from './pressure.ts';
import type { Situation } from './situation.ts';
import type { SoloPosition } from './solo-bid.ts';
import { cardNumbers, trickInPlay } from './trick-in-play.ts';

/** What an average opponent is expected to win of its stake after the trick, in points. */
function opponentPoints(
  situation: Situation,
  stakes: readonly number[],
  { wins, wanted }: CardProspects,
): number {
  const { players, seat, needs } = situation;
  const left = situation.left - 1;
  let sum = 0;
  for (let opponent = 0; opponent < players; opponent++) {
    const stake = stakes[opponent] as number;
    if (opponent === seat || stake === 0) continue;
    const need = needs[opponent] as number;
    const takes = wins[opponent] as number;
    const pressure = pressureOf(wanted, left);
    const ifLost = opponentMakeProbability({ need, left, pressure, leads: 0, players });
    const pressureIfWon = pressureOf(need > 0 ? wanted - 1 : wanted, left);
    const afterWin = { need: need - 1, left, pressure: pressureIfWon, leads: 1, players };
    const ifWon = opponentMakeProbability(afterWin);
    sum += stake * (takes * ifWon + (1 - takes) * ifLost);
  }
  return sum / (players - 1);
}

/**
 * The value of every playable card, in points.
 * @param skill of the level, with its style.
 */
export function cardValues(
  { view, round, formula, analysis }: SoloPosition,
  cards: readonly Card[],
  { spoiling, lookahead, keepsCustoms }: Pick<Skill, 'spoiling' | 'lookahead' | 'keepsCustoms'>,
): number[] {
  const { seat, standing } = view;
  const situation = analysis.under(round.trump ?? 'N');
  const payoffs = round.bids.map((bid, each) =>
    payoffOf(formula, standing, each, round.handSize, typeof bid === 'number' ? bid : 0),
  );
  const bidOf = (each: number) => round.bids[each] as number;
  const own = { payoff: payoffs[seat] as Payoff, bid: bidOf(seat), lookahead };
  const stakes = payoffs.map((payoff, each) => stakeOf(payoff, bidOf(each)));
  const trick = trickInPlay(round, situation);
  const customScale =
    keepsCustoms && trick.best === null ? soloPointScale(formula, view, round.handSize) : 0;
  return cards.map((card) => {
    const numbers = cardNumbers(card, situation.ranking);
    const prospects = withCard(situation, trick, own, numbers, 0);
    const custom = customScale === 0 ? 0 : customScale * leadCustom(situation, numbers);
    return prospects.points - spoiling * opponentPoints(situation, stakes, prospects) + custom;
  });
}
