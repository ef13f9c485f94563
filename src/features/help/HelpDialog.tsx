import { useTranslate } from '@/i18n/use-translate.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { Keys, type KeysProps } from './Keys.tsx';

interface HelpDialogProps extends Partial<KeysProps> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The keyboard shortcuts; the rules have a page of their own. */
export default function HelpDialog({ open, exercise = null, onClose }: HelpDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open={open} onClose={onClose} title={t('menu.help')} sheet>
      <Keys exercise={exercise} />
    </Dialog>
  );
}
