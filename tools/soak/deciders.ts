import { decisionRng } from '@/ai/decision-rng.ts';
import type { Command } from '@/engine/index.ts';
import { HARD_DEADLINE_MS } from '@/store/table/turns.ts';
import { SEARCH_LIMIT_MS, createMoveThinker } from '@/workers/move-thinker.ts';
import type { FromOpponents, MoveRequest } from '@/workers/protocol.ts';
import { createYield } from '@/workers/thread.ts';
import { decide, appPlayer } from '../lib/player.ts';

/** Decides for all seats. */
export interface Decider {
  decide(request: MoveRequest): Command | Promise<Command>;
  /** Decisions that take more ms are late. */
  readonly patience: number;
}

/**
 * Opponents with few determinizations, for thousands of games; moves past the deadline of the table are
 * late.
 */
export const fastDecider = (determinizations: number): Decider => ({
  decide: ({ view, level, aiSeed }) =>
    decide(view, level, decisionRng(aiSeed, view), determinizations),
  patience: HARD_DEADLINE_MS,
});

/** Tolerance in ms: the current search step is finished first. */
const LAST_STEP_MS = 50;

/** Opponents as in the game: its determinizations, time limit and time slices. */
export function appDecider(): Decider {
  const player = appPlayer();
  let hear: (message: FromOpponents) => void = () => undefined;
  const think = createMoveThinker({
    yieldToMessages: createYield(),
    withNets: () => Promise.resolve(player),
    answer: (message) => hear(message),
  });
  let id = 0;
  return {
    decide: (request) =>
      new Promise((resolve, reject) => {
        hear = (message) => {
          if (message.kind === 'answered') resolve(message.answer);
          else
            reject(
              new Error(message.kind === 'failed' ? message.reason : 'unexpected progress report'),
            );
        };
        void think({ kind: 'ask', id: ++id, request });
      }),
    patience: SEARCH_LIMIT_MS + LAST_STEP_MS,
  };
}
