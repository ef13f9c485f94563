import { decisionRng } from '@/ai/decision-rng.ts';
import { AiPlayer, usesNets } from '@/ai/ai-player.ts';
import { type Family, familyOf } from '@/ai/net/loaded-nets.ts';
import type { Command } from '@/engine/index.ts';
import type { FromOpponents, MoveRequest, ToOpponents } from './protocol.ts';
import { createThinker } from './thinker.ts';

/** Time limit of an opponent's search, in ms, after which the best move so far is played. */
export const SEARCH_LIMIT_MS = 400;

interface MoveThinkerPorts {
  readonly yieldToMessages: () => Promise<void>;
  /** The player with the nets of a family; requested only when a level with nets is to move. */
  readonly withNets: (family: Family) => Promise<AiPlayer>;
  readonly answer: (message: FromOpponents) => void;
}

/** Answers the move requests of all opponents, in any thread. */
export function createMoveThinker({
  yieldToMessages,
  withNets,
  answer,
}: MoveThinkerPorts): (message: ToOpponents) => Promise<void> {
  const heuristics = new AiPlayer({});
  return createThinker<MoveRequest, Command>({
    now: () => performance.now(),
    yieldToMessages,
    // The first request tells which nets the game needs.
    getReady: () => Promise.resolve(),
    async begin({ view, level, aiSeed }) {
      const player = usesNets(level) ? await withNets(familyOf(view.rules)) : heuristics;
      return player.think(view, level, decisionRng(aiSeed, view));
    },
    answer,
    limit: SEARCH_LIMIT_MS,
    reportInterval: null,
  });
}
