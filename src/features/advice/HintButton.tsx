import Lightbulb from 'lucide-react/icons/lightbulb';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useHints, useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';

/**
 * A hint on the decision at hand, within a thumb's reach; it stays in place when there is none, and
 * says so in the one try that counts.
 */
export function HintButton() {
  const t = useTranslate();
  const { hints } = useGame();
  const isOpen = useHints(({ open }) => open);
  const isOffered = useTable(({ view, rated }) => view.choices.length > 0 && !rated);
  return (
    <Button
      variant="icon"
      label={t('hint.button')}
      aria-keyshortcuts="h"
      aria-expanded={isOpen}
      aria-disabled={!isOffered}
      onClick={() => hints.toggle()}
    >
      <Lightbulb aria-hidden="true" />
    </Button>
  );
}
