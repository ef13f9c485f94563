import type { Replay } from '@/store/table/replay.ts';
import { isForFieldOrDialog, hasModifier } from '@/ui/keys.ts';
import { usePageKey } from '@/ui/use-page-key.ts';

/** Handles a key of the replay; false for any other key. */
function press(replay: Replay, event: KeyboardEvent): boolean {
  const unit = event.shiftKey ? 'trick' : 'decision';
  switch (event.key) {
    case 'ArrowRight':
      replay.move(unit, 1);
      return true;
    case 'ArrowLeft':
      replay.move(unit, -1);
      return true;
    case 'PageDown':
      replay.move('round', 1);
      return true;
    case 'PageUp':
      replay.move('round', -1);
      return true;
    case 'Home':
      replay.goTo(0);
      return true;
    case 'End':
      replay.goTo(replay.timeline.stops.length - 1);
      return true;
    case ' ':
      // The space bar presses the button that has the focus.
      if (event.target instanceof Element && event.target.closest('button') !== null) return false;
      replay.toggle();
      return true;
    default:
      return false;
  }
}

/** Replay shortcuts, except in fields. */
export function useReplayKeys(replay: Replay): void {
  usePageKey((event) => {
    if (hasModifier(event) || event.defaultPrevented || isForFieldOrDialog(event)) return;
    if (press(replay, event)) event.preventDefault();
  });
}
