import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Card, CARDS, type GameState, type Seat, viewFor } from '@/engine/index.ts';
import { type Pick, createPicker } from '../../tools/lib/random-play.ts';
import {
  OTHER_SEED,
  assertEveryGame,
  seatsOf,
  statesOf,
  cardsInPlay,
  oneOf,
} from '../support/engine/random-games.ts';
import { maySee } from '../support/engine/seen-by.ts';

/** The cards of a round that a seat cannot see: in hands, and those that were never dealt. The open card of [TRUMP-8] is for all to see. */
function hiddenFrom(state: GameState, viewer: Seat): Card[] {
  const { round } = state;
  if (round.phase === 'ready') return [...CARDS];
  const inHands = round.hands
    .flatMap((hand, owner) => (maySee(state, viewer, owner) ? [] : hand))
    .filter((card) => card !== round.openCard);
  const known = new Set<Card>([...cardsInPlay(state), ...(round.turned ? [round.turned] : [])]);
  return [...inHands, ...CARDS.filter((card) => !known.has(card))];
}

function shuffledBy<T>(pick: Pick, items: readonly T[]): T[] {
  const rest = items.slice();
  return items.map(() => {
    const item = pick(rest);
    rest.splice(rest.indexOf(item), 1);
    return item;
  });
}

/** The same state with everything that the seat cannot see changed. */
function otherwise(state: GameState, viewer: Seat, pick: Pick): GameState {
  const { round, header } = state;
  const other = { ...state, header: { ...header, dealSeed: header.aiSeed, aiSeed: OTHER_SEED } };
  if (round.phase === 'ready') return other;
  const hidden = shuffledBy(pick, hiddenFrom(state, viewer));
  const hands = round.hands.map((hand, owner) =>
    maySee(state, viewer, owner)
      ? hand
      : hand.map((card) => (card === round.openCard ? card : hidden.splice(0, 1)[0]!)),
  );
  if (round.phase !== 'bid' || header.rules.bidding !== 'sealed')
    return { ...other, round: { ...round, hands } };
  const numbers = Array.from({ length: round.handSize + 1 }, (_, bid) => bid);
  const bids = round.bids.map((bid, seat) =>
    bid === null || seat === viewer ? bid : pick(numbers),
  );
  return { ...other, round: { ...round, hands, bids } };
}

describe('a view cannot leak', () => {
  it('does not depend on what its seat cannot see', () => {
    assertEveryGame(40, (game) => {
      const pick = createPicker(game.moveSeed + 3);
      for (const state of statesOf(game))
        for (const seat of seatsOf(state)) {
          if (!oneOf(pick, 6)) continue;
          const other = otherwise(state, seat, pick);
          expect(isDeepStrictEqual(viewFor(other, seat), viewFor(state, seat))).toBe(true);
        }
    });
  });

  it('contains no hidden card and no seed', () => {
    assertEveryGame(40, (game) => {
      const pick = createPicker(game.moveSeed + 4);
      for (const state of statesOf(game))
        for (const seat of seatsOf(state)) {
          if (!oneOf(pick, 6)) continue;
          const text = JSON.stringify({ ...viewFor(state, seat), past: 'had cards of its own' });
          const leaked = hiddenFrom(state, seat).filter((card) => text.includes(card));
          expect(leaked).toEqual([]);
          expect(text.includes(game.dealSeed) || text.includes(game.aiSeed)).toBe(false);
        }
    });
  });
});
