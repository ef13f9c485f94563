import {
  type Command,
  type DealtView,
  type PlayerView,
  deckOf,
  isJoker,
  rankValue,
  rankingOf,
  suitOf,
  trumpSuitOf,
} from '../../engine/index.ts';

/** Tricks that a seat takes for certain: its trumps above all others. Jokers leave none certain. */
function sureTricks({ rules, seat }: PlayerView, { hands, trump }: DealtView): number {
  const hand = hands[seat];
  const suit = trumpSuitOf(trump);
  if (hand?.kind !== 'seen' || suit === null || deckOf(rules).some(isJoker)) return 0;
  const trumps = deckOf(rules)
    .filter((card) => suitOf(card) === suit)
    .toSorted((a, b) => rankValue(b, rankingOf(rules)) - rankValue(a, rankingOf(rules)));
  const firstOther = trumps.findIndex((card) => !hand.cards.includes(card));
  return firstOther < 0 ? trumps.length : firstOther;
}

/**
 * The moves of a partner without bids below its sure tricks, which say less than any partner would; all of them
 * where that leaves none.
 */
export function soundBids(
  view: PlayerView,
  round: DealtView,
  moves: readonly Command[],
): readonly Command[] {
  const sure = sureTricks(view, round);
  const sound = moves.filter((move) => move.type !== 'bid' || move.bid >= sure);
  return sound.length > 0 ? sound : moves;
}
