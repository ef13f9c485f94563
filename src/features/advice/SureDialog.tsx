import { useId, useRef } from 'react';
import { asSentence } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import styles from './Advice.module.css';

interface SureDialogProps {
  readonly choice: string;
  readonly best: string;
  /** What the choice costs, in points of the round: rounded as the hint tells it. */
  readonly points: number;
  readonly onAnyway: () => void;
  readonly onBack: () => void;
}

/** Asked before a choice that costs much. */
export function SureDialog({ choice, best, points, onAnyway, onBack }: SureDialogProps) {
  const t = useTranslate();
  const question = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onBack()}
      title={t('learn.ask.title')}
      size="sm"
      // Who presses the same key once more thinks again.
      initialFocus={button}
    >
      <p id={question}>{asSentence(t('learn.ask.text', { choice, best, points }))}</p>
      <div className={styles.answers}>
        <Button ref={button} variant="primary" aria-describedby={question} onClick={onBack}>
          {t('learn.ask.back')}
        </Button>
        <Button onClick={onAnyway}>{t('learn.ask.anyway')}</Button>
      </div>
    </Dialog>
  );
}
