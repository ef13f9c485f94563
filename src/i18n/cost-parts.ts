import type { CostParts } from '@/engine/index.ts';
import { formatFigure } from './format.ts';
import type { Translate } from './i18n.ts';

/** The parts of a cost as a sentence. */
export const costPartsText = (
  t: Translate,
  { how, own, others }: CostParts,
  { isSide, decimals }: { readonly isSide: boolean; readonly decimals: number },
): string =>
  t(isSide ? 'cost.side.parts' : 'cost.parts', {
    how,
    own: formatFigure(own, decimals),
    others: formatFigure(others, decimals),
  });
