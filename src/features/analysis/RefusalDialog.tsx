import { useStore } from 'zustand';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Analysis } from '@/store/analysis/analysis.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';
import { problemWords } from './problem-words.ts';

interface RefusalDialogProps {
  readonly analysis: Analysis;
  /** Changes cards and rules of the position. */
  readonly onEdit: () => void;
}

/** Why a move is impossible, such as one that needs unknown cards. Closed until a move is refused. */
export function RefusalDialog({ analysis, onEdit }: RefusalDialogProps) {
  const t = useTranslate();
  const refused = useStore(analysis.store, (state) => state.refused);
  return (
    <Dialog
      open={refused !== null}
      onClose={analysis.dismiss}
      title={t('analysis.title')}
      size="sm"
      actions={
        <Button
          variant="primary"
          onClick={() => {
            analysis.dismiss();
            onEdit();
          }}
        >
          {t('analysis.edit')}
        </Button>
      }
    >
      <p>
        {refused === null ? null : (
          <SeenAndHeard {...problemWords(t, analysis.position(), refused)} />
        )}
      </p>
    </Dialog>
  );
}
