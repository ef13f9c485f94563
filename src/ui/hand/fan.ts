export interface FanPlace {
  /** The card's center relative to the hand's, in reading direction, px. */
  readonly x: number;
  /** The top edge before rotation, from the top of the hand, px. */
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  /** 1 for the second row, which overlaps the first. */
  readonly row: 0 | 1;
  /** Whether the second row covers its lower part. */
  readonly isCovered: boolean;
  /**
   * The uncovered area, which is the touch target. In right-to-left text the first card of a row is
   * on top.
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
  /** The distance from card to card, and so the free width of all but the top ones, px. */
  readonly step: number;
}

const CARD_RATIO = 7 / 5;

/** The fraction of a card's width that its index takes and that stays uncovered. */
const INDEX_STRIP = 0.31;
/** The minimum touch target, in px (WCAG 2.5.8). */
const SMALLEST_TARGET = 24;
const WIDEST_STEP = 0.64;
/** The fraction of a card's width that its index takes from the top. */
const INDEX_HEIGHT = 0.64;
/** The line for a hint's figure below an index of the upper row, in px. */
const FIGURE = 16;
/** The least visible height of the upper row, in px: a touch target. */
const FINGER = 48;
/** How far a chosen card rises along its own axis, as a fraction of its width. */
const RISE = 0.24;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The lean of the outermost cards: small hands are curved, large ones nearly flat. */
const lean = (count: number): number =>
  Math.max(2.5, Math.min(1.7 * (count - 1), 11 - 0.5 * count));

interface Row {
  readonly places: FanPlace[];
  readonly height: number;
  readonly step: number;
}

/** The layout of a row. */
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
  // A parabola whose slope at the ends equals the lean, so that cards are perpendicular to the arc.
  const drop = (reach * Math.tan(radians(widest))) / 2;
  const places = Array.from({ length: count }, (_, index): FanPlace => {
    const t = count === 1 ? 0 : (2 * index) / (count - 1) - 1;
    return {
      x: t * reach,
      y: t * t * drop + (at?.top ?? 0),
      turn: t * widest,
      row: at?.row ?? 0,
      isCovered: at?.row === 0,
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

function layOut(count: number, room: number, card: number): Fan {
  if (count === 0) return { places: [], height: card * CARD_RATIO, step: card };
  const one = row(count, room, card);
  if (count < 3 || one.step >= Math.max(card * INDEX_STRIP, SMALLEST_TARGET)) return one;
  const shift = Math.max(card * INDEX_HEIGHT + FIGURE, FINGER);
  const upper = row(Math.ceil(count / 2), room, card, { row: 0, top: 0, freeHeight: shift });
  const lower = row(Math.floor(count / 2), room, card, {
    row: 1,
    top: shift,
    freeHeight: card * CARD_RATIO,
  });
  return {
    places: [...upper.places, ...lower.places],
    height: shift + lower.height,
    step: Math.min(upper.step, lower.step),
  };
}

const lastRow = ({ places }: Fan): FanPlace['row'] => places.at(-1)?.row ?? 0;

/**
 * Lays out `count` cards of width `card` in `room` px; in two rows if one would hide an index. A hand
 * that was `dealt` more cards keeps its height while it keeps its rows, so that nothing moves with
 * every card: the height of the highest of the hands that it becomes, since fewer cards are curved
 * more.
 */
export function fan(count: number, room: number, card: number, dealt = 0): Fan {
  const now = layOut(count, room, card);
  const heights = Array.from({ length: dealt + 1 }, (_, cards) => layOut(cards, room, card))
    .filter((other) => lastRow(other) === lastRow(now))
    .map(({ height }) => height);
  return { ...now, height: Math.max(now.height, ...heights) };
}
