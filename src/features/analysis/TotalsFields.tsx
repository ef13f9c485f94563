import { type RuleSet, seatsOfSide, sideCount } from '@/engine/index.ts';
import type { Position } from '@/engine/position/index.ts';
import { formatList } from '@/i18n/format.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './Analysis.module.css';

/** A whole number as it is typed; 0 for nothing yet, null for anything else. */
const wholeOf = (text: string): number | null => {
  const plain = text.trim().replace('−', '-');
  if (plain === '' || plain === '-') return 0;
  return /^-?\d{1,6}$/.test(plain) ? Number(plain) + 0 : null;
};

const noPoints = (rules: RuleSet): readonly number[] => new Array<number>(sideCount(rules)).fill(0);

interface TotalsFieldsProps {
  readonly draft: Position;
  readonly onChange: (totals: readonly number[]) => void;
}

/** The points before the round, one number for each side. */
export function TotalsFields({ draft, onChange }: TotalsFieldsProps) {
  const t = useTranslate();
  const { rules, seats } = draft;
  const totals = draft.totals ?? noPoints(rules);
  return (
    <details className={styles.totals}>
      <summary>{t('analysis.totals')}</summary>
      <div className={styles.fields}>
        {totals.map((total, side) => {
          const names = formatList(
            seatsOfSide(rules, side).map((seat) => playerName(t, seats[seat])),
          );
          return (
            <label key={names}>
              <span>{names}</span>
              <input
                className={styles.field}
                inputMode="text"
                autoComplete="off"
                defaultValue={total === 0 ? '' : total}
                placeholder="0"
                onChange={(event) => {
                  const points = wholeOf(event.target.value);
                  if (points !== null)
                    onChange(totals.map((each, at) => (at === side ? points : each)));
                }}
              />
            </label>
          );
        })}
      </div>
    </details>
  );
}
