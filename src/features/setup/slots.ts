import type { ComponentType } from 'react';
import type { Result, RuleSet, ScorePart } from '@/engine/index.ts';
import type { RulesRefused } from '@/i18n/rule-problem.ts';
import type { NamedRuleSet } from '@/store/rule-shelf.ts';

/** What other features say about rules; the app hands it in. */
export interface RuleWords {
  /** The whole rules in plain words. */
  readonly Text: ComponentType<{ readonly rules: RuleSet }>;
  /** How bids are paid: notation, words and examples. */
  readonly Score: ComponentType<{ readonly rules: RuleSet }>;
  /** "10 + b". */
  readonly notation: (part: ScorePart) => string;
}

type Read = Promise<Result<NamedRuleSet, RulesRefused>>;

/** How rules come and go. */
export interface RuleExchange {
  /** The address that opens the game with these rules. */
  linkOf(set: NamedRuleSet): Promise<string>;
  readLink(text: string): Read;
  readFile(file: Blob): Read;
  /** Resolves with whether it is in the clipboard. */
  copy(text: string): Promise<boolean>;
  /** Offers a link to other programs; null where the platform cannot. */
  readonly share: ((link: string, title: string) => Promise<void>) | null;
  download(set: NamedRuleSet): Promise<void>;
}
