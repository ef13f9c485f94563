import type { Command, Seat } from '@/engine/index.ts';

/** The seat that a command speaks for; a deal is nobody's. */
export const actorOf = (command: Command): Seat | null =>
  command.type === 'deal' ? null : command.seat;

/**
 * The fields that the rules know of whatever claims to be a command, or null if it is none: what is
 * saved must be readable again. Whether the fields hold what they should is the engine's to say.
 */
export function knownCommand(claim: unknown): Command | null {
  if (typeof claim !== 'object' || claim === null) return null;
  const command = claim as Command;
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
