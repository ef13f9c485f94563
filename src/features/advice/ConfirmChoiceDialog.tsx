import { useId, useRef } from 'react';
import { type Advice, type Option, type RuleSet, hasPartners } from '@/engine/index.ts';
import { roundPoints } from '@/engine/advice/index.ts';
import { seenAndHeard } from '@/i18n/card-names.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import { joinSentences } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { SeenAndHeard } from '@/ui/SeenAndHeard.tsx';
import styles from './Advice.module.css';
import { costWords } from './cost-words.ts';

interface ConfirmChoiceDialogProps {
  readonly option: Option;
  readonly advice: Advice;
  readonly rules: RuleSet;
  readonly onAnyway: () => void;
  readonly onBack: () => void;
}

/** Asks before a costly choice. */
export function ConfirmChoiceDialog({
  option,
  advice,
  rules,
  onAnyway,
  onBack,
}: ConfirmChoiceDialogProps) {
  const t = useTranslate();
  const question = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { count, parts } = costWords(t, rules, advice, option, roundPoints);
  const best = advice.options[advice.best] ?? option;
  const { seen, heard } = seenAndHeard((nameCard) => {
    const nameOf = ({ command }: Option): string =>
      choiceName(t, command, { isSide: hasPartners(rules), nameCard });
    const cost = t('learn.ask.text', {
      choice: nameOf(option),
      best: nameOf(best),
      points: count,
    });
    return joinSentences([cost, parts]);
  });
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
