/**
 * A Node program that redeals a round with the published generator. It is shown verbatim;
 * test/features/fairness runs it.
 */
export const recipe = (seed: string, round: number): string => `// npm install pure-rand@8.4.2
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';

const seed = '${seed}', round = ${round};
const words = [0, 8, 16, 24].map((at) => parseInt(seed.slice(at, at + 8), 16) | 0);
const generator = xoroshiro128plusFromState(words);
for (let jump = 0; jump <= round; jump++) generator.jump();

const deck = [...'CDHS'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => rank + suit));
for (let last = 51; last > 0; last--) {
  const other = uniformInt(generator, 0, last);
  [deck[last], deck[other]] = [deck[other], deck[last]];
}
console.log(deck.join(' ')); // dealt one by one from the dealer's left
`;
