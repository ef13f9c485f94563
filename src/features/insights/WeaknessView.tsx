import { useLayoutEffect, useRef } from 'react';
import type { Subject } from '@/engine/exercise/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Selection } from '@/store/insights/figures.ts';
import type { Weakness } from '@/store/insights/weakness.ts';
import { Button } from '@/ui/Button.tsx';
import styles from './Insights.module.css';
import { pointsText } from './figure-text.ts';

interface WeaknessViewProps {
  readonly weakness: Weakness;
  readonly nameOf: (selection: Selection) => string;
  /** Whether the player comes back from training. */
  readonly isBack: boolean;
  readonly onTrain: (subject: Subject) => void;
}

/** Where the player loses most, with the way to train it. */
export function WeaknessView({ weakness, nameOf, isBack, onTrain }: WeaknessViewProps) {
  const t = useTranslate();
  const { figure, subject, beyond } = weakness;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return (
    <section className={styles.weakness}>
      <div>
        <h2>{t('training.weakness', { what: nameOf(figure) })}</h2>
        <p className={styles.note}>
          {t('training.weakness.about', {
            points: pointsText(beyond),
            count: figure.decisions,
          })}
        </p>
      </div>
      <Button ref={button} variant="primary" onClick={() => onTrain(subject)}>
        {t('training.weakness.train', { subject: t(`exercise.subject.${subject}`) })}
      </Button>
    </section>
  );
}
