import type { Advice } from '@/engine/index.ts';
import { choiceName } from '@/i18n/choice-name.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import styles from './Advice.module.css';
import { isMarked } from './marks.ts';
import { chanceFigure, choiceKey, formatWhole, pointsFigure } from './words.ts';

/** From so many on, columns are narrow on a phone. */
const MANY = 13;
/** From so many points on a figure is whole there: as where a point is worth so much. */
const WIDE = 9.95;
const COARSE = 10;

/**
 * A bar for every answer, bid or trump, as high as its chance, with its numbers: for the eye only, the same
 * is in the table.
 */
export function BidChart({ advice }: { readonly advice: Advice }) {
  const t = useTranslate();
  const isMany = advice.options.length >= MANY;
  // There, two figures and a decimal would run into the next column.
  const figureOf = (points: number): string =>
    pointsFigure(points, isMany && Math.abs(points) >= WIDE ? COARSE : advice.unit);
  return (
    <div className={styles.chart} data-many={isMany} aria-hidden="true">
      <div className={styles.legend}>
        <span className={styles.legendChance}>{t('hint.make.short')}</span>
        <span>{t('hint.points.short')}</span>
      </div>
      {advice.options.map(({ command, make, points }, index) => (
        <div key={choiceKey(command)} className={styles.column} data-best={isMarked(advice, index)}>
          <span className={styles.room}>
            <span className={styles.figure}>{chanceFigure(t, make, formatWhole)}</span>
            <span className={styles.bar} style={{ '--share': make }} />
          </span>
          <span className={styles.choice}>
            {command.type === 'declare' ? choiceName(t, command, true) : null}
            {command.type === 'bid' ? command.bid : null}
            {command.type === 'nameTrump' ? (
              <SuitGlyph suit={command.trump === 'N' ? null : command.trump} />
            ) : null}
          </span>
          <span className={styles.figure}>{figureOf(points)}</span>
        </div>
      ))}
    </div>
  );
}
