import type { Command, Seat } from '@/engine/index.ts';
import { actorOf } from './command.ts';

/**
 * Where a seat's last decision of the running round stands among the commands; −1 if it has made
 * none since the deal.
 */
export function lastDecision(commands: readonly Command[], seat: Seat): number {
  const deal = commands.findLastIndex(({ type }) => type === 'deal');
  const last = commands.findLastIndex((command) => actorOf(command) === seat);
  return last > deal ? last : -1;
}

/** How many of the commands that were taken back come again at once: up to the seat's next decision. */
export function againAtOnce(takenBack: readonly Command[], seat: Seat): number {
  const next = takenBack.findIndex((command, at) => at > 0 && actorOf(command) === seat);
  return next < 0 ? takenBack.length : next;
}
