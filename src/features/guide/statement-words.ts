import { RANKS, type Rank } from '@/engine/index.ts';
import { leftToRight, rankSymbol } from '@/i18n/card-names.ts';
import { formatFigure, formatNumber, formatPercent } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import type { Statement } from '@/store/guide/statements.ts';
import type { Estimate } from '@/store/insights/estimate.ts';

/** Ranks as they are listed, the highest first. */
export const RANKS_DOWN: readonly Rank[] = RANKS.toReversed();

/** A rank in print. */
export const symbolOf = (rank: Rank): string => rankSymbol(`${rank}S`);

/** A share in percent with its margin: "62% ±3". */
export const shareText = ({ value, margin }: Estimate): string =>
  leftToRight(
    `${formatPercent(Math.round(value) / 100)}\u00A0±${formatNumber(Math.max(1, Math.round(margin)))}`,
  );

/** Points or tricks with their margin: "1.34 ±0.12". */
const pointsText = ({ value, margin }: Estimate): string =>
  leftToRight(`${formatFigure(value, 2)}\u00A0±${formatFigure(Math.max(margin, 0.01), 2)}`);

/** A sentence with its measured figures. */
export function statementText(t: Translate, statement: Statement): string {
  switch (statement.says) {
    case 'cards':
      return t('guide.say.cards', {
        ace: shareText(statement.ace),
        king: shareText(statement.king),
        low: shareText(statement.low),
      });
    case 'alone':
      return t('guide.say.alone', {
        alone: shareText(statement.alone),
        two: shareText(statement.two),
      });
    case 'made':
      return t('guide.say.made', {
        made: shareText(statement.made),
        zero: shareText(statement.zero),
        one: shareText(statement.one),
        more: shareText(statement.more),
      });
    case 'zeros':
      return t('guide.say.zeros', { zeros: shareText(statement.zeros) });
    case 'barred':
      return t('guide.say.barred', { barred: shareText(statement.barred) });
    case 'dealerEven':
      return t('guide.say.dealerEven');
    default:
      return t(`guide.say.${statement.says}`, { points: pointsText(statement.points) });
  }
}
