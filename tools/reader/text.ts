import {
  type Card,
  type DealtView,
  type GameState,
  type PlayerView,
  suitOf,
  winningIndex,
  rankValue,
  rankingOf,
  seatAfter,
} from '@/engine/index.ts';
import type { Decision } from './games.ts';

const SYMBOLS = { C: '♣', D: '♦', H: '♥', S: '♠' } as const;

const cardText = (card: Card): string => {
  const suit = suitOf(card);
  return suit === null ? card : `${card.charAt(0)}${SYMBOLS[suit]}`;
};

function handText(cards: readonly Card[], { rules }: PlayerView): string {
  const ranking = rankingOf(rules);
  return (['S', 'H', 'D', 'C'] as const)
    .map((suit) => cards.filter((card) => suitOf(card) === suit))
    .filter((suit) => suit.length > 0)
    .map((suit) =>
      suit
        .toSorted((a, b) => rankValue(b, ranking) - rankValue(a, ranking))
        .map(cardText)
        .join(' '),
    )
    .join('  ');
}

/** The tricks so far as the seat saw them, its own cards in brackets, the winning one with a star. */
function tricksText({ seat, rules }: PlayerView, round: DealtView): string[] {
  return [...round.taken, round.trick]
    .filter(({ cards }) => cards.length > 0)
    .map(({ leader, cards }) => {
      const best = winningIndex(cards, round.trump ?? 'N', rankingOf(rules));
      return cards
        .map((card, place) => {
          const star = place === best ? '*' : '';
          const text = `${cardText(card)}${star}`;
          return seatAfter(leader, rules.players, place) === seat ? `[${text}]` : text;
        })
        .join(' ');
    });
}

/** An odd decision in words, as seen from its seat. */
export function decisionText(
  { view, round, command, odd, range }: Decision,
  end: GameState,
): string {
  const { seat } = view;
  const own = round.hands[seat];
  const record = end.past.at(-1);
  const result = `bid ${record?.bids[seat]}, took ${record?.tricks[seat]} of ${round.handSize}`;
  const trump =
    round.trump === null || round.trump === 'N' || round.trump === 'L'
      ? (round.trump ?? '?')
      : SYMBOLS[round.trump];
  const hand = own?.kind === 'seen' ? handText(own.cards, view) : '';
  const lines = [
    `${odd}: ${round.handSize} cards, trump ${trump}, seat ${seat}, dealer ${round.dealer}, bids ${round.bids.map((bid) => bid ?? '–').join(' ')}, tricks ${round.tricks.join(' ')}`,
    ...tricksText(view, round).map((line) => `    ${line}`),
    `    hand ${hand}`,
    command.type === 'bid'
      ? `    bids ${command.bid}: sure ${range?.sure}, count ${range?.count.toFixed(1)}, at most ${range?.max}; ${result}`
      : `    plays ${command.type === 'play' ? cardText(command.card as Card) : ''}; ${result}`,
  ];
  return lines.join('\n');
}
