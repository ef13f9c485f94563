import type { Advice } from '../advice/advice.ts';
import type { Command } from '../game/messages.ts';
import type { ChoiceValue } from './judgement.ts';

/** A choice of a past decision: what was known of it then, and what it brings with the cards as they lay. */
export interface OpenChoice {
  readonly command: Command;
  /** What advice said of it; null where there is none. */
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
  readonly made: Command;
  readonly choices: readonly OpenChoice[];
  /** Points per standard point. */
  readonly pointScale: number;
  /** Whether every line was searched. */
  readonly isExact: boolean;
}
