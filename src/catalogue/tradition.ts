import type { RuleSet } from '@/engine/index.ts';

/** The rules of a tradition, whatever the number of players. */
export type TableRules = Omit<RuleSet, 'players'>;

/** What a source can be silent about, or the only one to state. */
export const POINTS = [
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
export type Point = (typeof POINTS)[number];

/** A text that states the rules. */
export interface Source {
  readonly title: string;
  /** Without the protocol; missing where the text has no lasting address. */
  readonly address?: string;
}

/**
 * Names by BCP 47 tag of language and region, as its speakers write them; the first name of a tag is
 * the usual one. Coarse names stand behind decent ones.
 */
export type Names = Readonly<Record<string, readonly string[]>>;

/** A named game as it is played somewhere. Plain data. */
export interface Tradition {
  /** Lower-case words joined by hyphens. Saved with games: never rename one. */
  readonly id: string;
  /** The first is shown to speakers of a language that has no name for it. */
  readonly names: Names;
  /** Other spellings, for the search only. */
  readonly spellings?: readonly string[];
  /** The numbers of players it is played with, in ascending order. */
  readonly players: readonly number[];
  readonly rules: TableRules;
  /** What is different for some numbers of players. */
  readonly variants?: Readonly<Record<number, Partial<TableRules>>>;
  /** What only one source states. */
  readonly single?: readonly Point[];
  /** What no source states: the table chooses, and `rules` has a choice. */
  readonly open?: readonly Point[];
  /** Whether the rules are those of our own rulebook. */
  readonly ours?: boolean;
  readonly sources: readonly Source[];
}

/**
 * How certain the rules are. `sure`: each stands in two independent sources; `single`: some in one
 * only; `open`: some in none; `rulebook`: they are our own rulebook's.
 */
export type Certainty = 'sure' | 'single' | 'open' | 'rulebook';

export function certaintyOf({ single = [], open = [], ours = false }: Tradition): Certainty {
  if (open.length > 0) return 'open';
  if (ours) return 'rulebook';
  return single.length > 0 ? 'single' : 'sure';
}

/** The rules for so many players; they need not be among those of the tradition. */
export const rulesOf = ({ rules, variants }: Tradition, players: number): RuleSet => ({
  ...rules,
  ...variants?.[players],
  players,
});

/** The number of players to play with: the wanted one, or the nearest that the tradition has. */
export function nearestPlayers({ players }: Pick<Tradition, 'players'>, wanted: number): number {
  const byDistance = players.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return byDistance[0] ?? wanted;
}
