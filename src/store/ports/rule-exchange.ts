import type { Result, RuleProblem } from '@/engine/index.ts';
import type { NamedRuleSet } from '../rule-shelf.ts';

/** Why a link or a file brings no rules. `max` is in bytes. */
export type RulesRefused =
  | {
      readonly kind: 'not-a-link' | 'damaged' | 'newer-version' | 'not-a-rules-file';
    }
  | { readonly kind: 'too-large'; readonly max: number }
  | { readonly kind: 'impossible'; readonly problems: readonly RuleProblem[] };

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
