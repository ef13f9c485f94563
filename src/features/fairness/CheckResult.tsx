import { formatList, formatNumber } from '@/i18n/format.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './Fairness.module.css';
import type { Redeal } from './redeal.ts';

interface CheckResultProps {
  readonly result: Redeal | null;
  readonly noted: string;
  readonly commitment: string | null;
}

/** The result of the check, in words. */
export function CheckResult({ result, noted, commitment }: CheckResultProps) {
  const t = useTranslate();
  const own = noted.trim().toLowerCase();
  const isFair = result?.wrong.length === 0;
  return (
    <output className={styles.result}>
      {result === null ? null : (
        <>
          <p data-good={isFair}>
            {isFair
              ? t('fairness.dealt', { rounds: result.rounds, cards: result.cards })
              : t('fairness.notDealt', { rounds: formatList(result.wrong.map(formatNumber)) })}
          </p>
          {own === '' || commitment === null ? null : (
            <p data-good={own === commitment}>
              {t(own === commitment ? 'fairness.same' : 'fairness.notSame')}
            </p>
          )}
        </>
      )}
    </output>
  );
}
