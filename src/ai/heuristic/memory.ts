import { type Card, type Ranking, type TakenTrick, rankValue } from '../../engine/index.ts';

/** What a player remembers of finished tricks. */
export interface Memory {
  /** The last tricks that are remembered card by card. */
  readonly tricks: number;
  /** Of older tricks, cards of this rank and above (0 the lowest … 12 an ace, 13 none). */
  readonly fromRank: number;
  /** Whether trumps of older tricks are remembered. */
  readonly trumps: boolean;
  /** The last tricks of which the player remembers who did not follow suit. */
  readonly voidTricks: number;
}

/** Remembers everything: no round has more tricks. */
export const PERFECT_MEMORY: Memory = { tricks: 99, fromRank: 0, trumps: true, voidTricks: 99 };

/** Whether a card played `back` tricks ago (0: in the last one) is remembered, whatever is trump. */
export const remembersCard = (
  memory: Memory,
  card: Card,
  ranking: Ranking,
  back: number,
): boolean => back < memory.tricks || rankValue(card, ranking) >= memory.fromRank;

/** Finished tricks, with how many tricks ago each was. */
export const tricksByAge = (
  taken: readonly TakenTrick[],
): readonly { readonly trick: TakenTrick; readonly back: number }[] =>
  taken.map((trick, index) => ({ trick, back: taken.length - 1 - index }));
