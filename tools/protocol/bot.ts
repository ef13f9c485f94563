import * as v from 'valibot';
import { decisionRng } from '@/ai/decision-rng.ts';
import type { AiPlayer } from '@/ai/ai-player.ts';
import type { Level, Seed } from '@/engine/index.ts';
import { readView } from './read-view.ts';
import { Request } from './schema.ts';
import { actionOf } from './write-view.ts';

/** How a bot plays. */
export interface BotOptions {
  readonly player: AiPlayer;
  readonly level: Level;
  readonly aiSeed: Seed;
  /** Determinizations of a search; null: as many as `ms` allow. */
  readonly determinizations: number | null;
  readonly ms: number;
  readonly now: () => number;
}

const idOf = (request: unknown): unknown =>
  typeof request === 'object' && request !== null && 'id' in request ? request.id : null;

function decided(request: unknown, options: BotOptions): { action: unknown } | { error: string } {
  const parsed = v.safeParse(Request, request);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const place = v.getDotPath(issue) ?? 'request';
    const isUnknownKey = issue.type === 'strict_object' && issue.expected === 'never';
    return { error: isUnknownKey ? `unknown key ${place}` : `${place}: ${issue.message}` };
  }
  const { type, view: said } = parsed.output;
  if (type !== said.phase) return { error: `type ${type}, but the phase is ${said.phase}` };
  const view = readView(said);
  if (!view.ok) return { error: view.error };
  const { player, level, aiSeed, determinizations, ms, now } = options;
  const end = determinizations === null ? now() + ms : Infinity;
  const decision = player.think(
    view.value,
    level,
    decisionRng(aiSeed, view.value),
    determinizations ?? undefined,
  );
  while (decision.improve() && now() < end);
  return { action: actionOf(decision.best()) };
}

/** The answer to one line: an action, or an error in words. Never throws. */
export function answerTo(line: string, options: BotOptions): string {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return JSON.stringify({ id: null, error: 'not JSON' });
  }
  const id = idOf(request);
  try {
    return JSON.stringify({ id, ...decided(request, options) });
  } catch (error) {
    // A contradictory view that validation did not foresee.
    const reason = error instanceof Error ? error.message : String(error);
    return JSON.stringify({ id, error: reason });
  }
}
