import type { Game } from '@/store/hooks.ts';

/** Plays a forced card that is on the table when the setting is turned on, and not only the next one. */
export function followAutoPlay({ table, settings }: Pick<Game, 'table' | 'settings'>): void {
  settings.subscribe(({ autoPlay }, before) => {
    // Asks anew who is next, but not of a table that a view covers.
    if (autoPlay && !before.autoPlay && !table.isPaused()) table.resume();
  });
}
