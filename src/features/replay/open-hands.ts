import {
  type Card,
  type GameState,
  type PlayerView,
  type Seat,
  type Suit,
  dealtRound,
  rankingOf,
  sortHand,
  suitOf,
  trumpSuitOf,
} from '@/engine/index.ts';

/** Which hands are open besides those visible in play. */
export type ShownHands = 'as-played' | 'all' | Seat;

/** The cards of one suit in a hand, the highest first, or adjacent jokers, which have no suit. */
interface SuitRun {
  readonly suit: Suit | null;
  readonly cards: readonly Card[];
}

/** A hand by suits, trump first. */
function writtenHand(
  { header: { rules } }: GameState,
  round: Exclude<GameState['round'], { phase: 'ready' }>,
  seat: Seat,
) {
  const trump = 'trump' in round ? round.trump : null;
  const runs: SuitRun[] = [];
  const hand = sortHand(round.hands[seat] ?? [], rankingOf(rules), trumpSuitOf(trump));
  for (const card of hand) {
    const last = runs.at(-1);
    if (last?.suit === suitOf(card))
      runs[runs.length - 1] = { suit: last.suit, cards: [...last.cards, card] };
    else runs.push({ suit: suitOf(card), cards: [card] });
  }
  return runs;
}

/** An open hand. */
export interface OpenHand {
  readonly seat: Seat;
  readonly runs: readonly SuitRun[];
}

/**
 * The hands that are opened: those of the chosen seats that the viewer did not see. They come
 * from the state of a finished game; the view stays as it was.
 */
export function openHands(view: PlayerView, state: GameState, shown: ShownHands): OpenHand[] {
  const { round } = state;
  if (round.phase === 'ready') return [];
  const seen = dealtRound(view)?.hands ?? [];
  return round.hands.flatMap((hand, seat) => {
    const isWanted = shown === 'all' || shown === seat;
    if (!isWanted || seen[seat]?.kind === 'seen' || hand.length === 0) return [];
    return [{ seat, runs: writtenHand(state, round, seat) }];
  });
}
