import type { NamedRuleSet } from '@/store/rule-shelf.ts';

/** What the sheet shows: the choice of a game, or one of the things that lead from it. */
export type Page =
  | { readonly name: 'choose' | 'rules' }
  | { readonly name: 'share' | 'incoming'; readonly set: NamedRuleSet }
  /** `id` is null as long as the rules are not on the shelf. */
  | { readonly name: 'editor'; readonly id: string | null; readonly set: NamedRuleSet }
  /** `link` is read at once. */
  | { readonly name: 'import'; readonly link: string | null };
