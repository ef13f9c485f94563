import type { CostParts } from '@/engine/index.ts';
import { formatFigure } from './format.ts';
import type { Translate } from './i18n.ts';

/** Whose cost it is, and how it is rounded. */
interface CostContext {
  readonly isSide: boolean;
  /** Whether the reader or somebody else chose; by default the reader. */
  readonly who?: 'you' | 'other';
  readonly decimals: number;
}

/** The parts of a cost as a sentence. */
export const costPartsText = (
  t: Translate,
  { how, own, others }: CostParts,
  { isSide, who = 'you', decimals }: CostContext,
): string =>
  t(isSide ? 'cost.side.parts' : 'cost.parts', {
    who,
    how,
    own: formatFigure(own, decimals),
    others: formatFigure(others, decimals),
  });
