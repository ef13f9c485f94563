// Part of the test oracle of `plain-game.ts`: cards as text, and tricks.

export const SUITS = ['C', 'D', 'H', 'S'];
/** All ranks from low to high, in the usual and in the Spanish order [DECK-1]. */
export const RANKS = { usual: '23456789TJQKA', spanish: '24567JQK3A' };
export const suitOf = (card: string): string => card.slice(1);
export const isHigh = (card: string): boolean => card.startsWith('Z');
export const isLow = (card: string): boolean => card.startsWith('E');

/** The suit led; none before a card that is not a low joker, and none if that is a high one [JOKER-4]. */
export function suitLed(trick: readonly string[]): string | undefined {
  const first = trick.find((card) => !isLow(card));
  return first === undefined || isHigh(first) ? undefined : suitOf(first);
}

/** The index of the winning card in a trick [PLAY-3], [TRUMP-5], [JOKER-3]. */
export function winnerOf(trick: readonly string[], trump: string, ranks: string): number {
  if (trick.some(isHigh)) return trick.findIndex(isHigh);
  if (trick.every(isLow)) return 0;
  const led = suitLed(trick);
  const rankOf = (card: string): number => ranks.indexOf(card.slice(0, 1));
  const strength = (card: string): number => {
    const suit = suitOf(card);
    if (isLow(card)) return -2;
    if (trump === 'L')
      return suit === led ? rankOf(card) : 100 + 10 * rankOf(card) + SUITS.indexOf(suit);
    return suit === trump ? 100 + rankOf(card) : suit === led ? rankOf(card) : -1;
  };
  const strengths = trick.map(strength);
  return strengths.indexOf(Math.max(...strengths));
}
