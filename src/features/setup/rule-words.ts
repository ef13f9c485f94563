import type { ComponentType } from 'react';
import type { RuleSet, ScorePart } from '@/engine/index.ts';

/** What other features say about rules; the app hands it in. */
export interface RuleWords {
  /** The whole rules in plain words. */
  readonly Text: ComponentType<{ readonly rules: RuleSet }>;
  /** How bids are paid: notation, words and examples. */
  readonly Score: ComponentType<{ readonly rules: RuleSet }>;
  /** "10 + b". */
  readonly notation: (part: ScorePart) => string;
}
