import type { Advice, Command, Option } from '@/engine/index.ts';
import { asShown, roundProbability } from '@/engine/advice/index.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import { probabilityFigure } from '@/i18n/probability.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import styles from './Advice.module.css';
import { choiceFigures, formatWhole } from './points-figure.ts';
import { choiceKey, markedChoices } from './hint-marks.ts';

interface ChoiceSignProps {
  readonly command: Command;
  readonly isSide: boolean;
  readonly isBest: boolean;
}

/** The label below a bar. */
function ChoiceSign({ command, isSide, isBest }: ChoiceSignProps) {
  const t = useTranslate();
  if (command.type === 'nameTrump')
    return (
      <SuitGlyph
        suit={command.trump === 'N' ? null : command.trump}
        // The best one stands out as a tile of paper: red on the accent color is hard to see.
        on={isBest ? 'paper' : 'felt'}
      />
    );
  return choiceName(t, command, { isSide });
}

interface BidChartProps {
  readonly advice: Advice;
  /** Whether points are a side's; then a bid of 0 is a nil. */
  readonly isSide: boolean;
  /** Whether the best choice is marked. */
  readonly isNamed: boolean;
}

/** The fewest bids that a small screen shows in two rows. */
const MIN_BIDS_FOR_TWO_ROWS = 13;

/**
 * A bar chart of the make probabilities of all bids or trumps. Hidden from screen readers, which
 * get the table.
 */
export function BidChart({ advice: given, isSide, isNamed }: BidChartProps) {
  const t = useTranslate();
  const advice = asShown(given);
  const { options } = advice;
  const marked = isNamed ? markedChoices(advice) : [];
  const figures = choiceFigures(advice);
  const isMany = options.length >= MIN_BIDS_FOR_TWO_ROWS;
  const half = Math.ceil(options.length / 2);
  // The style sheet decides where two rows are needed.
  const rows = isMany ? [options.slice(0, half), options.slice(half)] : [options];
  return (
    <div className={styles.chart} data-many={isMany} aria-hidden="true">
      {rows.map((row) => (
        <div key={choiceKey((row[0] as Option).command)} className={styles.row}>
          <div className={styles.legend}>
            <span className={styles.legendMake}>{t('hint.make.short')}</span>
            <span>{t('score.points')}</span>
          </div>
          {row.map((option) => {
            const { command, make } = option;
            const isBest = marked.includes(option);
            return (
              <div key={choiceKey(command)} className={styles.column} data-best={isBest}>
                <span className={styles.room}>
                  <span className={styles.figure}>
                    {probabilityFigure(t, roundProbability(make), formatWhole)}
                  </span>
                  <span className={styles.bar} style={{ '--share': make }} />
                </span>
                <span className={styles.choice}>
                  <ChoiceSign command={command} isSide={isSide} isBest={isBest} />
                </span>
                <span className={styles.figure}>{figures[options.indexOf(option)]}</span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
