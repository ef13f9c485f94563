import Lightbulb from 'lucide-react/icons/lightbulb';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useHints, useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';

/**
 * Shows or hides the hint. It stays in place when disabled; in a rated game, a press says why there is
 * no hint.
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
