import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { useFocusOnMount } from '@/ui/use-focus-on-mount.ts';
import styles from './History.module.css';

interface DeletedProps {
  readonly message: string;
  readonly onUndo: () => void;
}

/**
 * Says that something was deleted and offers undo. It takes the focus, since the pressed button is
 * gone.
 */
export function Deleted({ message, onUndo }: DeletedProps) {
  const t = useTranslate();
  const button = useFocusOnMount<HTMLButtonElement>();
  return (
    <div className={styles.deleted}>
      <output>{message}</output>
      <Button ref={button} onClick={onUndo}>
        {t('menu.undo')}
      </Button>
    </div>
  );
}
