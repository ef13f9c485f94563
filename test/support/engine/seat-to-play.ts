import {
  type Card,
  type DealtView,
  type GameState,
  type PlayerView,
  type RuleSet,
  type Trump,
  cards,
  presetRules,
  viewFor,
} from '@/engine/index.ts';
import { dealt, evolved, newGameWith } from '../../../tools/lib/games.ts';

export const SOLO: RuleSet = presetRules('bugger-your-neighbor', 4);

/** Seat 0 is to play, of four. */
export interface Position {
  readonly hand: string;
  /** The cards in the trick; the last one is seat 3's. */
  readonly trick?: string;
  /** Hearts unless said otherwise. */
  readonly trump?: Trump;
  readonly bids?: readonly number[];
  /** Earlier tricks, each led by seat 0, and who took them; seat 0 unless said otherwise. */
  readonly earlier?: readonly string[];
  readonly winner?: number;
  readonly rules?: RuleSet;
  /** The dealer's open card; seat 3 deals. */
  readonly open?: Card;
}

function stateOf(position: Position): GameState {
  const {
    hand,
    trick = '',
    trump = 'H',
    bids = [1, 1, 1, 1],
    earlier = [],
    rules = SOLO,
  } = position;
  const inTrick = cards(trick);
  const { open = null, winner = 0 } = position;
  let state = evolved(
    dealt(newGameWith(rules), {
      hands: [cards(hand), [], [], open === null ? [] : [open]],
      handSize: cards(hand).length + earlier.length,
      dealer: 3,
      trump,
      openCard: open,
    }),
    ...bids.map((bid, seat) => ({ type: 'bidMade', seat, bid }) as const),
    { type: 'biddingClosed' },
  );
  const play = (played: readonly Card[], leader: number) =>
    played.map((card, at) => ({ type: 'cardPlayed', seat: (leader + at) % 4, card }) as const);
  for (const each of earlier)
    state = evolved(state, ...play(cards(each), 0), { type: 'trickTaken', winner });
  const leader = (4 - inTrick.length) % 4;
  if (state.round.phase !== 'play') throw new Error('nothing is played');
  const led = { ...state.round, trick: { leader, cards: [] } };
  return evolved({ ...state, round: led }, ...play(inTrick, leader));
}

/** What seat 0 sees of such a position. */
export function seen(position: Position): { readonly view: PlayerView; readonly round: DealtView } {
  const view = viewFor(stateOf(position), 0);
  if (view.round.phase !== 'play') throw new Error('nothing is played');
  return { view, round: view.round };
}
