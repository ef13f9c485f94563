import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';

interface BrokenLinkDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shown for an unknown link. */
export default function BrokenLinkDialog({ open, onClose }: BrokenLinkDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('brokenLink.title')}
      size="sm"
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('table.back')}
        </Button>
      }
    >
      <p>{t('brokenLink.text')}</p>
    </Dialog>
  );
}
