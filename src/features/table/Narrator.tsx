import { memo, startTransition, useEffect, useState } from 'react';
import type { PlayerView } from '@/engine/index.ts';
import { joinSentences } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Cue } from '@/store/table/cue.ts';
import { useStage } from '@/store/hooks.ts';
import type { TableState } from '@/store/table/table.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { narrate, resultSentences } from './narration.ts';

/** How many announcements stay: more than events between two decisions. */
const KEPT = 20;

/** A cue with its view. */
interface CueWithView {
  readonly cue: Cue;
  readonly view: PlayerView;
}

const NOTHING: readonly CueWithView[] = [];

/** Appends the current cue, once; a newly loaded game starts empty. */
function withCue(
  announced: readonly CueWithView[],
  { cue, view }: TableState,
): readonly CueWithView[] {
  if (cue === null) return NOTHING;
  if (announced.at(-1)?.cue.id === cue.id) return announced;
  return [...announced, { cue, view }].slice(-KEPT);
}

const Sentence = memo(function Sentence({ cue, view }: CueWithView) {
  const t = useTranslate();
  const text = joinSentences([
    narrate(t, view, cue),
    ...(cue.type === 'roundScored' ? resultSentences(t, view) : []),
  ]);
  return text === '' ? null : <p>{text}</p>;
});

interface NarratorProps {
  /** Whether it narrates a single round, whose end does not end a game. */
  readonly isApart?: boolean;
}

/**
 * Announces every cue once, politely. It subscribes to the store, since React would batch several
 * cues into one render.
 */
export function Narrator({ isApart = false }: NarratorProps) {
  const { store } = useStage();
  const [announced, setAnnounced] = useState(NOTHING);
  useEffect(() => {
    // Low priority: announcements must not delay a press.
    const listen = (state: TableState) =>
      startTransition(() => setAnnounced((before) => withCue(before, state)));
    listen(store.getState());
    return store.subscribe(listen);
  }, [store]);
  return (
    <VisuallyHidden as="div">
      <div role="log" aria-live="polite">
        {announced.map(({ cue, view }) =>
          isApart && cue.type === 'gameEnded' ? null : (
            <Sentence key={cue.id} cue={cue} view={view} />
          ),
        )}
      </div>
    </VisuallyHidden>
  );
}
