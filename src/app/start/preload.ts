import { whenIdle } from '@/platform/idle.ts';
import type { Game } from '@/store/hooks.ts';
import type { Session } from '@/store/session.ts';
import { fetchCourts, preloadCourts } from '@/ui/card/court-art.ts';

/** Sounds, which come after the first screen. */
export const loadSound = () => import('./sound.ts');

/** Fetches the files that the first round needs in addition to the first screen. */
export function preload(game: Game, session: Session): void {
  // Right away: the twelve pictures take long on a slow connection, which is idle while the screen renders.
  void fetchCourts();
  // A failed import is retried on demand.
  whenIdle(() => void loadSound().catch(() => undefined));
  whenIdle(() => void preloadCourts());
  whenIdle(
    () =>
      void import('./after-start.ts').then(
        ({ afterStart }) => afterStart(game, session),
        () => undefined,
      ),
  );
}
