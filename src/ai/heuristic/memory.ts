import {
  type Card,
  type TakenTrick,
  type Trump,
  rankValue,
  suitOf,
  trumpSuitOf,
} from '../../engine/index.ts';

/** What of the finished tricks somebody still knows. */
export interface Memory {
  /** So many of the last tricks are remembered card by card. */
  readonly tricks: number;
  /** Of older tricks, cards from this rank up (0 a two … 12 an ace, 13 none). */
  readonly fromRank: number;
  readonly trumps: boolean;
  /** Of so many of the last tricks, who did not follow suit. */
  readonly voidTricks: number;
}

/** Forgets nothing; no round has so many tricks. */
export const PERFECT_MEMORY: Memory = { tricks: 99, fromRank: 0, trumps: true, voidTricks: 99 };

/** Whether a card of a trick that lies so many tricks back (0: the last one) is remembered. */
export const remembersCard = (memory: Memory, card: Card, back: number, trump: Trump): boolean =>
  back < memory.tricks ||
  rankValue(card) >= memory.fromRank ||
  (memory.trumps && suitOf(card) === trumpSuitOf(trump));

/** The finished tricks with how far back each lies. */
export const lookingBack = (
  taken: readonly TakenTrick[],
): readonly { readonly trick: TakenTrick; readonly back: number }[] =>
  taken.map((trick, index) => ({ trick, back: taken.length - 1 - index }));
