import * as v from 'valibot';
import { type Result, err, isSeed, ok } from '@/engine/index.ts';
import { encodeMoves } from './moves.ts';
import { decodeMoves } from './read-moves.ts';
import { Origin, Title } from './origin.ts';
import { Header, MAX_COMMANDS, parseRecord } from './record.ts';
import { SAVE_VERSION, type SavedGame } from './save.ts';

/** Why data is not a save that this version can load. */
export type SaveRefusal =
  | { readonly kind: 'newer-version' }
  /** `reason`: the first field that is wrong, and how. For reports (`saveProblem`), not for the screen. */
  | { readonly kind: 'not-a-game'; readonly reason: string };

const time = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)));

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const Save = v.strictObject({
  version: v.literal(SAVE_VERSION),
  id: v.custom<string>(isSeed),
  begun: time,
  ended: time,
  takenBack: count,
  playedOut: count,
  hints: count,
  again: v.boolean(),
  origin: v.nullable(Origin),
  title: v.nullable(Title),
  header: Header,
  moves: v.pipe(
    v.string(),
    v.maxLength(2 * MAX_COMMANDS),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const commands = decodeMoves(dataset.value);
      if (commands !== null) return commands;
      addIssue();
      return NEVER;
    }),
  ),
});

/**
 * Migrates a save of each version to the next; null if it is not one. Migrations are never edited:
 * test/storage/formats/saves has a save of every released version.
 */
const MIGRATIONS: Readonly<Record<number, (save: object) => object | null>> = {
  // A bare record. Its seed is unique, so it becomes the id.
  1: (save) => {
    const record = parseRecord(save);
    if (!record.ok) return null;
    const { header, commands } = record.value;
    const moves = encodeMoves(commands);
    const unknown = { begun: null, ended: null, takenBack: 0, playedOut: 0 };
    return { version: 2, id: header.dealSeed, ...unknown, header, moves };
  },
  // All games had new cards.
  2: (save) => ({ ...save, version: 3, origin: null }),
  // Early saves of version 3 lack `hints`. Whether a game was played again with the same cards was not recorded.
  3: (save) => ({ hints: 0, ...save, version: 4, again: false }),
  // Only presets had names.
  4: (save) => ({ ...save, version: 5, title: null }),
  // No opponent was adaptive.
  5: (save) => ({ ...save, version: 6 }),
};

/** The version of what may be a save; version 1 had no such field. */
function versionOf(value: unknown): number {
  const version = v.pipe(v.number(), v.integer(), v.minValue(1));
  const parsed = v.safeParse(v.object({ version }), value);
  return parsed.success ? parsed.output.version : 1;
}

/**
 * Parses a save of any version. Only the shape is checked: fold the record to know whether its
 * commands are legal. Never throws.
 */
export function parseSave(value: unknown): Result<SavedGame, SaveRefusal> {
  let version = versionOf(value);
  if (version > SAVE_VERSION) return err({ kind: 'newer-version' });
  let save = typeof value === 'object' ? value : null;
  for (; save !== null && version < SAVE_VERSION; version++)
    save = MIGRATIONS[version]?.(save) ?? null;
  const parsed = v.safeParse(Save, save);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return err({
      kind: 'not-a-game',
      reason: `${v.getDotPath(issue) ?? 'save'}: ${issue.message}`,
    });
  }
  const { id, ended, hints, again, origin, title, header, ...stored } = parsed.output;
  return ok({
    id,
    started: stored.begun,
    ended,
    undoCount: stored.takenBack,
    autoFinishCount: stored.playedOut,
    hints,
    again,
    origin,
    title,
    record: { header, commands: stored.moves },
  });
}
