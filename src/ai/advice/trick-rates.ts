import type { Card, RuleSet } from '../../engine/index.ts';
import { cardNumber } from '../net/position.ts';
import type { Samples } from './samples.ts';

/** What the determinizations found about tricks, by choice. */
export interface TrickRates {
  /** The share in which a card takes a trick: once a card is played, a later one. */
  readonly trickRate: (choice: number, card: Card) => number;
  /** The share in which the card played takes its trick. */
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
