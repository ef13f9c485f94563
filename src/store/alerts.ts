import type { Seat } from '@/engine/index.ts';

/** A message to the player that stays until it is dismissed. */
export type Alert =
  /** The opponent threw. After *Continue* a quick move is played for it. */
  | { readonly kind: 'opponent-failed'; readonly seat: Seat }
  /** The opponent was late, or its move illegal. A quick move was played for it. */
  | { readonly kind: 'opponent-replaced'; readonly seat: Seat }
  /** Without worker threads opponents play quick moves. Shown once, until they can think again. */
  | { readonly kind: 'opponents-unavailable' }
  /** The game cannot be saved, maybe for lack of space. Shown once; withdrawn if a later save succeeds. */
  | { readonly kind: 'not-saved'; readonly isFull: boolean }
  /** Settings cannot be saved. Shown once. */
  | { readonly kind: 'settings-not-saved' }
  /** Site data was deleted during the game, which has been saved again. */
  | { readonly kind: 'data-deleted' }
  /** The browser had lost the database; what was saved is restored from the spare copy. */
  | { readonly kind: 'data-restored' }
  /** The saved game could not be read and was quarantined. */
  | { readonly kind: 'unreadable-save' }
  /** A saved game was written by a newer version of the game; it stays where that version finds it. */
  | { readonly kind: 'newer-save' }
  /** The saved game was read only after another had started; it is listed among the unfinished games. */
  | { readonly kind: 'late-save' }
  /** The game to resume is missing or cannot be read. */
  | { readonly kind: 'not-found' }
  /** The requested help is not allowed in a rated game. */
  | { readonly kind: 'rated' };

/** About one game, or a point of it. All others hold whatever is on the table. */
const OF_GAME: ReadonlySet<Alert['kind']> = new Set([
  'opponent-failed',
  'opponent-replaced',
  'not-found',
  'rated',
]);

/** The alerts that still hold with another game, or another point of it, on the table. */
export const withoutGame = (alerts: readonly Alert[]): readonly Alert[] =>
  alerts.filter(({ kind }) => !OF_GAME.has(kind));

/** Adds an alert, the oldest first; it replaces one of the same kind. */
export const withAlert = (alerts: readonly Alert[], alert: Alert): readonly Alert[] =>
  alerts.some(({ kind }) => kind === alert.kind)
    ? alerts.map((each) => (each.kind === alert.kind ? alert : each))
    : [...alerts, alert];
