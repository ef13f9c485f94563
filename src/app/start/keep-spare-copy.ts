import { whenIdle } from '@/platform/idle.ts';
import { CURRENT, type KeyedStore, UNFINISHED } from '@/storage/keyed-store.ts';
import { type SpareCopy, spareCopyOfGames } from '@/storage/spare-copy.ts';
import type { Game } from '@/store/hooks.ts';
import type { Session } from '@/store/session.ts';
import { savedDocuments } from '../saved-games.ts';

interface SpareCopyPorts {
  readonly copy: SpareCopy;
  readonly documents: Pick<KeyedStore, 'get'>;
}

/** Puts the restored game on the table, unless another has begun there or it was not unfinished. */
async function resumeRestored(
  { table, resumeSaved }: Pick<Game, 'table' | 'resumeSaved'>,
  documents: SpareCopyPorts['documents'],
): Promise<void> {
  const [current] = await documents.get([CURRENT]);
  const { id } = (current ?? {}) as { readonly id?: unknown };
  const [unfinished] = await documents.get([`${UNFINISHED}${String(id)}`]);
  if (unfinished === undefined || table.record().commands.length > 0) return;
  const isPaused = table.isPaused();
  const before = table.record();
  const reading = new AbortController();
  const stopWatching = table.store.subscribe(() => {
    if (table.record() !== before) reading.abort();
  });
  const isResumed = await resumeSaved(String(id), reading.signal);
  stopWatching();
  // A view may cover the table, whose opponents must not play unseen.
  if (isResumed && isPaused) table.pause();
}

/**
 * Keeps the spare copy of what is saved: now, after every round, and when the page is hidden, since it may not
 * come back. If the browser had lost the database or localStorage, this restores it.
 */
export function keepSpareCopy(
  game: Pick<Game, 'table' | 'settings' | 'savedRules' | 'resumeSaved'>,
  session: Pick<Session, 'store'>,
  { copy, documents }: SpareCopyPorts = { copy: spareCopyOfGames(), documents: savedDocuments },
): void {
  const { store, notify } = game.table;

  async function update(): Promise<void> {
    // The tab that plays keeps it.
    if (session.store.getState().isOtherTab) return;
    const restored = await copy.update();
    if (restored.documents + restored.local === 0) return;
    notify({ kind: 'data-restored' });
    // The game that they choose is offered at the next start.
    if (restored.local > 0) {
      game.settings.reload();
      void game.savedRules.load();
    }
    if (restored.documents > 0) await resumeRestored(game, documents);
  }
  // Without storage, or without space, there is no copy.
  const tryToUpdate = (): void => void update().catch(() => undefined);

  tryToUpdate();
  let rounds = store.getState().view.past.length;
  store.subscribe(({ view }) => {
    if (view.past.length === rounds) return;
    rounds = view.past.length;
    whenIdle(tryToUpdate);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) tryToUpdate();
  });
}
