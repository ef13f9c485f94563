import type { Advice, Option } from '@/engine/index.ts';
import { asShown, overOf, roundProbability } from '@/engine/advice/index.ts';
import { seenAndHeard } from '@/i18n/card-names.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import { probabilityFigure } from '@/i18n/probability.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import styles from './OutcomeBars.module.css';
import { choiceKey, markedChoices } from './hint-marks.ts';
import { choiceFigures } from './points-figure.ts';

/** Choices with the same outcome. */
interface Row {
  readonly option: Option;
  readonly names: readonly string[];
  readonly isBest: boolean;
}

const isSame = (one: Option, other: Option): boolean =>
  one.make === other.make && one.short === other.short && one.cost === other.cost;

/** Whether there are outcomes to draw: not for contracts, which have only a make probability, nor if all is certain. */
export const hasOutcomes = ({ about, options }: Advice, isSide: boolean): boolean =>
  !isSide && about !== 'declaration' && options.some(({ make }) => make > 0 && make < 1);

const PARTS = ['under', 'made', 'over'] as const;

/**
 * How often each card, each trump or the best bid takes too few tricks, just as many as bid, or too many, as
 * stacked bars, the best choice first. Hidden from screen readers, which get the table of the hint.
 */
export function OutcomeBars({ advice: given }: { readonly advice: Advice }) {
  const t = useTranslate();
  const advice = asShown(given);
  const marked = markedChoices(advice);
  const rows: Row[] = [];
  for (const [index, option] of advice.options.entries()) {
    if (advice.about === 'bid' && index !== advice.best) continue;
    const name = seenAndHeard((nameCard) =>
      choiceName(t, option.command, { isSide: false, nameCard }),
    ).seen;
    const at = rows.findIndex((row) => isSame(row.option, option));
    const isBest = marked.includes(option);
    const row = rows[at];
    if (row === undefined) rows.push({ option, names: [name], isBest });
    else rows[at] = { ...row, names: [...row.names, name], isBest: row.isBest || isBest };
  }
  rows.sort((one, other) => one.option.cost - other.option.cost);
  return (
    <span className={styles.outcomes} aria-hidden="true" data-testid="outcomes">
      <span className={styles.legend}>
        {PARTS.map((part) => (
          <span key={part} className={styles.key} data-outcome={part}>
            {t(`records.${part}`)}
          </span>
        ))}
        {/* Names the figures on cards and bid keys, which have no legend. */}
        <span className={styles.points}>
          {t('hint.points')} <b>{choiceFigures(advice)[advice.best]}</b>
        </span>
      </span>
      {rows.map(({ option, names, isBest }) => {
        const shares = { under: option.short, made: option.make, over: overOf(option) };
        return (
          <span key={choiceKey(option.command)} className={styles.row} data-best={isBest}>
            <span className={styles.name}>{names.join(' ')}</span>
            <span className={styles.bar}>
              {PARTS.map((part) => (
                <span key={part} data-outcome={part} style={{ '--share': shares[part] }} />
              ))}
            </span>
            <span className={styles.figure}>
              {probabilityFigure(t, roundProbability(option.make))}
            </span>
          </span>
        );
      })}
    </span>
  );
}
