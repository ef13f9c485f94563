import { type StoreApi, createStore } from 'zustand/vanilla';
import type { GameArchive, GamesRefusal, ImportProgress, OpenedGames } from '../ports/archive.ts';

/** How an import ended. */
export type ImportOutcome =
  | { readonly kind: 'opened'; readonly opened: OpenedGames }
  | { readonly kind: 'refused'; readonly refusal: GamesRefusal }
  | { readonly kind: 'canceled' | 'failed' };

export interface FileImportState {
  readonly isRunning: boolean;
  /** null before the file has been opened. */
  readonly progress: ImportProgress | null;
  /** How the last import ended; null if there was none, or its outcome has been read. */
  readonly outcome: ImportOutcome | null;
}

/** The import of a file, one at a time. It goes on when *Your games* is closed. */
export interface FileImport {
  readonly store: StoreApi<FileImportState>;
  start(archive: Pick<GameArchive, 'open'>, file: Blob): Promise<void>;
  /** Asks to end it; once the games are added, it can no longer be canceled. */
  cancel(): void;
  /** The player has read the outcome. */
  forget(): void;
}

/** Creates the import of files. */
export function createFileImport(): FileImport {
  const store = createStore<FileImportState>()(() => ({
    isRunning: false,
    progress: null,
    outcome: null,
  }));
  let canceling = new AbortController();

  async function outcomeOf(
    archive: Pick<GameArchive, 'open'>,
    file: Blob,
    signal: AbortSignal,
  ): Promise<ImportOutcome> {
    const onProgress = (progress: ImportProgress): void => store.setState({ progress });
    try {
      const result = await archive.open(file, { signal, onProgress });
      return result.ok
        ? { kind: 'opened', opened: result.value }
        : { kind: 'refused', refusal: result.error };
    } catch {
      return { kind: signal.aborted ? 'canceled' : 'failed' };
    }
  }

  return {
    store,
    async start(archive, file) {
      canceling = new AbortController();
      store.setState({ isRunning: true, progress: null, outcome: null });
      const outcome = await outcomeOf(archive, file, canceling.signal);
      store.setState({ isRunning: false, outcome });
    },
    cancel: () => canceling.abort(),
    forget: () => store.setState({ outcome: null }),
  };
}
