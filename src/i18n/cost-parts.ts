import type { CostParts } from '@/engine/index.ts';
import { formatFigure } from './format.ts';
import type { Translate } from './i18n.ts';

/** Whose cost it is, and how it is rounded. */
interface CostContext {
  readonly isSide: boolean;
  /** Whether the reader is told about a choice of somebody else. */
  readonly isOfAnother?: boolean;
  readonly decimals: number;
}

/** The parts of a cost as a sentence. */
export const costPartsText = (
  t: Translate,
  { how, own, others }: CostParts,
  { isSide, isOfAnother = false, decimals }: CostContext,
): string =>
  t(isSide ? 'cost.side.parts' : 'cost.parts', {
    who: isOfAnother ? 'other' : 'you',
    how,
    own: formatFigure(own, decimals),
    others: formatFigure(others, decimals),
  });
