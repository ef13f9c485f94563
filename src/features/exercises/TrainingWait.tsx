import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { Page } from '@/ui/Page.tsx';
import styles from './Training.module.css';

interface TrainingWaitProps {
  readonly hasFailed: boolean;
  /** The label of the button that leads back. */
  readonly back: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Shown while a position is made, or if none could be. */
export function TrainingWait({ hasFailed, back, onRetry, onClose }: TrainingWaitProps) {
  const t = useTranslate();
  return (
    <Page title={t('training.title')} back={back} onBack={onClose}>
      <div className={styles.wait}>
        <output>{t(hasFailed ? 'training.failed' : 'training.making')}</output>
        {hasFailed ? (
          <Button variant="primary" onClick={onRetry}>
            {t('review.try.again')}
          </Button>
        ) : null}
      </div>
    </Page>
  );
}
