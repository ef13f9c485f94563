import * as v from 'valibot';
import { PRESET_IDS, isSameCommand } from '@/engine/index.ts';
import { GRADES, SUBJECTS } from '@/engine/exercise/index.ts';
import type { PracticeGame } from '@/store/practice/practice-games.ts';
import {
  MAX_STOCK,
  type ReadyPosition,
  type Stock,
  type TrainingFilter,
} from '@/store/practice/training-stock.ts';
import { humanChoices } from './human-choices.ts';
import { encodeMoves } from './moves.ts';
import { decodeMoves } from './read-moves.ts';
import { Header, MAX_COMMANDS } from './record.ts';
import { parseRules } from './rules.ts';
import { StoredRating, encodeRating, ratingFrom } from './training.ts';

// Positions made ahead can be made again: what cannot be read is dropped, so there are no migrations.

/** Raised when the format changes. */
const VERSION = 2;

/** Longer than any name, and any id of a position. */
const MAX_NAME = 200;
/** Longer than the key of any rules. */
const MAX_KEY = 10_000;
/** More than are ever equally good. */
const MAX_RIGHT = 52;

const Name = v.pipe(v.string(), v.maxLength(MAX_NAME));

const Game = v.variant('kind', [
  v.strictObject({ kind: v.literal('preset'), preset: v.picklist(PRESET_IDS) }),
  v.strictObject({ kind: v.literal('named'), id: Name, name: Name, rules: v.unknown() }),
]);

const StoredFilter = v.strictObject({
  subject: v.nullable(v.picklist(SUBJECTS)),
  game: v.nullable(Game),
  grade: v.picklist([...GRADES, 'fitting'] as const),
});

const moves = (max: number) => v.pipe(v.string(), v.maxLength(2 * max));

const Position = v.strictObject({
  id: Name,
  subject: v.picklist(SUBJECTS),
  game: v.pipe(v.string(), v.maxLength(MAX_KEY)),
  preset: v.nullable(v.picklist(PRESET_IDS)),
  name: v.nullable(Name),
  header: Header,
  moves: moves(MAX_COMMANDS),
  right: moves(MAX_RIGHT),
  grade: v.picklist(GRADES),
  rating: StoredRating,
});

const Document = v.strictObject({
  version: v.literal(VERSION),
  /** The filter; saved keys are never renamed. */
  wish: v.nullable(StoredFilter),
  positions: v.pipe(v.array(v.unknown()), v.maxLength(MAX_STOCK)),
});

const NO_STOCK: Stock = { filter: null, positions: [] };

/** The document `stock`. Positions without a rating are left out. */
export const encodeStock = ({ filter, positions }: Stock) => ({
  version: VERSION,
  wish: filter,
  positions: positions.flatMap(({ rating, record, right, ...position }) =>
    rating === null
      ? []
      : [
          {
            ...position,
            header: record.header,
            moves: encodeMoves(record.commands),
            right: encodeMoves(right),
            rating: encodeRating(rating),
          },
        ],
  ),
});

/** A position whose answers can be chosen; none for anything else. */
function positionsFrom(value: unknown): ReadyPosition[] {
  const parsed = v.safeParse(Position, value);
  if (!parsed.success) return [];
  const { header, moves: before, right: answers, rating, ...position } = parsed.output;
  const commands = decodeMoves(before);
  const right = decodeMoves(answers);
  if (commands === null || right === null || right.length === 0) return [];
  const record = { header, commands };
  const choices = humanChoices(record);
  const isOpen = right.every((each) => choices.some((choice) => isSameCommand(each, choice)));
  return isOpen ? [{ ...position, record, right, rating: ratingFrom(rating) }] : [];
}

/** A game that can be played; null for anything else. */
function gameFrom(game: v.InferOutput<typeof Game>): PracticeGame | null {
  if (game.kind === 'preset') return game;
  const rules = parseRules(game.rules);
  return rules.ok ? { ...game, rules: rules.value } : null;
}

/** A filter; without its game if that cannot be played any more. */
const filterFrom = (filter: v.InferOutput<typeof StoredFilter>): TrainingFilter => ({
  ...filter,
  game: filter.game === null ? null : gameFrom(filter.game),
});

/** Parses the stock; what cannot be read is left out. Never throws. */
export function parseStock(value: unknown): Stock {
  const parsed = v.safeParse(Document, value);
  if (!parsed.success) return NO_STOCK;
  const { wish: filter, positions } = parsed.output;
  return {
    filter: filter === null ? null : filterFrom(filter),
    positions: positions.flatMap(positionsFrom),
  };
}
