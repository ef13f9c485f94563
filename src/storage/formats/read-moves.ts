import { CARDS, type Command, NAMEABLE_TRUMPS, UNSEEN } from '@/engine/index.ts';
import { LETTERS, TYPES, UNSEEN_CARD } from './moves.ts';

/** The command with that type, seat and `moveValue`; null if there is none. */
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

/** The command whose `moveNumber` is that number; null if there is none. */
export function moveOfNumber(number: number): Command | null {
  const type = TYPES[number >> 9];
  return type === undefined ? null : commandOf(type, (number >> 6) & 7, number & 63);
}

/** Decodes what `encodeMoves` wrote; null for other text. Folding shows whether they are legal. */
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
