import type { Command, Seat } from '@/engine/index.ts';

/** The seat that a command belongs to; null for a deal. */
export const actorOf = (command: Command): Seat | null =>
  command.type === 'deal' ? null : command.seat;

/**
 * Copies the known fields of a possible command, so that it can be saved and read again; null if
 * its type is unknown. The engine validates the fields.
 */
export function knownCommand(input: unknown): Command | null {
  if (typeof input !== 'object' || input === null) return null;
  const command = input as Command;
  switch (command.type) {
    case 'deal':
      return { type: 'deal' };
    case 'declare':
      return { type: 'declare', seat: command.seat, blindNil: command.blindNil };
    case 'bid':
      return { type: 'bid', seat: command.seat, bid: command.bid };
    case 'nameTrump':
      return { type: 'nameTrump', seat: command.seat, trump: command.trump };
    case 'play':
      return { type: 'play', seat: command.seat, card: command.card };
    default:
      return null;
  }
}
