import type { AdviserCore } from './core.ts';

/** Strides of the tables in `src/wasm/advise.ts`. */
const MOST_WORLDS = 2048;
const SEATS = 8;
const CARD_NUMBERS = 64;

/** How the round went in each world, for every choice. */
export interface Samples {
  readonly worlds: number;
  /** By choice: a bid, a trump or a card as the core counts it. */
  readonly options: Int32Array;
  /** The first choice that is the same as this one. */
  twin(option: number): number;
  /** Own points in a world, and those of all others together; more is better. */
  own(option: number, world: number): number;
  others(option: number, world: number): number;
  /** Among partners, bids and tricks. */
  end(option: number, world: number): number;
  /** In how many worlds a seat made its bid. */
  made(option: number, seat: number): number;
  /** In how many worlds an own card took a trick. */
  takes(option: number, card: number): number;
}

/** Reads what the core has found so far; it changes with every further world. */
export function samplesOf(core: AdviserCore): Samples {
  const { buffer } = core.memory;
  const count = core.optionCount.value;
  const ints = (at: number, length: number) => new Int32Array(buffer, at, length);
  const floats = (at: number, length: number) => new Float32Array(buffer, at, length);
  const twins = ints(core.twinsAt.value, count);
  const own = floats(core.ownPointsAt.value, count * MOST_WORLDS);
  const others = floats(core.otherPointsAt.value, count * MOST_WORLDS);
  const ends = ints(core.endsAt.value, count * MOST_WORLDS);
  const made = ints(core.madeAt.value, count * SEATS);
  const takes = ints(core.takesAt.value, count * CARD_NUMBERS);
  const twin = (option: number): number => twins[option] as number;
  return {
    worlds: core.worlds.value,
    options: ints(core.optionsAt.value, count),
    twin,
    own: (option, world) => own[twin(option) * MOST_WORLDS + world] as number,
    others: (option, world) => others[twin(option) * MOST_WORLDS + world] as number,
    end: (option, world) => ends[twin(option) * MOST_WORLDS + world] as number,
    made: (option, seat) => made[twin(option) * SEATS + seat] as number,
    takes: (option, card) => takes[twin(option) * CARD_NUMBERS + card] as number,
  };
}
