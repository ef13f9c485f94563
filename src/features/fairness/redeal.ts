import {
  type Card,
  deckOf,
  type GameRecord,
  type RoundRecord,
  type Seat,
  UNSEEN,
  randomStream,
  seatsFromLeftOf,
  shuffled,
} from '@/engine/index.ts';

/** The result of redealing a game. */
export interface Redeal {
  readonly rounds: number;
  /** Played cards that the redeal gave to the same seat. */
  readonly cards: number;
  /** Rounds (1-based) with a mismatch; none if all was fair. */
  readonly wrong: readonly number[];
}

/** The hands and the turned card of a round, from the seed alone [DEAL-2], [DEAL-3]. */
function dealAgain({ header }: GameRecord, { index, dealer, handSize }: RoundRecord) {
  const { players } = header.rules;
  const deck = shuffled(deckOf(header.rules), randomStream(header.dealSeed, index + 1));
  const hands = new Map(
    seatsFromLeftOf(dealer, players).map((seat, place) => [
      seat,
      new Set(deck.slice(0, players * handSize).filter((_, at) => at % players === place)),
    ]),
  );
  return { hands, next: deck[players * handSize] ?? null };
}

/** The cards that each seat played, by round. */
function playedIn({ commands }: GameRecord): (readonly [Seat, Card | typeof UNSEEN])[][] {
  const rounds: (readonly [Seat, Card | typeof UNSEEN])[][] = [];
  for (const command of commands) {
    if (command.type === 'deal') rounds.push([]);
    if (command.type === 'play') rounds.at(-1)?.push([command.seat, command.card]);
  }
  return rounds;
}

/**
 * Redeals all rounds of a finished game and compares them with the cards turned up and played. It
 * uses only the seed and public facts, never the game's state.
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
