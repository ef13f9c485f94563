import { type Command, NAMEABLE_TRUMPS, UNSEEN, cardIndex } from '@/engine/index.ts';

/** The base64url alphabet. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Indices are part of the format: the list may only grow at its end. */
export const TYPES = [
  'deal',
  'declare',
  'bid',
  'nameTrump',
  'play',
] as const satisfies readonly Command['type'][];

/** The value of an unseen card; real ones have 0…59. */
export const UNSEEN_CARD = 63;

/** The value of a command besides its type and seat, 0…63. */
export function moveValue(command: Command): number {
  switch (command.type) {
    case 'deal':
      return 0;
    case 'declare':
      return Number(command.blindNil);
    case 'bid':
      return command.bid;
    case 'nameTrump':
      return NAMEABLE_TRUMPS.indexOf(command.trump);
    case 'play':
      return command.card === UNSEEN ? UNSEEN_CARD : cardIndex(command.card);
  }
}

const letter = (value: number): string => LETTERS.charAt(value);

/** A command as a number, 0…4095: 3 bits each for type and seat, 6 for the value. */
export function moveNumber(command: Command): number {
  const seat = command.type === 'deal' ? 0 : command.seat;
  return (TYPES.indexOf(command.type) * 8 + seat) * 64 + moveValue(command);
}

/**
 * Commands as text, two base64url characters each: type and seat, then the value. Encoding does not
 * fold the game, so saving takes the same time in every round.
 */
export const encodeMoves = (commands: readonly Command[]): string =>
  commands
    .map(moveNumber)
    .map((number) => letter(number >> 6) + letter(number & 63))
    .join('');
