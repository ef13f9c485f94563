import type { Advice } from '../advice/advice.ts';
import type { Command } from '../game/commands-and-events.ts';
import type { ChoiceValue } from './judgment.ts';

/** A choice of a past decision: its value given what was known then, and its value with open cards. */
export interface OpenChoice {
  readonly command: Command;
  /** Its figures in the advice at the time; null where there is none. */
  readonly known: Pick<ChoiceValue, 'make' | 'points'> | null;
  /**
   * Points of the round if everybody plays on like the expert, who sees only its own cards; null until it is
   * computed, and before a blind nil. In partnerships: the side's points minus the other side's, including
   * the cost of bags.
   */
  readonly played: number | null;
  /** The same if its player sees every hand; null until it is computed. */
  readonly reachable: number | null;
}

/** Every choice of a decision in a round that is over. */
export interface OpenChoices {
  readonly about: Advice['about'];
  readonly ownChoice: Command;
  readonly choices: readonly OpenChoice[];
  /** Points per standard point. */
  readonly pointScale: number;
  /** Whether every search was exhaustive. */
  readonly isExact: boolean;
}
