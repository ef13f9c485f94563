import { PRESET_IDS, type RuleSet } from '@/engine/index.ts';
import { nameFor } from './names.ts';
import { ASIAN_ROWS } from './rows/asia.ts';
import { BRAZILIAN_ROWS } from './rows/brazil.ts';
import { ENGLISH_ROWS } from './rows/english.ts';
import { EUROPEAN_ROWS } from './rows/europe.ts';
import { PRESET_ROWS } from './rows/presets.ts';
import { WORLDWIDE_ROWS } from './rows/worldwide.ts';
import { type Tradition, nearestPlayers, rulesOf } from './tradition.ts';

/** All traditions. */
export const TRADITIONS: readonly Tradition[] = [
  ...PRESET_ROWS,
  ...ENGLISH_ROWS,
  ...EUROPEAN_ROWS,
  ...BRAZILIAN_ROWS,
  ...ASIAN_ROWS,
  ...WORLDWIDE_ROWS,
];

const BY_ID: ReadonlyMap<string, Tradition> = new Map(TRADITIONS.map((row) => [row.id, row]));

/** The tradition with that id; undefined if there is none. */
export const traditionOf = (id: string): Tradition | undefined => BY_ID.get(id);

/** A tradition's name, and its rules for that number of players or the nearest; null for an unknown id. */
export function tableOf(
  id: string,
  players: number,
  locale: string,
): { readonly name: string; readonly rules: RuleSet } | null {
  const tradition = traditionOf(id);
  if (tradition === undefined) return null;
  const rules = rulesOf(tradition, nearestPlayers(tradition, players));
  return { name: nameFor(tradition, locale), rules };
}

/** Traditions are practiced with this number of players, or the nearest one. */
const USUAL_PLAYERS = 4;

/** Those of some traditions that are no presets, with the name for a locale and their rules, to be practiced. */
export const practiceTables = (
  traditions: readonly Tradition[],
  locale: string,
): readonly { readonly id: string; readonly name: string; readonly rules: RuleSet }[] =>
  traditions
    .filter(({ id }) => PRESET_IDS.every((preset) => preset !== id))
    .map((tradition) => ({
      id: tradition.id,
      name: nameFor(tradition, locale),
      rules: rulesOf(tradition, nearestPlayers(tradition, USUAL_PLAYERS)),
    }));
