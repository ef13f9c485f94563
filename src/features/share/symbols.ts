import type { BidOutcome, RoundStory } from '@/store/games/story.ts';

/** Shapes tell them apart as well as colors. */
const SYMBOLS = {
  made: '🟩',
  over: '🔺',
  under: '🔻',
} as const satisfies Record<BidOutcome, string>;

/** The most symbols in a line, so that a message on a phone does not break it. */
const LINE = 10;

/** A digit in a box: 1️⃣ … 9️⃣. */
const boxed = (digit: number): string => `${digit}\u{fe0f}\u{20e3}`;

/** The rounds in lines about equally long. */
export function linesOf<T>(rounds: readonly T[]): T[][] {
  const count = Math.ceil(rounds.length / LINE);
  const length = Math.ceil(rounds.length / Math.max(1, count));
  return Array.from({ length: count }, (_, line) =>
    rounds.slice(line * length, (line + 1) * length),
  );
}

/** A game in symbols: each bid's result, and below it the place. */
export const symbolGrid = (rounds: readonly RoundStory[]): string =>
  linesOf(rounds)
    .map((line) =>
      [line.map(({ outcome }) => SYMBOLS[outcome]), line.map(({ place }) => boxed(place))]
        .map((symbols) => symbols.join(''))
        .join('\n'),
    )
    .join('\n');
