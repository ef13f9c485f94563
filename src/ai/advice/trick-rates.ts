import { type Card, type PlayerView, type Seat, type Suit, suitValue } from '../../engine/index.ts';
import { cardNumber } from '../net/position.ts';
import type { Samples } from './samples.ts';

/** What the determinizations found about tricks, by choice: shares of determinizations. */
export interface TrickRates {
  /** How often a card takes a trick; if the choice is a card, a trick after the current one. */
  readonly trickRate: (choice: number, card: Card) => number;
  /** How often the card that is chosen takes the current trick. */
  readonly winRate: (choice: number) => number;
}

/** What the determinizations found about who takes tricks after a card. */
export interface TakeRates {
  /** How often a seat takes the current trick. */
  readonly takeRate: (choice: number, seat: Seat) => number;
  /** How often a seat's nil breaks in a later trick in which a suit is led. */
  readonly breakRate: (choice: number, seat: Seat, suit: Suit) => number;
}

/**
 * Reads the rates of tricks.
 * @param optionIndices the index of each choice among the core's options
 */
export function trickRatesOf(
  samples: Samples,
  { rules, seat: own }: Pick<PlayerView, 'rules' | 'seat'>,
  optionIndices: readonly number[],
): TrickRates & TakeRates {
  const indexOf = (choice: number): number => optionIndices[choice] as number;
  const takeRate = (choice: number, seat: Seat): number =>
    samples.trickTaken(indexOf(choice), seat) / samples.determinizations;
  return {
    trickRate(choice, card) {
      const index = indexOf(choice);
      const number = cardNumber(card, rules);
      // Of equivalent cards only one was played in the rollouts. Where that is not the chosen one, the two change
      // places: the rate of the played card is that of the chosen card, which was kept.
      const played = samples.options[samples.representative(index)];
      const counted = number === played ? (samples.options[index] as number) : number;
      return samples.cardTricks(index, counted) / samples.determinizations;
    },
    winRate: (choice) => takeRate(choice, own),
    takeRate,
    breakRate: (choice, seat, suit) =>
      samples.nilBreaks(indexOf(choice), seat, suitValue(suit)) / samples.determinizations,
  };
}
