import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';

interface LostLinkDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shown for an unknown link. */
export default function LostLinkDialog({ open, onClose }: LostLinkDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('lostLink.title')}
      size="sm"
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('table.back')}
        </Button>
      }
    >
      <p>{t('lostLink.text')}</p>
    </Dialog>
  );
}
