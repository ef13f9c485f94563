import type { Card, RuleSet } from '../../engine/index.ts';
import { cardNumber } from '../net/position.ts';
import type { Samples } from './samples.ts';

/** What the determinizations found about tricks, by choice: shares of determinizations. */
export interface TrickRates {
  /** How often a card takes a trick; if the choice is a card, a trick after the current one. */
  readonly trickRate: (choice: number, card: Card) => number;
  /** How often the card that is chosen takes the current trick. */
  readonly winRate: (choice: number) => number;
}

/**
 * Reads the rates of tricks.
 * @param places the core's option of each choice.
 */
export function trickRatesOf(
  samples: Samples,
  rules: Pick<RuleSet, 'deck'>,
  places: readonly number[],
): TrickRates {
  const placeOf = (choice: number): number => places[choice] as number;
  return {
    trickRate(choice, card) {
      const place = placeOf(choice);
      const number = cardNumber(card, rules);
      // Of equivalent cards only one is rolled out. It was played, so the choice itself counts as kept.
      const played = samples.options[samples.representative(place)];
      const counted = number === played ? (samples.options[place] as number) : number;
      return samples.cardTricks(place, counted) / samples.determinizations;
    },
    winRate: (choice) => samples.trickWins(placeOf(choice)) / samples.determinizations,
  };
}
