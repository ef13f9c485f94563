import { registerServiceWorker } from '@/platform/offline.ts';
import { limitUnfinished } from '@/storage/limit-unfinished.ts';
import type { Game } from '@/store/hooks.ts';
import type { Session } from '@/store/session.ts';
import { adoptForcedColors } from './adopt-forced-colors.ts';
import { startIdleReviews } from '../review/idle-reviews.ts';
import { followAutoPlay } from './follow-auto-play.ts';
import { ignoreStrayKeys } from './ignore-stray-keys.ts';
import { keepSpareCopy } from './keep-spare-copy.ts';
import { rememberFirstPaint } from './remember-first-paint.ts';
import { requestPersistence } from './request-persistence.ts';

/** Work that nobody waits for: started after the first screen, in an idle moment. */
export function afterStart(game: Game, session: Session): void {
  adoptForcedColors();
  ignoreStrayKeys();
  followAutoPlay(game);
  requestPersistence(game.table.store);
  rememberFirstPaint(game);
  registerServiceWorker();
  startIdleReviews(game, session);
  keepSpareCopy(game, session);
  // Without storage there are none.
  limitUnfinished().catch(() => undefined);
}
