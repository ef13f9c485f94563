import { decisionRng } from '@/ai/decision-rng.ts';
import {
  type Card,
  type Command,
  deckOf,
  type GameState,
  OPPONENTS,
  type Opponent,
  type PlayerView,
  type Seat,
  type Style,
  hasPartners,
  toAct,
  viewFor,
} from '@/engine/index.ts';
import { decide } from './player.ts';
import { apply } from './games.ts';
import type { Pick } from './random-play.ts';

/** Enough determinizations for a search to prefer a card; fewer in partnerships, where they take longer. */
const fewDeterminizations = ({ rules }: PlayerView): number => (hasPartners(rules) ? 2 : 8);

/** The move of a level at a seat, with the game's random source. */
export function moveOf(state: GameState, seat: Seat, level: Opponent): Command {
  const view = viewFor(state, seat);
  return decide(view, level, decisionRng(state.header.aiSeed, view), fewDeterminizations(view));
}

/** The same game, with a style (or none) for the opponent at a seat. */
export function withStyle(state: GameState, seat: Seat, style: Style | null): GameState {
  const seats = state.header.seats.map((info, each) =>
    each === seat && style !== null ? { ...info, style } : info,
  );
  return { ...state, header: { ...state.header, seats } };
}

/** A seat that is to act. */
export interface Turn {
  readonly state: GameState;
  readonly seat: Seat;
}

/** Plays to the end; a random level makes each decision, which comes before it is made. */
export function* turnsOf(opening: GameState, pick: Pick): Generator<Turn> {
  let state = opening;
  while (state.round.phase !== 'over') {
    const waiting = toAct(state);
    if (waiting.length === 0) {
      state = apply(state, { type: 'deal' }).state;
      continue;
    }
    const seat = pick(waiting);
    yield { state, seat };
    state = apply(state, moveOf(state, seat, pick(OPPONENTS))).state;
  }
}

/** Plays to the end; a random level makes each decision, and `each` is called before it. */
export function playOut(
  opening: GameState,
  pick: Pick,
  each: (state: GameState, seat: Seat) => void,
): void {
  for (const { state, seat } of turnsOf(opening, pick)) each(state, seat);
}

/** Whether a seat may see a hand, in the words of the rules [SIGHT-1], [SP-2]. */
function maySee({ header, round }: GameState, viewer: Seat, owner: Seat): boolean {
  if (round.phase === 'ready') return false;
  if (round.phase === 'declare' && round.undecided.includes(viewer)) return false;
  const onForehead = header.rules.sight === 'forehead' && round.handSize === 1;
  return onForehead ? viewer !== owner : viewer === owner;
}

function shuffledBy(pick: Pick, cards: readonly Card[]): Card[] {
  const rest = [...cards];
  return cards.map(() => {
    const card = pick(rest);
    rest.splice(rest.indexOf(card), 1);
    return card;
  });
}

/**
 * A different state with the same view for one seat: all cards that it cannot see are redealt, the
 * stock included, and others' sealed bids and the deal's seed are changed.
 */
export function withOtherHiddenCards(state: GameState, viewer: Seat, pick: Pick): GameState {
  const { round, header } = state;
  if (round.phase === 'ready') return state;
  const { openCard } = round;
  const open = new Set<Card | null>([round.turned, openCard]);
  if (round.phase !== 'declare' && round.phase !== 'bid' && round.phase !== 'trump') {
    for (const { cards } of round.taken) for (const card of cards) open.add(card);
    if (round.phase === 'play') for (const card of round.trick.cards) open.add(card);
  }
  for (const [owner, hand] of round.hands.entries())
    if (maySee(state, viewer, owner)) for (const card of hand) open.add(card);
  const hidden = shuffledBy(
    pick,
    deckOf(state.header.rules).filter((card) => !open.has(card)),
  );
  const hands = round.hands.map((hand, owner) => {
    if (maySee(state, viewer, owner)) return hand;
    // The dealer keeps the card that everybody sees [TRUMP-8].
    const shown = hand.filter((card) => card === openCard);
    return [...hidden.splice(0, hand.length - shown.length), ...shown];
  });
  const dealSeed = header.dealSeed.split('').toReversed().join('');
  const changed = { ...state, header: { ...header, dealSeed } };
  if (round.phase === 'bid' && header.rules.bidding === 'sealed') {
    const bids = round.bids.map((bid, seat) =>
      bid === null || seat === viewer ? bid : round.handSize - bid,
    );
    return { ...changed, round: { ...round, hands, bids } };
  }
  return { ...changed, round: { ...round, hands } };
}
