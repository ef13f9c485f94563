import { isRoundOver } from '@/engine/index.ts';
import { browserClock } from '@/platform/clock.ts';
import { threadedReviewer } from '@/platform/threaded-reviewer.ts';
import { onThinking } from '@/platform/thinking.ts';
import { factsRepository, indexedDbReviews } from '@/storage/reviews.ts';
import type { Game } from '@/store/hooks.ts';
import { createIdleReviews } from '@/store/games/idle-reviews.ts';
import type { Session } from '@/store/session.ts';
import { finishedGames, savedDocuments } from '../saved-games.ts';

/** The player's current activity. */
const DISTURBANCES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Whether reviews may run; set by `startIdleReviews`. */
let isFree = (): boolean => false;

/** The number of open screens during which the game on the table is at rest. */
let openScreens = 0;

/** The number of requests whose answers the player waits for. */
let pending = 0;

/** Reviews in idle time, with a thread of their own. */
export const idleReviews = createIdleReviews({
  clock: browserClock,
  reviewers: threadedReviewer({ isForPlayer: false }),
  reviews: indexedDbReviews(),
  facts: factsRepository(savedDocuments),
  games: finishedGames,
  // Loaded no sooner than it is needed.
  afterwards: async (signal) => {
    const { supply } = await import('../practice/training.ts');
    await supply.fillInIdleTime(signal);
  },
  isIdle: () => document.visibilityState === 'visible' && pending === 0 && isFree(),
});

/** While a screen is open, the game on the table is not being thought about. Returns a function that ends it. */
export function allowIdleReviews(): () => void {
  openScreens += 1;
  idleReviews.disturb();
  return () => {
    openScreens -= 1;
    idleReviews.disturb();
  };
}

/** Notes that a request has started. Returns a function that notes that it is settled. */
function noteThinking(): () => void {
  pending += 1;
  idleReviews.disturb();
  return () => {
    pending -= 1;
    idleReviews.disturb();
  };
}

/** Reviews finished games in idle time while no game is played, unless the setting is off. */
export function startIdleReviews(game: Game, session: Session): void {
  const { table, settings } = game;
  const isTableAtRest = (): boolean => {
    const { phase } = table.store.getState().view.round;
    return phase === 'ready' || isRoundOver(phase);
  };
  isFree = () =>
    settings.getState().autoReview &&
    !session.store.getState().isOtherTab &&
    (openScreens > 0 || isTableAtRest());
  for (const name of DISTURBANCES)
    addEventListener(name, idleReviews.disturb, { capture: true, passive: true });
  document.addEventListener('visibilitychange', idleReviews.disturb);
  onThinking(noteThinking);
  table.store.subscribe(idleReviews.disturb);
  settings.subscribe(idleReviews.disturb);
  session.store.subscribe(idleReviews.disturb);
  idleReviews.disturb();
}
