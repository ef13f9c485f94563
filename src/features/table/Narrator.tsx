import { memo, startTransition, useEffect, useState } from 'react';
import type { PlayerView } from '@/engine/index.ts';
import { joinSentences } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Cue } from '@/store/cue.ts';
import { useStage } from '@/store/hooks.ts';
import type { TableState } from '@/store/table.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { narrate, results } from './narration.ts';

/** So many stay to be read again: more than happens between two decisions of the player. */
const KEPT = 20;

/** Something that was shown, and how the table stood then. */
interface Told {
  readonly cue: Cue;
  readonly view: PlayerView;
}

const NOTHING: readonly Told[] = [];

/** With what is shown now; each cue counts once, and a game that is laid anew begins with none. */
function withNews(told: readonly Told[], { cue, view }: TableState): readonly Told[] {
  if (cue === null) return NOTHING;
  if (told.at(-1)?.cue.id === cue.id) return told;
  return [...told, { cue, view }].slice(-KEPT);
}

const Sentence = memo(function Sentence({ cue, view }: Told) {
  const t = useTranslate();
  const text = joinSentences([
    narrate(t, view, cue),
    ...(cue.type === 'roundScored' ? results(t, view) : []),
  ]);
  return text === '' ? null : <p>{text}</p>;
});

interface NarratorProps {
  /** Whether the round is part of no game: with it, none is over. */
  readonly isApart?: boolean;
}

/**
 * Tells the play as it is shown: every cue once, politely. It listens to the store itself, for of
 * several cues that fall into one drawing React would show the last alone.
 */
export function Narrator({ isApart = false }: NarratorProps) {
  const { store } = useStage();
  const [told, setTold] = useState(NOTHING);
  useEffect(() => {
    // No press waits for what is said about it.
    const listen = (state: TableState) =>
      startTransition(() => setTold((before) => withNews(before, state)));
    listen(store.getState());
    return store.subscribe(listen);
  }, [store]);
  return (
    <VisuallyHidden as="div">
      <div role="log" aria-live="polite">
        {told.map(({ cue, view }) =>
          isApart && cue.type === 'gameEnded' ? null : (
            <Sentence key={cue.id} cue={cue} view={view} />
          ),
        )}
      </div>
    </VisuallyHidden>
  );
}
