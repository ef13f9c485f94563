import Menu from 'lucide-react/icons/menu';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { ACTIONS } from './actions.ts';
import styles from './BarButtons.module.css';
import type { DialogName } from './dialog-name.ts';

interface BarProps {
  readonly onOpen: (name: DialogName) => void;
}

/** On a small screen all actions are behind the menu, on a large one they are in the bar. */
export function BarStart({ onOpen }: BarProps) {
  const t = useTranslate();
  return (
    <span className={styles.small}>
      <Button variant="icon" label={t('menu.label')} onClick={() => onOpen('menu')}>
        <Menu aria-hidden="true" />
      </Button>
    </span>
  );
}

/** The score sheet is always one tap away. */
export function BarEnd({ onOpen }: BarProps) {
  const t = useTranslate();
  return (
    <span className={styles.actions}>
      {ACTIONS.map(({ dialog, label, icon: Icon, key }) => (
        <span key={dialog} className={dialog === 'sheet' ? undefined : styles.large}>
          <Button
            variant="icon"
            label={t(label)}
            aria-keyshortcuts={key}
            onClick={() => onOpen(dialog)}
          >
            <Icon aria-hidden="true" />
          </Button>
        </span>
      ))}
    </span>
  );
}
