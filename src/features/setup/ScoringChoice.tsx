import { bidPoints } from '@/engine/index.ts';
import { formatSigned, sentenceGap } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { OfferedScoring } from '@/store/setup.ts';
import { Choice } from '@/ui/Choice.tsx';
import styles from './ScoringChoice.module.css';

/** The example: a bid of three, made and missed by two, where the scorings differ. */
const [BID, SHORT, HAND] = [3, 1, 10] as const;

/** The points of the example, computed by the engine. */
function example(t: Translate, scoring: OfferedScoring): string {
  const points = (tricks: number): string =>
    formatSigned(bidPoints(scoring, { bid: BID, tricks, handSize: HAND }));
  return t('scoring.example', {
    bid: BID,
    tricks: SHORT,
    made: points(BID),
    missed: points(SHORT),
  });
}

interface ScoringChoiceProps {
  readonly value: OfferedScoring;
  readonly options: readonly OfferedScoring[];
  readonly onChange: (scoring: OfferedScoring) => void;
}

/** The scorings on offer, each with its rule and an example. */
export function ScoringChoice({ value, options, onChange }: ScoringChoiceProps) {
  const t = useTranslate();
  return (
    <Choice
      legend={t('setup.scoring')}
      layout="cards"
      value={value}
      options={options.map((scoring) => ({
        value: scoring,
        label: t(`scoring.${scoring}`),
        hint: (
          <>
            {t(`scoring.${scoring}.rule`) + sentenceGap()}
            <span className={styles.example}>{example(t, scoring)}</span>
          </>
        ),
      }))}
      onChange={onChange}
    />
  );
}
