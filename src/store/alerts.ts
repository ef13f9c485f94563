import type { Seat } from '@/engine/index.ts';

/** Something the player has to be told. */
export type Alert =
  /** The opponent threw; the game waits for *Continue*, then plays a quick move for it. */
  | { readonly kind: 'opponent-failed'; readonly seat: Seat }
  /** The opponent was late or broke the rules; a quick move was played for it. */
  | { readonly kind: 'opponent-replaced'; readonly seat: Seat }
  /** The game cannot be kept; said once. */
  | { readonly kind: 'not-saved' }
  /** What was kept could not be read and has been set aside. */
  | { readonly kind: 'damaged-save' }
  /** What was kept came when another game had begun; it waits among the games. */
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
