export interface FanPlace {
  /** The card's center relative to the hand's, in reading direction, px. */
  readonly x: number;
  /** The top edge before rotation, from the top of the hand, px. */
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  /** From 0; each row overlaps the one above it. */
  readonly row: number;
  /** Whether the next row covers its lower part. */
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
  readonly rows: number;
}

const CARD_RATIO = 7 / 5;

/** The fraction of a card's width that its index takes and that stays uncovered. */
const INDEX_STRIP = 0.31;
/** The minimum touch target, in px (WCAG 2.5.8). */
const MIN_TARGET = 24;
/** The largest distance from card to card, as a fraction of a card's width. */
const MAX_STEP = 0.64;
/** The fraction of a card's width that its index takes from the top. */
const INDEX_HEIGHT = 0.64;
/** The line for a hint's figure below an index of an upper row, in px. */
const FIGURE = 16;
/** The least visible height of an upper row, in px: a touch target. */
const FINGER = 48;
/** Only the 26 cards of two players on a narrow phone need as many. */
const MAX_ROWS = 3;
/** The largest difference of two rows, in cards: when two cards of the shorter one have been played. */
const MAX_KEPT_DIFFERENCE = 5;
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
  readonly row: number;
  readonly top: number;
  readonly isCovered: boolean;
  readonly freeHeight: number;
}

function row(count: number, room: number, card: number, at?: RowAt): Row {
  const widest = lean(count);
  const tall = card * CARD_RATIO;
  const sine = Math.sin(radians(widest));
  const halfTurned =
    (card * Math.cos(radians(widest)) + tall * sine) / 2 + (count > 1 ? RISE * card * sine : 0);
  const gaps = Math.max(count - 1, 1);
  const step = Math.min(card * MAX_STEP, (room - 2 * halfTurned) / gaps);
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
      isCovered: at?.isCovered ?? false,
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

/** The length of rows as equal as possible, the longer ones above. */
const equalRows = (rows: number, count: number): readonly number[] =>
  Array.from({ length: rows }, (_, index) => Math.ceil((count - index) / rows));

/** Rows of these lengths, from above. */
function inRows(lengths: readonly number[], room: number, card: number): Fan {
  const rows = lengths.length;
  const shift = Math.max(card * INDEX_HEIGHT + FIGURE, FINGER);
  const each = lengths.map((cards, index) => {
    const isCovered = index < rows - 1;
    const freeHeight = isCovered ? shift : card * CARD_RATIO;
    return row(cards, room, card, { row: index, top: index * shift, isCovered, freeHeight });
  });
  return {
    places: each.flatMap(({ places }) => places),
    height: (rows - 1) * shift + (each.at(-1)?.height ?? 0),
    step: Math.min(...each.map(({ step }) => step)),
    rows,
  };
}

/** The free width that a card needs: its index, and a touch target. */
const minStep = (card: number): number => Math.max(card * INDEX_STRIP, MIN_TARGET);

/** Whether rows of these lengths are similar enough. */
const areBalanced = (lengths: readonly number[]): boolean =>
  Math.min(...lengths) > 0 && Math.max(...lengths) - Math.min(...lengths) <= MAX_KEPT_DIFFERENCE;

/** So many rows: of the first lengths that are balanced and leave every index free, or equal ones. */
function inSimilarRows(rows: number, count: number, room: number, card: number, options: Options) {
  const chosen = options
    .filter((lengths) => lengths.length === rows && areBalanced(lengths))
    .map((lengths) => inRows(lengths, room, card))
    .find(({ step }) => step >= minStep(card));
  return chosen ?? inRows(equalRows(rows, count), room, card);
}

/** How long rows may be, from above, the preferred ones first. */
type Options = readonly (readonly number[])[];

function layOut(count: number, room: number, card: number, options: Options): Fan {
  if (count === 0) return { places: [], height: card * CARD_RATIO, step: card, rows: 1 };
  const one = { ...row(count, room, card), rows: 1 };
  const free = minStep(card);
  if (count < 3 || one.step >= free) return one;
  const two = inSimilarRows(2, count, room, card, options);
  return two.step >= free ? two : inSimilarRows(MAX_ROWS, count, room, card, options);
}

/**
 * Lays out `count` cards of width `card` in `room` px, in as many rows as show every index. A hand
 * that was `dealt` more cards keeps its height while it keeps its rows, so that nothing moves with
 * every card: the height of the highest of the hands that it becomes, since fewer cards are curved
 * more.
 */
export function fan(
  count: number,
  room: number,
  card: number,
  dealt = 0,
  options: Options = [],
): Fan {
  const now = layOut(count, room, card, options);
  const heights = Array.from({ length: dealt + 1 }, (_, cards) =>
    // Only the lowest row counts; 0: in one row, or as equal ones.
    Array.from({ length: cards }, (__, lowest) =>
      layOut(cards, room, card, [
        [cards - lowest, lowest],
        [...equalRows(2, cards - lowest), lowest],
      ]),
    ),
  )
    .flat()
    .filter(({ rows }) => rows === now.rows)
    .map(({ height }) => height);
  return { ...now, height: Math.max(now.height, ...heights) };
}
