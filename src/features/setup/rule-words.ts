import type { ComponentType } from 'react';
import type { RuleSet, ScorePart } from '@/engine/index.ts';

/** Descriptions of rules by another feature, passed in by the app. */
export interface RuleWords {
  /** The whole rules in plain words. */
  readonly Text: ComponentType<{ readonly rules: RuleSet }>;
  /** The scoring: notation, words and examples. */
  readonly Score: ComponentType<{ readonly rules: RuleSet }>;
  /** "10 + b". */
  readonly notation: (part: ScorePart) => string;
}
