import { type Command, UNSEEN } from '../engine/index.ts';
import { trumpNumber } from './heuristic/masks.ts';
import { cardNumber } from './net/position.ts';

/** A legal bid, trump or card: what a round can be played on after. */
export type Choice = Extract<Command, { type: 'bid' | 'nameTrump' | 'play' }>;

const KINDS: ReadonlySet<Command['type']> = new Set<Choice['type']>(['bid', 'nameTrump', 'play']);

/** Whether it is something that worlds can be played out after. */
export const isChoice = (command: Command): command is Choice => KINDS.has(command.type);

/** A bid, a trump or a card as the core counts it; −1 is the card that its holder does not see. */
export function numberOf(choice: Choice): number {
  if (choice.type === 'bid') return choice.bid;
  if (choice.type === 'nameTrump') return trumpNumber(choice.trump);
  return choice.card === UNSEEN ? -1 : cardNumber(choice.card);
}
