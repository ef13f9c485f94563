import { useId } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { useFocusOnMount } from '@/ui/use-focus-on-mount.ts';
import styles from './NewGameDialog.module.css';

interface LeaveQuestionProps {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Asks whether to discard changes. Enter stays. */
export function LeaveQuestion({ onStay, onDiscard }: LeaveQuestionProps) {
  const t = useTranslate();
  const question = useId();
  const stay = useFocusOnMount<HTMLButtonElement>();
  return (
    <>
      <p id={question} className={styles.question} role="alert">
        {t('editor.leave')}
      </p>
      <Button onClick={onDiscard}>{t('editor.discard')}</Button>
      <Button ref={stay} variant="primary" aria-describedby={question} onClick={onStay}>
        {t('editor.stay')}
      </Button>
    </>
  );
}
