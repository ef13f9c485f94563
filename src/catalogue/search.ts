import { type DeckClass, deckClass } from './deck.ts';
import { folded } from './fold.ts';
import { type Length, lengthClass, lengthOf } from './length.ts';
import { namesFor } from './names.ts';
import { inOrderFor } from './order.ts';
import { type Tradition, nearestPlayers, rulesOf } from './tradition.ts';

/** What to look for; null for no limit. */
export interface CatalogueFilter {
  /** A name, or part of one, in any script. */
  readonly query: string;
  readonly players: number | null;
  readonly length: Length | null;
  readonly deck: DeckClass | null;
}

export const NO_FILTER: CatalogueFilter = {
  query: '',
  players: null,
  length: null,
  deck: null,
};

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

/** How well a folded name matches a folded query; the lower, the better. */
function rankOf(name: string, query: string): number {
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  if (name.includes(` ${query}`)) return 2;
  if (withoutSpaces(name).includes(withoutSpaces(query))) return 3;
  const words = query.split(' ');
  return words.every((word) => name.includes(word)) ? 4 : Infinity;
}

/** Whether two texts differ by at most one letter that was added, left out, changed or swapped. */
function isTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped = `${restA[1] ?? ''}${restA[0] ?? ''}${restA.slice(2)}`;
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    swapped === restB
  );
}

/** The shortest query in which a typo is forgiven. */
const TYPO_LENGTH = 4;

const typoRank = (name: string, query: string): number => {
  const hasTypo =
    [name, ...name.split(' ')].some((part) => isTypo(part, query)) ||
    isTypo(withoutSpaces(name), withoutSpaces(query));
  return query.length >= TYPO_LENGTH && hasTypo ? 5 : Infinity;
};

/** Every text under which a tradition is found. */
const textsOf = (tradition: Tradition, labelOf: (tradition: Tradition) => string): string[] => [
  labelOf(tradition),
  ...namesFor(tradition, ''),
  ...(tradition.spellings ?? []),
];

/** How well a tradition matches the query; `Infinity` if it does not. */
function matchOf(texts: readonly string[], query: string): number {
  if (query === '') return 0;
  const names = texts.map(folded);
  const best = Math.min(...names.map((name) => rankOf(name, query)));
  return best < Infinity ? best : Math.min(...names.map((name) => typoRank(name, query)));
}

/** The numbers of players for which a tradition passes a filter, whatever the query. */
function countsFor(tradition: Tradition, { players, length, deck }: CatalogueFilter): number[] {
  return tradition.players.filter((count) => {
    const rules = rulesOf(tradition, count);
    return (
      (players === null || players === count) &&
      (length === null || lengthClass(lengthOf(rules)) === length) &&
      (deck === null || deckClass(rules) === deck)
    );
  });
}

/** Whether a tradition has the name that a filter looks for, whatever else the filter leaves out. */
export const hasName = (
  tradition: Tradition,
  { query }: CatalogueFilter,
  labelOf: (tradition: Tradition) => string = () => '',
): boolean => matchOf(textsOf(tradition, labelOf), folded(query)) < Infinity;

/**
 * The traditions that pass a filter, the closest names first; equal ones in the order for the locale.
 * @param labelOf a further name to search by: the one on the screen
 */
export function findTraditions(
  traditions: readonly Tradition[],
  filter: CatalogueFilter,
  locale: string,
  labelOf: (tradition: Tradition) => string = () => '',
): readonly Tradition[] {
  const query = folded(filter.query);
  return inOrderFor(traditions, locale)
    .filter((tradition) => countsFor(tradition, filter).length > 0)
    .map((tradition) => ({ tradition, match: matchOf(textsOf(tradition, labelOf), query) }))
    .filter(({ match }) => match < Infinity)
    .toSorted((a, b) => a.match - b.match)
    .map(({ tradition }) => tradition);
}

/** The number of players to start a tradition with: of those that pass the filter, the nearest to `wanted`. */
export const playersFor = (tradition: Tradition, filter: CatalogueFilter, wanted: number): number =>
  nearestPlayers({ players: countsFor(tradition, filter) }, wanted);
