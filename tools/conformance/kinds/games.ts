import {
  type Formula,
  type RuleSet,
  type Seat,
  presetRules,
  seatAfter,
  seatsFromLeftOf,
} from '@/engine/index.ts';
import { apply, newGameWith } from '../../lib/games.ts';
import { type DealScript, dealPlayed } from '../deals.ts';
import { scorePart } from '../formula-text.ts';
import { roundPlayed, roundsOf, withStanding } from '../../lib/positions.ts';
import { type Row } from '../rows.ts';
import { tricksAddUp } from './scores.ts';
import { Mismatch, same, sameSet } from '../verdict.ts';

/** Hand sizes, dealers, points and totals of a whole game: a score sheet. */
export function scoreSheet({ players, rounds }: Row<'scoreSheet'>): void {
  let state = newGameWith(presetRules('up-and-down-the-river', players));
  same('number of rounds', state.schedule.length, rounds.length);
  for (const [index, round] of rounds.entries()) {
    const [event] = apply(state, { type: 'deal' }).events;
    if (event?.type !== 'dealt') throw new Mismatch('the engine does not deal');
    const what = `round ${index + 1}, `;
    same(`${what}hand size`, event.handSize, round.handSize);
    same(`${what}dealer`, event.dealer, round.dealer);
    tricksAddUp(round.handSize, round.tricks, players);
    state = roundPlayed(state, round, index, event.dealer).state;
    same(`${what}points`, state.past[index]?.points, round.points);
    same(`${what}scores`, state.standing.totals, round.scores);
  }
  same('phase at the end', state.round.phase, 'over');
}

type PlayedRound = Omit<Row<'devilGame'>['rounds'][number], 'startingSeat'>;

/** The fields of a deal that all kinds of full games share. */
function scriptOf(
  { handSize, hands, bids, tricks, tricksWon, rejectedBids, rejectedPlays }: PlayedRound,
  dealer: Seat,
): DealScript {
  const players = hands.length;
  return {
    handSize,
    dealer,
    hands,
    turned: null,
    bids: seatsFromLeftOf(dealer, players).map((seat) => ({ seat, bid: bids[seat] ?? -1 })),
    refusedBids: rejectedBids,
    plays: tricks.flatMap(({ leader, plays }) =>
      plays.map((card, turn) => ({ seat: seatAfter(leader, players, turn), card })),
    ),
    refusedPlays: rejectedPlays,
    winners: tricks.map(({ winner }) => winner),
    taken: tricksWon,
  };
}

/** Plays the whole game of a row and returns the winners. */
function gamePlayed<R extends PlayedRound>(
  rules: RuleSet,
  rounds: readonly R[],
  script: (round: R) => DealScript,
): readonly number[] {
  const scripts = rounds.map(script);
  let state = newGameWith(rules, { firstDealer: scripts[0]?.dealer ?? 0 });
  same('number of rounds', state.schedule.length, rounds.length);
  for (const [index, round] of rounds.entries()) {
    try {
      const played = dealPlayed(state, scripts[index] as DealScript);
      state = played.state;
      same('points', played.record.points, round.points);
      same('scores', state.standing.totals, round.scores);
    } catch (error) {
      if (error instanceof Mismatch) throw new Mismatch(`round ${index + 1}, ${error.message}`);
      throw error;
    }
  }
  if (state.round.phase !== 'over')
    throw new Mismatch(`phase ${state.round.phase} after the last round`);
  return state.round.winners;
}

/** Every deal, bid, card and point of a whole game of Bugger Your Neighbor. */
export function buggerGame({ players, rounds, winners }: Row<'buggerGame'>): void {
  const rules = presetRules('bugger-your-neighbor', players);
  const won = gamePlayed(rules, rounds, (round) => {
    same('who bids first', seatAfter(round.dealer, players), round.firstBidder);
    return { ...scriptOf(round, round.dealer), turned: round.trumpCard, trump: round.trump };
  });
  sameSet('winners', won, winners);
}

/** Every deal, bid, card and point of a whole game of Nomination Whist. */
export function nommieGame({ rounds }: Row<'nommieGame'>): void {
  gamePlayed(presetRules('nomination-whist'), rounds, (round) => ({
    ...scriptOf(round, round.dealer),
    chooser: round.selector,
    trump: round.trump,
  }));
}

/** Every deal, bid, card and point of a whole game of Devil’s Bridge. */
export function devilGame({ rounds }: Row<'devilGame'>): void {
  gamePlayed(presetRules('devils-bridge'), rounds, (round) =>
    scriptOf(round, seatAfter(round.startingSeat, 4, 3)),
  );
}

/** One round without partners, with the legal bids and cards of every decision. */
export function ohHellTrace(row: Row<'ohHellTrace'>): void {
  const { players, handSize, dealer, hands, turnUp, bids, plays, winners, taken, score } = row;
  const scoring: Formula = {
    kind: 'formula',
    made: scorePart(score.made),
    missed: scorePart(score.missed),
    zero: null,
    streak: null,
    wins: 'high',
  };
  const rules = roundsOf({ ...presetRules('bugger-your-neighbor', players), scoring }, handSize);
  const { record } = dealPlayed(newGameWith(rules, { firstDealer: dealer }), {
    handSize,
    dealer,
    hands,
    turned: turnUp,
    bids: bids.map(([seat, bid, legal]) => ({ seat, bid, legal })),
    plays: plays.map(([seat, card, legal]) => ({ seat, card, legal })),
    winners,
    taken,
  });
  same('points', record.points, row.points);
}

/** One round of Spades, with the legal cards of every decision. */
export function spadesTrace(row: Row<'spadesTrace'>): void {
  const { handSize, hands, bids, plays, winners, taken, bagsBefore, sidePoints } = row;
  const dealer = seatAfter(row.firstBidder, 4, 3);
  const game = newGameWith(roundsOf(presetRules('spades'), handSize), { firstDealer: dealer });
  const bags = [0, 1].map((side) => bagsBefore[side] ?? 0);
  const { record } = dealPlayed(withStanding(game, { bags }), {
    handSize,
    dealer,
    hands,
    turned: null,
    bids: bids.map(([seat, bid]) => ({ seat, bid })),
    plays: plays.map(([seat, card, legal]) => ({ seat, card, legal })),
    winners,
    taken,
  });
  for (const [side, points] of sidePoints.entries())
    if (points !== null) same(`points of side ${side}`, record.points[side], points);
}
