import type { Result, RuleProblem } from '@/engine/index.ts';
import type { NamedRuleSet } from '../rule-repository.ts';

/** Why a link or a file of rules is refused. `max` is in bytes; `unreadable`: the browser cannot read the file. */
export type RuleImportRefusal =
  | {
      readonly kind: 'not-a-link' | 'damaged' | 'newer-version' | 'unreadable' | 'not-a-rules-file';
    }
  | { readonly kind: 'too-large'; readonly max: number }
  | { readonly kind: 'impossible'; readonly problems: readonly RuleProblem[] };

type Read = Promise<Result<NamedRuleSet, RuleImportRefusal>>;

/** Sharing and importing rules. */
export interface RuleExchange {
  /** The address that opens the game with these rules. */
  linkOf(set: NamedRuleSet): Promise<string>;
  readLink(text: string): Read;
  readFile(file: Blob): Read;
  /** Resolves with whether the text was copied to the clipboard. */
  copy(text: string): Promise<boolean>;
  /** Opens the system's share sheet; null if there is none. */
  readonly share: ((link: string, title: string) => Promise<void>) | null;
  download(set: NamedRuleSet): Promise<void>;
}
