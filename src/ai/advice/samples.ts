import type { Core } from '../net/core.ts';

/** Strides of the tables in `src/wasm/advise.ts`, in elements. */
const SEATS = 8;
const CARD_NUMBERS = 64;
const TRUMPS = 5;
const SUITS = 4;

/** The results of every choice in every determinization. */
export interface Samples {
  readonly determinizations: number;
  /** By choice: a bid, trump or card as the core numbers it. */
  readonly options: Int32Array;
  /** The first choice equivalent to this one; only it is rolled out. */
  representative(option: number): number;
  /** Own points in a determinization, and all opponents' points together; more is better. */
  own(option: number, sample: number): number;
  others(option: number, sample: number): number;
  /** In partnerships: bids and tricks of every seat, packed as in `recordOutcome` of src/wasm/advise.ts. */
  packedOutcome(option: number, sample: number): number;
  /** In how many determinizations a seat made its bid. */
  made(option: number, seat: number): number;
  /** In how many determinizations the player fell short of the bid. */
  fellShort(option: number): number;
  /** In how many determinizations the player named this trump, as the core numbers it, after this bid. */
  named(option: number, trump: number): number;
  /** In how many determinizations a card of the hand takes a trick; if a card is chosen, after the current one. */
  cardTricks(option: number, card: number): number;
  /** In how many determinizations a seat takes the current trick after a card. */
  trickTaken(option: number, seat: number): number;
  /** In how many determinizations a seat's nil breaks after the current trick where this suit, as the core numbers it, is led. */
  nilBreaks(option: number, seat: number, suit: number): number;
}

/** Reads the core's results so far; they change with every batch. */
export function samplesOf(core: Core): Samples {
  const { buffer } = core.memory;
  const count = core.optionCount.value;
  const stride = core.maxDeterminizations.value;
  const ints = (at: number, length: number) => new Int32Array(buffer, at, length);
  const floats = (at: number, length: number) => new Float32Array(buffer, at, length);
  const representatives = ints(core.representativesAt.value, count);
  const own = floats(core.ownPointsAt.value, count * stride);
  const others = floats(core.otherPointsAt.value, count * stride);
  const packedOutcomes = ints(core.packedOutcomesAt.value, count * stride);
  const made = ints(core.madeAt.value, count * SEATS);
  const fellShort = ints(core.fellShortAt.value, count);
  const named = ints(core.namedAt.value, count * TRUMPS);
  const cardTricks = ints(core.cardTricksAt.value, count * CARD_NUMBERS);
  const trickTakers = ints(core.trickTakersAt.value, count * SEATS);
  const nilBreaks = ints(core.nilBreaksAt.value, count * SEATS * SUITS);
  const representative = (option: number): number => representatives[option] as number;
  return {
    determinizations: core.determinizations.value,
    options: ints(core.optionsAt.value, count),
    representative,
    own: (option, sample) => own[representative(option) * stride + sample] as number,
    others: (option, sample) => others[representative(option) * stride + sample] as number,
    packedOutcome: (option, sample) =>
      packedOutcomes[representative(option) * stride + sample] as number,
    made: (option, seat) => made[representative(option) * SEATS + seat] as number,
    fellShort: (option) => fellShort[representative(option)] as number,
    named: (option, trump) => named[representative(option) * TRUMPS + trump] as number,
    cardTricks: (option, card) =>
      cardTricks[representative(option) * CARD_NUMBERS + card] as number,
    nilBreaks: (option, seat, suit) =>
      nilBreaks[(representative(option) * SEATS + seat) * SUITS + suit] as number,
    trickTaken: (option, seat) => trickTakers[representative(option) * SEATS + seat] as number,
  };
}
