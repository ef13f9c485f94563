import type { RuleSet } from '@/engine/index.ts';

/** The rules of a tradition, whatever the number of players. */
export type TableRules = Omit<RuleSet, 'players'>;

/** The parts of the rules that sources are compared by. */
export const TOPICS = [
  'hands',
  'trump',
  'bids',
  'hook',
  'lead',
  'score',
  'miss',
  'zero',
  'streak',
] as const;
export type Topic = (typeof TOPICS)[number];

/** A text that describes the rules. */
export interface Source {
  readonly title: string;
  /** Without the protocol; missing where the text has no lasting address. */
  readonly address?: string;
}

/**
 * Names by BCP 47 tag of language and region, as its speakers write them. The first name of a tag is
 * the usual one, and never a vulgar one.
 */
export type Names = Readonly<Record<string, readonly string[]>>;

/** A named game as it is played somewhere. Plain data. */
export interface Tradition {
  /** Lower-case words joined by hyphens. Saved with games: never rename one. */
  readonly id: string;
  /** The first one is shown in languages without a name of their own for it. */
  readonly names: Names;
  /** Whether the names are our own, one for each language, and not those that players use. */
  readonly isNamedByUs?: boolean;
  /** Other spellings, for the search only. */
  readonly spellings?: readonly string[];
  /** The numbers of players it is played with, in ascending order. */
  readonly players: readonly number[];
  readonly rules: TableRules;
  /** The rules that differ for some numbers of players. */
  readonly variants?: Readonly<Record<number, Partial<TableRules>>>;
  /** What only one source describes. */
  readonly oneSource?: readonly Topic[];
  /** What no source describes: `rules` has our own choice. */
  readonly unsettled?: readonly Topic[];
  /** Whether docs/RULES.md defines the rules, and no outside source. */
  readonly fromRulebook?: boolean;
  readonly sources: readonly Source[];
}

/**
 * How certain the rules are. `confirmed`: two independent sources agree on every rule; `one-source`: some
 * rules have one source only; `unsettled`: some have none; `rulebook`: docs/RULES.md defines them.
 */
export type Certainty = 'confirmed' | 'one-source' | 'unsettled' | 'rulebook';

/** How certain the rules of a row are, by the least certain of them. */
export function certaintyOf({
  oneSource = [],
  unsettled = [],
  fromRulebook = false,
}: Tradition): Certainty {
  if (unsettled.length > 0) return 'unsettled';
  if (fromRulebook) return 'rulebook';
  return oneSource.length > 0 ? 'one-source' : 'confirmed';
}

/** The rules for any number of players, even one that the tradition is not played with. */
export const rulesOf = ({ rules, variants }: Tradition, players: number): RuleSet => ({
  ...rules,
  ...variants?.[players],
  players,
});

/** The wanted number of players, or the nearest that the tradition is played with. */
export function nearestPlayers({ players }: Pick<Tradition, 'players'>, wanted: number): number {
  const byDistance = players.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return byDistance[0] ?? wanted;
}
