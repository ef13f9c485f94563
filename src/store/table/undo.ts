import type { Command, Seat } from '@/engine/index.ts';
import { actorOf } from './command.ts';

/** Index of a seat's last decision of the current round; −1 if it has made none since the deal. */
export function lastDecision(commands: readonly Command[], seat: Seat): number {
  const deal = commands.findLastIndex(({ type }) => type === 'deal');
  const last = commands.findLastIndex((command) => actorOf(command) === seat);
  return last > deal ? last : -1;
}

/** How many undone commands one redo applies: up to the seat's next decision, without it. */
export function redoCount(undone: readonly Command[], seat: Seat): number {
  const next = undone.findIndex((command, at) => at > 0 && actorOf(command) === seat);
  return next < 0 ? undone.length : next;
}
