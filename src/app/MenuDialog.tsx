import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { ACTIONS } from './actions.ts';
import styles from './MenuDialog.module.css';
import type { DialogName } from './dialog-name.ts';

interface MenuDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onOpen: (name: DialogName) => void;
}

/** All actions, for screens that have no room for them in the bar. */
export default function MenuDialog({ open, onClose, onOpen }: MenuDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()} title={t('menu.label')}>
      <ul className={styles.actions}>
        {ACTIONS.map(({ dialog, label, icon: Icon }) => (
          <li key={dialog}>
            <Button variant="quiet" onClick={() => onOpen(dialog)}>
              <Icon aria-hidden="true" />
              {t(label)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
