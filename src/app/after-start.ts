import { registerServiceWorker } from '@/platform/offline.ts';
import type { Game } from '@/store/hooks.ts';
import type { Session } from '@/store/session.ts';
import type { Table } from '@/store/table.ts';
import { startIdleReviews } from './idle-reviews.ts';
import { rememberFirstPaint } from './remember-first-paint.ts';

/**
 * Asks for persistent storage after the first finished round. Some browsers ask the user, who
 * by then has something to lose.
 */
function requestPersistence(table: Table): void {
  const stop = table.store.subscribe(({ view }) => {
    if (view.past.length === 0) return;
    stop();
    const storage = navigator.storage as Partial<StorageManager> | undefined;
    storage?.persist?.().catch(() => undefined);
  });
}

/** What nobody waits for: it comes after the first screen, in an idle moment. */
export function afterStart(game: Game, session: Session): void {
  requestPersistence(game.table);
  rememberFirstPaint(game);
  registerServiceWorker();
  startIdleReviews(game, session);
}
