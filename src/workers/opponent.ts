import { decisionRng } from '@/ai/decision-rng.ts';
import { AiPlayer, usesNets } from '@/ai/ai-player.ts';
import { type Family, familyOf } from '@/ai/net/loaded-nets.ts';
import type { Command } from '@/engine/index.ts';
import type { FromOpponents, MoveRequest, ToOpponents } from './protocol.ts';
import { createThinker } from './thinker.ts';

/** How long an opponent thinks at most; then what it has is played, in ms. */
export const ENOUGH_MS = 400;

interface OpponentPorts {
  readonly breathe: () => Promise<void>;
  /** The head with the nets of a family; it is asked for only where somebody who has learned is to move. */
  readonly withNets: (family: Family) => Promise<AiPlayer>;
  readonly answer: (message: FromOpponents) => void;
}

/** Who decides for every opponent, in whatever thread. */
export function createOpponent({
  breathe,
  withNets,
  answer,
}: OpponentPorts): (message: ToOpponents) => Promise<void> {
  const heuristics = new AiPlayer({});
  return createThinker<MoveRequest, Command>({
    now: () => performance.now(),
    breathe,
    // Which nets a game needs is known with its first question.
    getReady: () => Promise.resolve(),
    async begin({ view, level, aiSeed }) {
      const player = usesNets(level) ? await withNets(familyOf(view.rules)) : heuristics;
      return player.think(view, level, decisionRng(aiSeed, view));
    },
    answer,
    enough: ENOUGH_MS,
    every: null,
  });
}
