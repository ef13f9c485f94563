import { decisionChance } from '@/ai/chance.ts';
import type { Mind } from '@/ai/mind.ts';
import type { Level } from '@/engine/index.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** How long the worker thinks before it looks whether it was told to stop, in ms. */
const SLICE_MS = 8;
/** How long it thinks at most; then what it has is played, in ms. */
const ENOUGH_MS = 400;

/** What a thinker needs from the world it runs in. */
export interface ThinkerPorts {
  readonly now: () => number;
  /** Resolves after messages that have come were handled. */
  readonly breathe: () => Promise<void>;
  /** The mind of a level; rejects when what it has learned did not come. */
  readonly mind: (level: Level) => Promise<Mind>;
  readonly answer: (message: FromWorker) => void;
}

/** Handles what is asked, one question at a time; the latest wins. */
export function createThinker({
  now,
  breathe,
  mind,
  answer,
}: ThinkerPorts): (message: ToWorker) => Promise<void> {
  let current = -1;

  async function think(message: Extract<ToWorker, { kind: 'ask' }>): Promise<void> {
    const { id, question } = message;
    const { view, level, aiSeed } = question;
    const asked = now();
    const thinking = (await mind(level)).think(view, level, decisionChance(aiSeed, view));
    const wanted = (): boolean => current === id;
    for (let more = true; more && wanted();) {
      const began = now();
      do more = thinking.on();
      while (more && now() - began < SLICE_MS);
      if (now() - asked >= ENOUGH_MS) break;
      if (more) await breathe();
    }
    if (wanted()) answer({ kind: 'decided', id, command: thinking.best() });
  }

  return async (message) => {
    if (message.kind === 'cancel') {
      if (current === message.id) current = -1;
      return;
    }
    current = message.id;
    try {
      await think(message);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (current === message.id) answer({ kind: 'failed', id: message.id, reason });
    }
  };
}
