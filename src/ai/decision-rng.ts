import { type PlayerView, type RandomSource, type Seed, keyedSource } from '../engine/index.ts';

/** Keys that tell apart the phases of a round: before the first card, no other key does. */
const PHASE_KEY = { declare: 0, bid: 1, trump: 2, play: 3 } as const;

/** Cards played in the round so far: public. */
function cardsPlayed({ round, rules }: PlayerView): number {
  if (round.phase === 'ready') return 0;
  return round.taken.length * rules.players + round.trick.cards.length;
}

/**
 * The random source of one decision, seeded by the AI's seed and public facts alone: the same position with
 * the same seed gives the same decision, however often and in whatever order it is asked.
 */
export function decisionRng(aiSeed: Seed, view: PlayerView): RandomSource {
  const { round, seat } = view;
  const phase = round.phase in PHASE_KEY ? PHASE_KEY[round.phase as keyof typeof PHASE_KEY] : 4;
  return keyedSource(aiSeed, [round.index, seat, phase, cardsPlayed(view)]);
}

const hexOf = (word: number): string => word.toString(16).padStart(8, '0');

/** A seed drawn from a random source. */
export const drawnSeed = (source: RandomSource): Seed =>
  [0, 0, 0, 0].map(() => hexOf(source.below(2 ** 32))).join('');
