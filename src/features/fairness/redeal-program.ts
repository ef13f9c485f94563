import { type Card, DECK } from '@/engine/index.ts';

/** A line of the program: all cards in play, in the order before they are shuffled. */
const deckLine = (deck: readonly Card[]): string =>
  deck.join() === DECK.join()
    ? "[...'CDHS'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => rank + suit))"
    : `'${deck.join(' ')}'.split(' ')`;

/**
 * A Node program that redeals a round with the published generator. It is shown verbatim;
 * test/features/fairness runs it.
 */
export const redealProgram = (
  seed: string,
  round: number,
  deck: readonly Card[] = DECK,
): string => `// npm install pure-rand@8.4.2
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';

const seed = '${seed}', round = ${round};
const words = [0, 8, 16, 24].map((at) => parseInt(seed.slice(at, at + 8), 16) | 0);
const generator = xoroshiro128plusFromState(words);
for (let jump = 0; jump <= round; jump++) generator.jump();

const deck = ${deckLine(deck)};
for (let last = deck.length - 1; last > 0; last--) {
  const other = uniformInt(generator, 0, last);
  [deck[last], deck[other]] = [deck[other], deck[last]];
}
console.log(deck.join(' ')); // dealt one by one from the dealer's left
`;
