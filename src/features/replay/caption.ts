import type { PlayerView } from '@/engine/index.ts';
import type { NameCard } from '@/i18n/card-names.ts';
import { joinSentences } from '@/i18n/format.ts';
import type { Cue } from '@/store/table/cue.ts';
import { cueAt, viewAt } from '@/store/table/replay.ts';
import type { Timeline } from '@/store/table/timeline.ts';

/** Narrates a view and its cue. */
export type NarrateCue = (view: PlayerView, cue: Cue, nameCard: NameCard) => string;

/** What happened since the previous stop, in words. */
export function captionOf(
  timeline: Timeline,
  at: number,
  narrate: NarrateCue,
  nameCard: NameCard,
): string {
  const from = timeline.stops[at - 1]?.events ?? 0;
  const to = timeline.stops[at]?.events ?? 0;
  return joinSentences(
    Array.from({ length: to - from }, (_, index) => {
      const count = from + index + 1;
      const cue = cueAt(timeline, count);
      return cue === null ? '' : narrate(viewAt(timeline, count), cue, nameCard);
    }),
  );
}
