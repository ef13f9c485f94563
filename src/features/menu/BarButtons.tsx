import Menu from 'lucide-react/icons/menu';
import Undo from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useGame, useTable } from '@/store/hooks.ts';
import { Button } from '@/ui/Button.tsx';
import { ACTIONS } from './actions.ts';
import styles from './BarButtons.module.css';
import type { DialogOrViewName } from '@/store/dialogs.ts';
import { SoundButton } from './SoundButton.tsx';

interface BarProps {
  readonly onOpen: (name: DialogOrViewName) => void;
}

/** The menu button; large screens also have most actions in the bar. */
export function BarStart({ onOpen }: BarProps) {
  const t = useTranslate();
  return (
    <span className={styles.actions}>
      <Button variant="icon" label={t('menu.label')} onClick={() => onOpen('menu')}>
        <Menu aria-hidden="true" />
      </Button>
      <span className={styles.large}>
        <UndoButton />
      </span>
    </span>
  );
}

/**
 * Undo at the end of the row of the player's seat, where the bar has no room for it. `children` are
 * before it, or, while there is nothing to decide, on wide screens only.
 */
export function UndoOnPhone({ children }: { readonly children: ReactNode }) {
  const isOffered = useTable(({ can }) => can.undo);
  const decides = useTable(({ view }) => view.choices.length > 0);
  if (!isOffered) return children;
  return (
    <>
      {decides ? children : <span className={styles.large}>{children}</span>}
      <span className={styles.small}>
        <UndoButton />
      </span>
    </>
  );
}

/** Undo. It stays in place when disabled, so that it can be pressed repeatedly. */
function UndoButton() {
  const t = useTranslate();
  const { table } = useGame();
  const canUndo = useTable(({ can }) => can.undo);
  return (
    <Button
      variant="icon"
      label={t('menu.undo')}
      aria-keyshortcuts="u"
      aria-disabled={!canUndo}
      onClick={() => table.undo()}
    >
      <Undo aria-hidden="true" />
    </Button>
  );
}

/** The score sheet is always one tap away. */
export function BarEnd({ onOpen }: BarProps) {
  const t = useTranslate();
  return (
    <span className={styles.actions}>
      {ACTIONS.map(({ opens, label, icon: Icon, key }) =>
        Icon === null ? null : (
          <span key={opens} className={opens === 'sheet' ? undefined : styles.large}>
            <Button
              variant="icon"
              label={t(label)}
              aria-keyshortcuts={key ?? undefined}
              onClick={() => onOpen(opens)}
            >
              <Icon aria-hidden="true" />
            </Button>
          </span>
        ),
      )}
      <span className={styles.medium}>
        <SoundButton variant="icon" />
      </span>
    </span>
  );
}
