import { useId, useRef } from 'react';
import type { Command } from '@/engine/index.ts';
import { seenAndHeard } from '@/i18n/card-names.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import { asSentence } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';
import styles from './Advice.module.css';

interface ConfirmChoiceDialogProps {
  readonly choice: Command;
  readonly best: Command;
  /** Whether it is a partnership game. */
  readonly isSide: boolean;
  /** The cost of the choice in points, rounded as in the hint. */
  readonly points: number;
  readonly onAnyway: () => void;
  readonly onBack: () => void;
}

/** Asks before a costly choice. */
export function ConfirmChoiceDialog({
  choice,
  best,
  isSide,
  points,
  onAnyway,
  onBack,
}: ConfirmChoiceDialogProps) {
  const t = useTranslate();
  const question = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { seen, heard } = seenAndHeard((nameCard) =>
    asSentence(
      t('learn.ask.text', {
        choice: choiceName(t, choice, { isSide, nameCard }),
        best: choiceName(t, best, { isSide, nameCard }),
        points,
      }),
    ),
  );
  return (
    <Dialog
      open
      onClose={onBack}
      title={t('learn.ask.title')}
      size="sm"
      // Pressing the same key again goes back.
      initialFocus={button}
    >
      <p id={question}>
        <SeenAndHeard seen={seen} heard={heard} />
      </p>
      <div className={styles.answers}>
        <Button ref={button} variant="primary" aria-describedby={question} onClick={onBack}>
          {t('learn.ask.back')}
        </Button>
        <Button onClick={onAnyway}>{t('learn.ask.anyway')}</Button>
      </div>
    </Dialog>
  );
}
