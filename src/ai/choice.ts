import { type Command, type RuleSet, UNSEEN } from '../engine/index.ts';
import { trumpNumber } from './heuristic/card-sets.ts';
import { cardNumber } from './net/position.ts';

/** A legal bid, trump or card: what a rollout can start with. */
export type Choice = Extract<Command, { type: 'bid' | 'nameTrump' | 'play' }>;

const KINDS: ReadonlySet<Command['type']> = new Set<Choice['type']>(['bid', 'nameTrump', 'play']);

/** Whether rollouts can start with this command. */
export const isChoice = (command: Command): command is Choice => KINDS.has(command.type);

/** A bid, trump or card as the core numbers it; −1 is a card its holder does not see. */
export function numberOf(choice: Choice, rules: Pick<RuleSet, 'deck'>): number {
  if (choice.type === 'bid') return choice.bid;
  if (choice.type === 'nameTrump') return trumpNumber(choice.trump);
  return choice.card === UNSEEN ? -1 : cardNumber(choice.card, rules);
}

/** Choices as a bit set for the core: its low and its high 32 bits. Cards that their holder does not see are left out. */
export function choiceSet(
  choices: readonly Choice[],
  rules: Pick<RuleSet, 'deck'>,
): [low: number, high: number] {
  const words: [number, number] = [0, 0];
  for (const choice of choices) {
    const number = numberOf(choice, rules);
    if (number >= 0) words[number >> 5 ? 1 : 0] |= 1 << (number & 31);
  }
  return words;
}
