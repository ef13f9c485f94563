/**
 * The shuffled deck of a round, from the published definitions alone: xoroshiro128+ 1.0 of Blackman and
 * Vigna in 64-bit integers, its jump polynomial for 2^64 steps, and Fisher–Yates. It shares no code
 * with the game, nor with the library that the game draws from.
 */

const BITS_64 = (1n << 64n) - 1n;
const JUMP = [0xdf900294d8f554a5n, 0x170865df4b3201fcn] as const;

type State = readonly [bigint, bigint];

const rotated = (word: bigint, by: bigint): bigint =>
  ((word << by) | (word >> (64n - by))) & BITS_64;

function next([s0, s1]: State): State {
  const mixed = s0 ^ s1;
  return [rotated(s0, 24n) ^ mixed ^ ((mixed << 16n) & BITS_64), rotated(mixed, 37n)];
}

function jumped(from: State): State {
  let state = from;
  let [a, b] = [0n, 0n];
  for (const word of JUMP)
    for (let bit = 0n; bit < 64n; bit++) {
      if ((word >> bit) & 1n) [a, b] = [a ^ state[0], b ^ state[1]];
      state = next(state);
    }
  return [a, b];
}

/** The cards in play, lowest first and suit by suit, in the order after the shuffle of a round from 1. */
export function independentDeal(seed: string, round: number, cards: readonly string[]): string[] {
  let state: State = [BigInt(`0x${seed.slice(0, 16)}`), BigInt(`0x${seed.slice(16)}`)];
  for (let jump = 0; jump <= round; jump++) state = jumped(state);

  /** Uniform in 0…size−1: the lower half of the output, shifted from signed, the uneven rest rejected. */
  function below(size: number): number {
    const limit = size > 2 ? Math.floor(2 ** 32 / size) * size : 2 ** 32;
    for (;;) {
      const low = Number((state[0] + state[1]) & 0xffff_ffffn);
      state = next(state);
      const drawn = (low + 2 ** 31) % 2 ** 32;
      if (drawn < limit) return drawn % size;
    }
  }

  const deck = [...cards];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const card = deck[last] ?? '';
    deck[last] = deck[other] ?? '';
    deck[other] = card;
  }
  return deck;
}

const SUITS = ['C', 'D', 'H', 'S'] as const;

/** Ranks from low to high of the decks with as many of each suit. */
const RANKS = {
  '52': '23456789TJQKA',
  '36': '6789TJQKA',
  '32': '789TJQKA',
  '40': '24567JQK3A',
} as const;

/** The cards of a deck before the shuffle. */
export const independentDeck = (
  ranks: keyof typeof RANKS,
  leftOut: readonly string[] = [],
  jokers: readonly string[] = [],
): string[] => [
  ...SUITS.flatMap((suit) => RANKS[ranks].split('').map((rank) => `${rank}${suit}`)).filter(
    (card) => !leftOut.includes(card),
  ),
  ...jokers,
];
