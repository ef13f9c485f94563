import { useTranslate } from '@/i18n/use-translate.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { RoundLog } from './RoundLog.tsx';

interface RoundLogDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The log of the round. */
export default function RoundLogDialog({ open, onClose }: RoundLogDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open={open} onClose={onClose} title={t('menu.log')} sheet>
      <RoundLog />
    </Dialog>
  );
}
