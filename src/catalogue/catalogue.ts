import { ASIAN_ROWS } from './rows/asia.ts';
import { ENGLISH_ROWS } from './rows/english.ts';
import { EUROPEAN_ROWS } from './rows/europe.ts';
import { PRESET_ROWS } from './rows/presets.ts';
import type { Tradition } from './tradition.ts';

/** All traditions. */
export const TRADITIONS: readonly Tradition[] = [
  ...PRESET_ROWS,
  ...ENGLISH_ROWS,
  ...EUROPEAN_ROWS,
  ...ASIAN_ROWS,
];

const BY_ID: ReadonlyMap<string, Tradition> = new Map(TRADITIONS.map((row) => [row.id, row]));

/** The tradition of that id; undefined if there is none. */
export const traditionOf = (id: string): Tradition | undefined => BY_ID.get(id);
