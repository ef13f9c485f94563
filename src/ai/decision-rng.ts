import { type PlayerView, type RandomSource, type Seed, keyedSource } from '../engine/index.ts';

/** Tells the decisions of one round apart that are made before a card is played. */
const PHASE_KEY = { declare: 0, bid: 1, trump: 2, play: 3 } as const;

/** Cards that have been played in the round so far: public. */
function cardsPlayed({ round, rules }: PlayerView): number {
  if (round.phase === 'ready') return 0;
  return round.taken.length * rules.players + round.trick.cards.length;
}

/**
 * The chance of one decision, from the AI's seed and public facts alone: the same position with the
 * same AI seed gives the same decision, whatever was decided before and however often it is asked.
 */
export function decisionRng(aiSeed: Seed, view: PlayerView): RandomSource {
  const { round, seat } = view;
  const phase = round.phase in PHASE_KEY ? PHASE_KEY[round.phase as keyof typeof PHASE_KEY] : 4;
  return keyedSource(aiSeed, [round.index, seat, phase, cardsPlayed(view)]);
}
