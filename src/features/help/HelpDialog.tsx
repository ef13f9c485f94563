import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { GameInAMinute } from './GameInAMinute.tsx';
import styles from './HelpDialog.module.css';
import { Keys } from './Keys.tsx';

interface HelpDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How the game that is on the table is played, and its keys. */
export default function HelpDialog({ open, onClose }: HelpDialogProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={t('help.title')}
      size="lg"
      sheet
    >
      <div className={styles.help}>
        <GameInAMinute rules={view.rules} rounds={view.schedule.length} />
        <Keys />
      </div>
    </Dialog>
  );
}
