import {
  type Card,
  type RuleSet,
  type Seat,
  presetRules,
  seatsFromLeftOf,
} from '@/engine/index.ts';
import { apply, newGameWith, seedOf } from '../lib/games.ts';
import { nextCommand } from '../lib/self-play.ts';

/** A round among experts. Places count from the dealer's left: 0 leads the first trick, the last one deals. */
export interface PlayedRound {
  /** The card turned up. */
  readonly turned: Card;
  /** By place, the cards dealt. */
  readonly hands: readonly (readonly Card[])[];
  /** By place. */
  readonly bids: readonly number[];
  /** By place, the cards that took a trick. */
  readonly winners: readonly (readonly Card[])[];
  /** By place. */
  readonly points: readonly number[];
}

/** A deal with the hook, and for every other deal the same without it. */
export interface SampledDeal {
  readonly players: number;
  readonly handSize: number;
  /** The number that it is dealt from. */
  readonly deal: number;
  readonly hook: PlayedRound;
  readonly free: PlayedRound | null;
}

/** The default game as one round of `handSize` cards. */
const oneRound = (players: number, handSize: number, hook: boolean): RuleSet => ({
  ...presetRules('bugger-your-neighbor', players),
  hook,
  schedule: { shape: 'constant', low: handSize, high: handSize, turns: 1 },
});

/** Plays a round among experts, who see only their own cards. */
function playedRound(rules: RuleSet, deal: number): PlayedRound {
  let state = newGameWith(rules, {
    dealSeed: seedOf(deal),
    seats: Array.from({ length: rules.players }, () => ({ name: '', player: 'expert' })),
  });
  const places = seatsFromLeftOf(0, rules.players);
  const winners: Card[][] = places.map(() => []);
  const played = new Map<Seat, Card>();
  let dealt: Pick<PlayedRound, 'turned' | 'hands'> | null = null;
  while (state.past.length === 0) {
    const applied = apply(state, nextCommand(state));
    for (const event of applied.events) {
      if (event.type === 'dealt' && event.turned !== null)
        dealt = { turned: event.turned, hands: places.map((seat) => event.hands[seat] ?? []) };
      if (event.type === 'cardPlayed') played.set(event.seat, event.card);
      if (event.type !== 'trickTaken') continue;
      const card = played.get(event.winner);
      if (card !== undefined) winners[places.indexOf(event.winner)]?.push(card);
    }
    ({ state } = applied);
  }
  const [result] = state.past;
  if (dealt === null || result === undefined) throw new Error('no round');
  return {
    ...dealt,
    winners,
    bids: places.map((seat) => result.bids[seat] ?? 0),
    points: places.map((seat) => result.points[seat] ?? 0),
  };
}

/** Plays a deal, every other one also without the hook. */
export const sampledDeal = (players: number, handSize: number, deal: number): SampledDeal => ({
  players,
  handSize,
  deal,
  hook: playedRound(oneRound(players, handSize, true), deal),
  free: deal % 2 === 0 ? playedRound(oneRound(players, handSize, false), deal) : null,
});
