import { decisionChance } from '@/ai/chance.ts';
import { Mind, hasLearned } from '@/ai/mind.ts';
import { type Family, familyOf } from '@/ai/net/kept-nets.ts';
import type { Command } from '@/engine/index.ts';
import type { FromOpponents, Question, ToOpponents } from './protocol.ts';
import { createThinker } from './thinker.ts';

/** How long an opponent thinks at most; then what it has is played, in ms. */
export const ENOUGH_MS = 400;

interface OpponentPorts {
  readonly breathe: () => Promise<void>;
  /** The head with the nets of a family; it is asked for only where somebody who has learned is to move. */
  readonly learned: (family: Family) => Promise<Mind>;
  readonly answer: (message: FromOpponents) => void;
}

/** Who decides for every opponent, in whatever thread. */
export function createOpponent({
  breathe,
  learned,
  answer,
}: OpponentPorts): (message: ToOpponents) => Promise<void> {
  const thumbs = new Mind({});
  return createThinker<Question, Command>({
    now: () => performance.now(),
    breathe,
    // Which nets a game needs is known with its first question.
    getReady: () => Promise.resolve(),
    async begin({ view, level, aiSeed }) {
      const mind = hasLearned(level) ? await learned(familyOf(view.rules)) : thumbs;
      return mind.think(view, level, decisionChance(aiSeed, view));
    },
    answer,
    enough: ENOUGH_MS,
    every: null,
  });
}
