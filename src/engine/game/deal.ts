import type { Card } from '../cards/card.ts';
import { deckOf } from '../rulesets/deck.ts';
import { randomStream, shuffled } from '../cards/random.ts';
import { resolveScoring } from '../scoring/formula.ts';
import { pointsBehind } from '../scoring/score.ts';
import { type Seat, seatAfter, seatsFromLeftOf } from '../seats.ts';
import { sideOf } from '../sides.ts';
import { showsDealersLast, trumpAfterDeal, turnsUpCard } from '../trump/trump.ts';
import type { GameEvent } from './commands-and-events.ts';
import type { GameState, Header } from './state.ts';
import { zeroRun } from './turn.ts';

/** The random stream of the deal seed that draws the first dealer. */
const DEALER_STREAM = 0;
/** The random stream that shuffles a round (0-based) [DEAL-3]. */
const shuffleStream = (round: number): number => round + 1;

/** Who deals the first round [DEAL-1]. */
export const firstDealerOf = ({ firstDealer, dealSeed, rules }: Header): Seat =>
  firstDealer ?? randomStream(dealSeed, DEALER_STREAM).below(rules.players);

/** The shuffled deck of a round (0-based) [DEAL-2], [DEAL-3]. */
const shuffledDeck = (header: Header, round: number): Card[] =>
  shuffled(deckOf(header.rules), randomStream(header.dealSeed, shuffleStream(round)));

/**
 * Who may declare blind nil: the side trails by enough points, and the seat has not
 * reached a zero limit, since a nil is a bid of 0 [SP-2], [BID-3].
 */
export function mayDeclare(
  {
    header: { rules },
    standing,
    past,
  }: Pick<GameState, 'standing' | 'past'> & {
    readonly header: Pick<Header, 'rules'>;
  },
  dealer: Seat,
): Seat[] {
  const scoring = resolveScoring(rules.scoring);
  if (scoring.kind !== 'partnership') return [];
  const trails = (seat: Seat) =>
    pointsBehind(standing, sideOf(rules, seat)) >= scoring.blindNilBehind;
  const mayBidZero = (seat: Seat) =>
    rules.zeroLimit === null || zeroRun(past, seat) < rules.zeroLimit;
  return seatsFromLeftOf(dealer, rules.players).filter((seat) => trails(seat) && mayBidZero(seat));
}

/**
 * Deals a round: one card at a time from the dealer's left, then the turned card [DEAL-2]. Where none
 * is left to turn up, the dealer may show the last card dealt [TRUMP-8].
 */
export function dealtEvent(state: GameState, index: number): GameEvent {
  const { rules } = state.header;
  const handSize = state.schedule[index] ?? 0;
  const dealer = seatAfter(state.firstDealer, rules.players, index);
  const deck = shuffledDeck(state.header, index);
  const hands = Array.from({ length: rules.players }, (): Card[] => []);
  const order = seatsFromLeftOf(dealer, rules.players);
  const dealt = handSize * rules.players;
  for (let card = 0; card < dealt; card++)
    hands[order[card % rules.players] as Seat]?.push(deck[card] as Card);
  const turned = turnsUpCard(rules, index) ? (deck[dealt] ?? null) : null;
  const isShown = showsDealersLast(rules, index) && dealt === deck.length;
  const openCard = isShown ? (deck[dealt - 1] ?? null) : null;
  return {
    type: 'dealt',
    index,
    handSize,
    dealer,
    hands,
    turned,
    openCard,
    trump: trumpAfterDeal(rules, index, turned ?? openCard),
    mayDeclare: mayDeclare(state, dealer),
  };
}
