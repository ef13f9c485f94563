import {
  type Card,
  DECK,
  type GameRecord,
  type RoundRecord,
  type Seat,
  UNSEEN,
  randomStream,
  seatsFromLeftOf,
  shuffled,
} from '@/engine/index.ts';

/** What a second deal of a whole game found. */
export interface Redeal {
  readonly rounds: number;
  /** How many cards were played that the second deal gave to the same seat. */
  readonly cards: number;
  /** Rounds (1-based) in which something is not as it was dealt; none, if all was fair. */
  readonly wrong: readonly number[];
}

/** The hands of a round and the card after them, from the seed alone [DEAL-2], [DEAL-3]. */
function dealAgain({ header }: GameRecord, { index, dealer, handSize }: RoundRecord) {
  const { players } = header.rules;
  const deck = shuffled(DECK, randomStream(header.dealSeed, index + 1));
  const hands = new Map(
    seatsFromLeftOf(dealer, players).map((seat, place) => [
      seat,
      new Set(deck.slice(0, players * handSize).filter((_, at) => at % players === place)),
    ]),
  );
  return { hands, next: deck[players * handSize] ?? null };
}

/** What each seat has played in every round, in order. */
function playedIn({ commands }: GameRecord): (readonly [Seat, Card | typeof UNSEEN])[][] {
  const rounds: (readonly [Seat, Card | typeof UNSEEN])[][] = [];
  for (const command of commands) {
    if (command.type === 'deal') rounds.push([]);
    if (command.type === 'play') rounds.at(-1)?.push([command.seat, command.card]);
  }
  return rounds;
}

/**
 * Deals all rounds of a finished game once more and compares with what was turned up and played. It
 * looks at no state of the game: only at the seed, and at what everybody has seen.
 */
export function redeal(record: GameRecord, past: readonly RoundRecord[]): Redeal {
  const played = playedIn(record);
  let cards = 0;
  const wrong = past.filter((round) => {
    const { hands, next } = dealAgain(record, round);
    const own = (played[round.index] ?? []).filter(
      ([seat, card]) => card === UNSEEN || hands.get(seat)?.delete(card) === true,
    );
    cards += own.length;
    const isTurned = round.turned === null || round.turned === next;
    return !isTurned || own.length !== record.header.rules.players * round.handSize;
  });
  return { rounds: past.length, cards, wrong: wrong.map(({ index }) => index + 1) };
}
