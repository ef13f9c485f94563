import { CARDS, type Command, NAMEABLE_TRUMPS, UNSEEN, cardIndex } from '@/engine/index.ts';

/** The base64url alphabet. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Indices are part of the format: the list may only grow at its end. */
const TYPES = [
  'deal',
  'declare',
  'bid',
  'nameTrump',
  'play',
] as const satisfies readonly Command['type'][];

/** The value of an unseen card; real ones have 0…59. */
const UNSEEN_CARD = 63;

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
 * fold the game, so that saving costs the same in every round.
 */
export const encodeMoves = (commands: readonly Command[]): string =>
  commands
    .map(moveNumber)
    .map((number) => letter(number >> 6) + letter(number & 63))
    .join('');

/** The command of a type with a seat and a {@link moveValue}; null if there is none. */
export function commandOf(type: Command['type'], seat: number, value: number): Command | null {
  switch (type) {
    case 'deal':
      return seat === 0 && value === 0 ? { type } : null;
    case 'declare':
      return value > 1 ? null : { type, seat, blindNil: value === 1 };
    case 'bid':
      return { type, seat, bid: value };
    case 'nameTrump': {
      const trump = NAMEABLE_TRUMPS[value];
      return trump === undefined ? null : { type, seat, trump };
    }
    case 'play': {
      const card = value === UNSEEN_CARD ? UNSEEN : CARDS[value];
      return card === undefined ? null : { type, seat, card };
    }
  }
}

/** The command that {@link moveNumber} gives a number; null for others. */
export function moveOfNumber(number: number): Command | null {
  const type = TYPES[number >> 9];
  return type === undefined ? null : commandOf(type, (number >> 6) & 7, number & 63);
}

/** Decodes what {@link encodeMoves} wrote; null for other text. Folding shows whether they are legal. */
export function decodeMoves(text: string): Command[] | null {
  if (text.length % 2 !== 0) return null;
  const commands: Command[] = [];
  for (let at = 0; at < text.length; at += 2) {
    const head = LETTERS.indexOf(text.charAt(at));
    const value = LETTERS.indexOf(text.charAt(at + 1));
    const command = head < 0 || value < 0 ? null : moveOfNumber(head * 64 + value);
    if (command === null) return null;
    commands.push(command);
  }
  return commands;
}
