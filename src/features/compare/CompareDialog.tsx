import type { ReactNode } from 'react';
import { LEVELS, type Level } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { Select } from '@/ui/Select.tsx';
import styles from './Compare.module.css';

interface CompareDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Whether it is the reader's own game. */
  readonly isOwn: boolean;
  readonly level: Level;
  readonly onLevel: (level: Level) => void;
  /** The comparison with the level. */
  readonly children: ReactNode;
}

/** A game compared with the games of other levels with the same cards. */
export function CompareDialog({
  open,
  onClose,
  isOwn,
  level,
  onLevel,
  children,
}: CompareDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(isOwn ? 'compare.title' : 'compare.title.theirs')}
      sheet
      size="md"
    >
      <div className={styles.page}>
        <Select
          label={t(isOwn ? 'compare.level' : 'compare.level.theirs')}
          value={level}
          options={LEVELS.map((each) => ({ value: each, label: t(`level.${each}`) }))}
          onChange={onLevel}
        />
        {children}
      </div>
    </Dialog>
  );
}
