import { type Result, ok } from '@/engine/index.ts';
import type { GamesRefusal, ImportOptions, ImportedGames } from '@/store/ports/archive.ts';
import type { ChangeIf } from './change-if.ts';
import { readGamesFile } from './formats/read-games-file.ts';
import type { YieldControl } from './in-slices.ts';
import { DAILY, EXPERT, FINISHED, type KeyedStore, UNFINISHED } from './keyed-store.ts';
import { storedGames } from './stored-games.ts';

interface ImportPorts {
  readonly store: KeyedStore;
  readonly changeIf: ChangeIf;
  /** ms since 1970. */
  readonly now: () => number;
  readonly yieldControl: YieldControl;
}

/**
 * Adds the games of a file to those on this device. Games already here do not change, except that an
 * unfinished one advances to where it is in the file. All is written in one transaction, so a canceled
 * or failed import changes nothing; if games were played meanwhile, they are merged again before.
 */
export async function importGames(
  file: Blob,
  { store, changeIf, now, yieldControl }: ImportPorts,
  { signal, onProgress }: ImportOptions,
): Promise<Result<ImportedGames, GamesRefusal>> {
  const folders = [FINISHED, UNFINISHED, DAILY, EXPERT];
  const here = await Promise.all(folders.map((folder) => store.keys(folder)));
  let total = here.flat().length;
  let done = 0;
  async function yieldAndReport(): Promise<void> {
    // Games that were played meanwhile are merged again.
    done = Math.min(done + 1, total);
    onProgress({ done, total });
    await yieldControl();
    signal.throwIfAborted();
  }

  const read = await readGamesFile(file, {
    yieldControl: yieldAndReport,
    // Each game counts twice: once when it is read, and once when it is saved.
    onOpened: (games) => (total += 2 * games),
  });
  signal.throwIfAborted();
  if (!read.ok) return read;
  const stored = storedGames({ store, changeIf, now, yieldControl: yieldAndReport });
  const { added, unfinished, quarantined, answers } = await stored.add(read.value);
  const { finished, refused, rules, practice, training, settings } = read.value;
  const known = finished.length - added;
  return ok({
    added,
    known,
    refused,
    unfinished,
    quarantined,
    answers,
    rules,
    practice,
    training,
    settings,
  });
}
