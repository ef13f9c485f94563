import type { Card } from '../cards/card.ts';
import { mayDeclare } from '../game/deal.ts';
import type { GameState, RoundRecord } from '../game/state.ts';
import { openingStanding } from '../scoring/score.ts';
import { type Seat, seatAfter, seatsFromLeftOf } from '../seats.ts';
import { type NameableTrump } from '../rulesets/rules.ts';
import { dealerNames } from '../trump/trump.ts';
import { type DealtView, dealtRound } from '../view/selectors.ts';
import type { PlayerView } from '../view/view.ts';
import type { PastRound, Position, PositionMove } from './position.ts';

const pastRound = ({
  trump,
  turned,
  chooser,
  bids,
  blindNils,
  tricks,
}: RoundRecord): PastRound => ({
  trump,
  turned,
  chooser,
  bids,
  blindNils,
  tricks,
});

/** The rounds before the current one. The view's `past` includes the current round once it is scored. */
const roundsBefore = ({ past }: PlayerView, round: DealtView): readonly RoundRecord[] =>
  round.phase === 'scored' || round.phase === 'over' ? past.slice(0, -1) : past;

/** The decisions on blind nil so far, in order [SP-2]. */
function declared(view: PlayerView, round: DealtView): PositionMove[] {
  const past = roundsBefore(view, round);
  const standing = past.at(-1)?.standing ?? openingStanding(view.rules);
  const asked = mayDeclare({ header: view, standing, past }, round.dealer);
  const next = round.phase === 'declare' ? asked.indexOf(view.toAct[0] ?? -1) : asked.length;
  return asked
    .slice(0, next)
    .map((seat) => ({ type: 'declare', seat, blindNil: round.blindNils[seat] === true }));
}

/** The bids so far, in the order of bidding, sealed ones included [BID-5]. */
const bidsMade = ({ bids, blindNils, dealer }: DealtView): PositionMove[] =>
  seatsFromLeftOf(dealer, bids.length).flatMap((seat): PositionMove[] => {
    const bid = bids[seat] ?? null;
    if (bid === null || blindNils[seat] === true) return [];
    return [bid === 'sealed' ? { type: 'sealed', seat } : { type: 'bid', seat, bid }];
  });

/** The naming of trump, once it is named [TRUMP-3], [JOKER-5]. */
const trumpNamed = ({ chooser, trump }: DealtView): PositionMove[] =>
  chooser === null || trump === null
    ? []
    : [{ type: 'nameTrump', seat: chooser, trump: trump as NameableTrump }];

/** The cards played, in order. */
const cardsPlayed = ({ taken, trick, bids }: DealtView): PositionMove[] =>
  [...taken, trick].flatMap(({ leader, cards }) =>
    cards.map((card, at): PositionMove => ({
      type: 'play',
      seat: seatAfter(leader, bids.length, at),
      card,
    })),
  );

function movesOf(view: PlayerView, round: DealtView): PositionMove[] {
  const [named, bids] = [trumpNamed(round), bidsMade(round)];
  const before = dealerNames(round) ? [...named, ...bids] : [...bids, ...named];
  return [...declared(view, round), ...before, ...cardsPlayed(round)];
}

/** The position that a seat sees; null before a deal. It holds what the view does, and no more. */
export function positionOf(view: PlayerView): Position | null {
  const round = dealtRound(view);
  if (round === null) return null;
  const { rules, seats, seat } = view;
  const { index, dealer, turned, openCard } = round;
  return {
    rules,
    seats,
    seat,
    index,
    dealer,
    past: roundsBefore(view, round).map(pastRound),
    totals: null,
    turned,
    openCard,
    hands: round.hands.map((hand) => (hand.kind === 'seen' ? hand.cards : [])),
    moves: movesOf(view, round),
  };
}

/** The same position with all hands, for a game that is over. `state` must be of the same round. */
export function withOpenHands(position: Position, { round }: GameState): Position {
  if (round.phase === 'ready') return position;
  const played = (seat: Seat): readonly Card[] =>
    'taken' in round
      ? [...round.taken, ...('trick' in round ? [round.trick] : [])].flatMap(({ leader, cards }) =>
          cards.filter((_, at) => seatAfter(leader, round.hands.length, at) === seat),
        )
      : [];
  return { ...position, hands: round.hands.map((hand, seat) => [...hand, ...played(seat)]) };
}
