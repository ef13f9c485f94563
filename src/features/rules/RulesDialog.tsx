import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { RulesText } from './RulesText.tsx';

interface RulesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The rules of the game in play. */
export function RulesDialog({ open, onClose }: RulesDialogProps) {
  const t = useTranslate();
  const rules = useTable((state) => state.view.rules);
  return (
    <Dialog open={open} onClose={onClose} title={t('menu.rules')} size="lg" sheet>
      <RulesText rules={rules} />
    </Dialog>
  );
}
