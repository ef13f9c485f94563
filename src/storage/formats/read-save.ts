import * as v from 'valibot';
import { type Result, err, isSeed, ok } from '@/engine/index.ts';
import { decodeMoves, encodeMoves } from './moves.ts';
import { Header, MAX_COMMANDS, parseRecord } from './record.ts';
import { SAVE_VERSION, type SavedGame } from './save.ts';

/** Why something is no game that can be gone on with. */
export interface SaveRefusal {
  readonly kind: 'not-a-game' | 'newer-version';
}

const time = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)));

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Longer than the link of any game. */
const MAX_LINK = 20_100;

/** Whether a date of the right form is one: there is no 31 February. */
const isDate = (date: string): boolean =>
  new Date(Date.parse(`${date}T00:00:00Z`) || 0).toISOString().startsWith(date);

/** The deal of the day has the date as its name. */
const Origin = v.variant('kind', [
  v.strictObject({
    kind: v.literal('daily'),
    date: v.pipe(v.string(), v.isoDate(), v.check(isDate)),
    rated: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('deal'), link: v.pipe(v.string(), v.maxLength(MAX_LINK)) }),
]);

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
 * What the save of each version becomes in the next; null if it is none. A migration is never
 * changed: test/storage/formats/saves holds a save of each version that was ever given to a player.
 */
const MIGRATIONS: Readonly<Record<number, (save: unknown) => unknown>> = {
  // The bare record. Its seed is drawn for it alone, so it serves as the id.
  1: (save) => {
    const record = parseRecord(save);
    if (!record.ok) return null;
    const { header, commands } = record.value;
    const moves = encodeMoves(commands);
    const unknown = { begun: null, ended: null, takenBack: 0, playedOut: 0 };
    return { version: 2, id: header.dealSeed, ...unknown, header, moves };
  },
  // Nothing but fresh cards was dealt.
  2: (save) =>
    typeof save === 'object' && save !== null ? { ...save, version: 3, origin: null } : null,
  // The first of them had no hints, and nobody knows any more which cards were dealt again.
  3: (save) =>
    typeof save === 'object' && save !== null
      ? { hints: 0, ...save, version: 4, again: false }
      : null,
};

/** The version, 1…, of what may be a save; the first did not say. */
function versionOf(value: unknown): number {
  const version = v.pipe(v.number(), v.integer(), v.minValue(1));
  const said = v.safeParse(v.object({ version }), value);
  return said.success ? said.output.version : 1;
}

/**
 * A game from storage or a file, of whatever version. The shape is checked; whether it can have
 * been played, only folding tells. Never throws.
 */
export function parseSave(value: unknown): Result<SavedGame, SaveRefusal> {
  let version = versionOf(value);
  if (version > SAVE_VERSION) return err({ kind: 'newer-version' });
  let save = value;
  for (; version < SAVE_VERSION; version++) save = MIGRATIONS[version]?.(save) ?? null;
  const parsed = v.safeParse(Save, save);
  if (!parsed.success) return err({ kind: 'not-a-game' });
  const { version: _, header, moves, ...about } = parsed.output;
  return ok({ ...about, record: { header, commands: moves } });
}
