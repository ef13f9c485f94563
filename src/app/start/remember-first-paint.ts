import type { Game } from '@/store/hooks.ts';
import { DEFAULT_SETUP } from '@/store/setup.ts';
import { FIRST_PAINT_KEY, type NextFirstPaint } from './first-paint.ts';
import { onDataDeleted } from './resave.ts';

/** The attributes of the root element that the first paint restores. */
const ATTRIBUTES = [
  'lang',
  'dir',
  'data-theme',
  'data-deck',
  'data-card-size',
  'data-hand',
  'data-motion',
  'data-lesson',
] as const;

/** Whether the page now shows the start screen that the build prerendered, but for its language. */
function isPrerendered({ table, settings }: Game): boolean {
  const { setup, sound, back } = settings.getState();
  const isUsual =
    JSON.stringify(setup.game) === JSON.stringify(DEFAULT_SETUP.game) && setup.characters;
  return (
    table.store.getState().view.round.phase === 'ready' && isUsual && sound && back === 'lattice'
  );
}

/** Stores the first paint of the next visit, now and at every change. */
export function rememberFirstPaint(game: Game): void {
  let noted = '';
  function note(): void {
    const root = document.documentElement;
    const next: NextFirstPaint = {
      isStart: isPrerendered(game),
      attributes: Object.fromEntries(
        ATTRIBUTES.map((name) => [name, root.getAttribute(name) ?? '']),
      ),
    };
    const text = JSON.stringify(next);
    if (text === noted) return;
    noted = text;
    try {
      localStorage.setItem(FIRST_PAINT_KEY, text);
    } catch {
      // Blocked or full: the next visit opens as a first one does.
    }
  }
  note();
  new MutationObserver(note).observe(document.documentElement, {
    attributeFilter: [...ATTRIBUTES],
  });
  game.settings.subscribe(note);
  let phase = '';
  game.table.store.subscribe(({ view }) => {
    if (view.round.phase === phase) return;
    ({ phase } = view.round);
    note();
  });
  onDataDeleted(() => {
    noted = '';
    note();
  });
}
