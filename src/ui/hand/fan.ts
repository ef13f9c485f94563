interface FanPlace {
  /** The middle of the card, from the middle of the hand, in reading direction. */
  readonly x: number;
  /** Its upper edge before turning, from the top of the hand. */
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  /** 1 for the second of two rows, which lies upon the first. */
  readonly row: 0 | 1;
  /**
   * What the next card and the next row leave free: where a finger means this card. Where lines run
   * from right to left it is the first card of a row that lies on top.
   */
  readonly free: {
    readonly width: number;
    readonly widthFromRight: number;
    readonly height: number;
  };
}

export interface Fan {
  readonly places: readonly FanPlace[];
  readonly height: number;
}

const CARD_RATIO = 7 / 5;

/** How much of a card its index takes: that much stays free of the next card. */
const INDEX_STRIP = 0.31;
/** What stays free of a card is a target of its own: WCAG 2.5.8. */
const SMALLEST_TARGET = 24;
const WIDEST_STEP = 0.64;
/** How much of the upper row looks out over the lower one: rank and suit, and room for a finger. */
const ROW_STEP = 0.66;
const FINGER = 48;
/** How far a card rises that is chosen, of its width: along its own edges, so that it moves outwards. */
const RISE = 0.24;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The outermost cards of a small hand lean like in a hand; a full hand lies nearly flat. */
const lean = (count: number): number =>
  Math.max(2.5, Math.min(1.7 * (count - 1), 11 - 0.5 * count));

interface Row {
  readonly places: FanPlace[];
  readonly height: number;
  readonly step: number;
}

/** Where a row lies: which of the two, how far down, and how much of its cards stays free. */
interface RowAt {
  readonly row: FanPlace['row'];
  readonly top: number;
  readonly freeHeight: number;
}

function row(count: number, room: number, card: number, at?: RowAt): Row {
  const widest = lean(count);
  const tall = card * CARD_RATIO;
  const sine = Math.sin(radians(widest));
  const halfTurned =
    (card * Math.cos(radians(widest)) + tall * sine) / 2 + (count > 1 ? RISE * card * sine : 0);
  const gaps = Math.max(count - 1, 1);
  const step = Math.min(card * WIDEST_STEP, (room - 2 * halfTurned) / gaps);
  const reach = (step * (count - 1)) / 2;
  // A parabola whose slope at the ends is the lean, so that each card stands square on the arc.
  const drop = (reach * Math.tan(radians(widest))) / 2;
  const places = Array.from({ length: count }, (_, index): FanPlace => {
    const t = count === 1 ? 0 : (2 * index) / (count - 1) - 1;
    return {
      x: t * reach,
      y: t * t * drop + (at?.top ?? 0),
      turn: t * widest,
      row: at?.row ?? 0,
      free: {
        width: index === count - 1 ? card : step,
        widthFromRight: index === 0 ? card : step,
        height: at?.freeHeight ?? tall,
      },
    };
  });
  const corner = (card / 2) * sine;
  return { places, height: tall + drop + (count === 1 ? 0 : corner), step };
}

/** Where `count` cards of width `card` lie in `room`; in two rows where one would hide an index. */
export function fan(count: number, room: number, card: number): Fan {
  if (count === 0) return { places: [], height: card * CARD_RATIO };
  const one = row(count, room, card);
  if (count < 3 || one.step >= Math.max(card * INDEX_STRIP, SMALLEST_TARGET)) return one;
  const shift = Math.max(card * ROW_STEP, FINGER);
  const upper = row(Math.ceil(count / 2), room, card, { row: 0, top: 0, freeHeight: shift });
  const lower = row(Math.floor(count / 2), room, card, {
    row: 1,
    top: shift,
    freeHeight: card * CARD_RATIO,
  });
  return {
    places: [...upper.places, ...lower.places],
    height: shift + lower.height,
  };
}
