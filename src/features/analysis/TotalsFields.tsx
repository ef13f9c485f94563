import { useId, useState } from 'react';
import { type RuleSet, seatsOfSide, sideCount } from '@/engine/index.ts';
import type { Position } from '@/engine/position/index.ts';
import { formatList } from '@/i18n/format.ts';
import { parseWhole } from '@/i18n/parse-whole.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './Analysis.module.css';

/** The points as typed; 0 for an empty field, NaN for what is not a whole number. */
const parsePoints = (text: string): number =>
  /^\s*[-−]?\s*$/.test(text) ? 0 : (parseWhole(text) ?? Number.NaN);

const noPoints = (rules: RuleSet): readonly number[] => new Array<number>(sideCount(rules)).fill(0);

interface PointsFieldProps {
  readonly name: string;
  /** NaN if the text is not a number. */
  readonly points: number;
  readonly onChange: (points: number) => void;
}

/** The points of a side. */
function PointsField({ name, points, onChange }: PointsFieldProps) {
  const t = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const isWrong = Number.isNaN(points);
  // The text is shown as typed unless the points have changed since.
  const isAsTyped = Object.is(parsePoints(typed), points);
  return (
    <label>
      <span>{name}</span>
      <input
        className={styles.field}
        inputMode="text"
        autoComplete="off"
        value={isAsTyped ? typed : points === 0 ? '' : `${points}`}
        placeholder="0"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(parsePoints(target.value));
        }}
      />
      <span id={id} className={styles.problem}>
        {isWrong ? t('number.whole') : null}
      </span>
    </label>
  );
}

interface TotalsFieldsProps {
  readonly draft: Position;
  /** Receives the points by side; NaN for a text that is not a number. */
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
        {totals.map((total, side) => (
          <PointsField
            // oxlint-disable-next-line react/no-array-index-key -- a side is identified by its index
            key={side}
            name={formatList(seatsOfSide(rules, side).map((seat) => playerName(t, seats[seat])))}
            points={total}
            onChange={(points) => onChange(totals.map((each, at) => (at === side ? points : each)))}
          />
        ))}
      </div>
    </details>
  );
}
