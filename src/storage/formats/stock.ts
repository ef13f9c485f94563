import * as v from 'valibot';
import { PRESET_IDS, allowed, choicesOf, fold, isSameCommand } from '@/engine/index.ts';
import { GRADES, SUBJECTS } from '@/engine/exercise/index.ts';
import { MAX_STOCK, type ReadyPosition, type Stock } from '@/store/training-stock.ts';
import { lineOf, readyPositionOf } from '../exercises/stored.ts';
import { encodeMoves } from './moves.ts';
import { StoredRating, encodeRating, ratingFrom } from './training.ts';

// Positions made ahead can be made again: what cannot be read is dropped, so there are no migrations.

/** Raised when the format changes. */
const VERSION = 1;

/** Longer than any line, in characters. */
const MAX_LINE = 500;

const Wish = v.strictObject({
  subject: v.nullable(v.picklist(SUBJECTS)),
  preset: v.nullable(v.picklist(PRESET_IDS)),
  grade: v.picklist([...GRADES, 'fitting'] as const),
});

const Position = v.strictObject({
  line: v.pipe(v.string(), v.maxLength(MAX_LINE)),
  rating: StoredRating,
});

const Document = v.strictObject({
  version: v.literal(VERSION),
  wish: v.nullable(Wish),
  positions: v.pipe(v.array(Position), v.maxLength(MAX_STOCK)),
});

const NO_STOCK: Stock = { wish: null, positions: [] };

export const encodeStock = ({ wish, positions }: Stock) => ({
  version: VERSION,
  wish,
  positions: positions.flatMap(({ rating, ...each }) => {
    const moves = encodeMoves(each.record.commands);
    const line = lineOf({ ...each, moves, right: encodeMoves(each.right) });
    return rating === null ? [] : [{ line, rating: encodeRating(rating) }];
  }),
});

/** A position whose answers can be chosen; none for anything else. */
function positionsFrom({ line, rating }: v.InferOutput<typeof Position>): ReadyPosition[] {
  try {
    const position = readyPositionOf(line, ratingFrom(rating));
    const state = fold(position.record);
    if (!state.ok) return [];
    const choices = allowed(choicesOf(state.value, 0));
    const isOpen = position.right.every((right) =>
      choices.some((each) => isSameCommand(each, right)),
    );
    return isOpen && position.right.length > 0 ? [position] : [];
  } catch {
    return [];
  }
}

/** Parses the stock; what cannot be read is left out. Never throws. */
export function parseStock(value: unknown): Stock {
  const parsed = v.safeParse(Document, value);
  if (!parsed.success) return NO_STOCK;
  const { wish, positions } = parsed.output;
  return { wish, positions: positions.flatMap(positionsFrom) };
}
