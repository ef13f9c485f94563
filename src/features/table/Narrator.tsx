import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { narrate } from './narration.ts';

/** Tells the play as it is shown, once, politely. The only live region of the table. */
export function Narrator() {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  const cue = useTable((state) => state.cue);
  return (
    <VisuallyHidden>
      <output aria-live="polite">{cue === null ? '' : narrate(t, view, cue)}</output>
    </VisuallyHidden>
  );
}
