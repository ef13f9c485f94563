import Lightbulb from 'lucide-react/icons/lightbulb';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useHints, useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';

/** A hint on the decision at hand, within a thumb's reach; it stays in place when there is none. */
export function HintButton() {
  const t = useTranslate();
  const { hints } = useGame();
  const isOpen = useHints(({ open }) => open);
  const isAsked = useTable(({ view }) => view.choices.length > 0);
  return (
    <Button
      variant="icon"
      label={t('hint.button')}
      aria-keyshortcuts="h"
      aria-expanded={isOpen}
      aria-disabled={!isAsked}
      onClick={() => {
        if (isAsked) hints.toggle();
      }}
    >
      <Lightbulb aria-hidden="true" />
    </Button>
  );
}
