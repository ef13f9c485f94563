import {
  TRADITIONS,
  type Tradition,
  certaintyOf,
  lengthOf,
  nameFor,
  regionsOf,
  rulesOf,
} from '@/catalogue/index.ts';
import type { RuleSet } from '@/engine/index.ts';

/** A row of the catalogue for other programs. */
interface CatalogueRow extends Pick<Tradition, 'id' | 'names' | 'players'> {
  /** By number of players. */
  readonly rules: Readonly<Record<number, RuleSet>>;
}

const rowOf = (tradition: Tradition): CatalogueRow => {
  const { id, names, players } = tradition;
  const rules = Object.fromEntries(players.map((count) => [count, rulesOf(tradition, count)]));
  return { id, names, players, rules };
};

/** The catalogue as JSON: an array of rows. */
export const catalogueJson = (): string => JSON.stringify(TRADITIONS.map(rowOf), null, 2);

const HEAD = ['id', 'name', 'where', 'players', 'rounds', 'certainty'] as const;

function cellsOf(tradition: Tradition): readonly string[] {
  const { id, players } = tradition;
  const rounds = players.map((count) => lengthOf(rulesOf(tradition, count)).rounds);
  return [
    id,
    nameFor(tradition, 'en'),
    regionsOf(tradition).join(' '),
    players.join(' '),
    [...new Set(rounds)].join(' '),
    certaintyOf(tradition),
  ];
}

/** The catalogue as a table with aligned columns. */
export function catalogueTable(): string {
  const lines = [HEAD, ...TRADITIONS.map(cellsOf)];
  const widths = HEAD.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)));
  return lines
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
