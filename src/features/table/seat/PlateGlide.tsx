import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PlayerView } from '@/engine/index.ts';
import { useStage, useTable } from '@/store/hooks.ts';
import { type Spot, play, spotOf, transformTo, travelFactor } from '@/ui/motion.ts';

/** How long a plate glides to its new place, in ms at normal speed. */
const GLIDE_MS = 420;

/** Phases in which the plates are in sight. */
const IN_SIGHT: ReadonlySet<PlayerView['round']['phase']> = new Set([
  'ready',
  'declare',
  'bid',
  'trump',
  'play',
]);

/** Identifies the animations of this file. */
const ID = 'glide';

/** The others' plates with their places on screen, by seat. */
function platesOnScreen(): ReadonlyMap<string | undefined, readonly [HTMLElement, Spot]> {
  const plates = document.querySelectorAll<HTMLElement>('[data-seat]:not([data-own="true"])');
  return new Map(Array.from(plates, (plate) => [plate.dataset['seat'], [plate, spotOf(plate)]]));
}

/**
 * Lets plates glide to their new places and sizes when the table has another arrangement for the
 * next phase. Only their transform is animated, so that no frame needs a layout.
 */
export function PlateGlide() {
  const { store } = useStage();
  // Rendered again in every phase, when the plates have their new places.
  useTable(({ view }) => view.round.phase);
  const before = useRef<ReturnType<typeof platesOnScreen> | null>(null);
  // The store notifies before React renders: then the plates are still where they were.
  useEffect(
    () =>
      store.subscribe(({ cue, view }, { view: old }) => {
        const [now, then] = [view.round.phase, old.round.phase];
        if (now === then) return;
        const isSeen = cue !== null && IN_SIGHT.has(now) && IN_SIGHT.has(then);
        before.current = isSeen && travelFactor() > 0 ? platesOnScreen() : null;
      }),
    [store],
  );
  useLayoutEffect(() => {
    const { current: old } = before;
    before.current = null;
    if (old === null) return;
    for (const [plate] of old.values())
      for (const running of plate.getAnimations?.() ?? []) if (running.id === ID) running.cancel();
    for (const [seat, [plate, home]] of platesOnScreen()) {
      const [, from] = old.get(seat) ?? [];
      if (from === undefined || Math.hypot(from.x - home.x, from.y - home.y) < 1) continue;
      void play(plate, [{ transform: transformTo(from, home) }, { transform: 'none' }], {
        duration: GLIDE_MS * travelFactor(),
        easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
        id: ID,
      });
    }
  });
  return null;
}
