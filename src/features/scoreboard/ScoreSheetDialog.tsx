import { useTranslate } from '@/i18n/use-translate.ts';
import { useTable } from '@/store/hooks.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import styles from './ScoreSheetDialog.module.css';
import { TotalsChart } from './TotalsChart.tsx';

interface ScoreSheetDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The score sheet and the chart of the totals, over the table. */
export default function ScoreSheetDialog({ open, onClose }: ScoreSheetDialogProps) {
  const t = useTranslate();
  const view = useTable((state) => state.view);
  return (
    <Dialog open={open} onClose={onClose} title={t('menu.sheet')} size="lg" sheet>
      <div className={styles.body}>
        <ScoreSheet view={view} />
        <TotalsChart view={view} />
      </div>
    </Dialog>
  );
}
