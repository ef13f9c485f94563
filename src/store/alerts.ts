import type { Seat } from '@/engine/index.ts';

/** Something the player has to be told. */
export type Alert =
  /** The opponent threw; the game waits for *Continue*, then plays a quick move for it. */
  | { readonly kind: 'opponent-failed'; readonly seat: Seat }
  /** The opponent was late or broke the rules; a quick move was played for it. */
  | { readonly kind: 'opponent-replaced'; readonly seat: Seat }
  /** Opponents cannot think in this browser and play quick moves; said once. */
  | { readonly kind: 'opponents-unavailable' }
  /** The game cannot be saved; said once, and taken back if it can be later. */
  | { readonly kind: 'not-saved' }
  /** Settings cannot be saved; said once. */
  | { readonly kind: 'settings-not-saved' }
  /** What this site had saved was deleted during the game, which has been saved again. */
  | { readonly kind: 'data-deleted' }
  /** What was saved could not be read and has been set aside. */
  | { readonly kind: 'damaged-save' }
  /** What was saved came when another game had begun; it waits among the games. */
  | { readonly kind: 'late-save' }
  /** The game that was to be gone on with is not there, or cannot be read. */
  | { readonly kind: 'not-found' }
  /** Help was asked for in the one try that counts. */
  | { readonly kind: 'rated' };

/** Alerts with one more, the oldest first. There is one of a kind: a newer one takes its place. */
export const withAlert = (alerts: readonly Alert[], alert: Alert): readonly Alert[] =>
  alerts.some(({ kind }) => kind === alert.kind)
    ? alerts.map((each) => (each.kind === alert.kind ? alert : each))
    : [...alerts, alert];
