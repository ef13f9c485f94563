import type { PresetId } from '@/engine/index.ts';
import { gameName } from './game-name.ts';
import type { Translate } from './i18n.ts';

/** A game to practice: a preset, or else rules with a name, which may be ''. */
interface Title {
  readonly preset: PresetId | null;
  readonly name: string | null;
}

/** What a game to practice is called. */
export const practiceGameName = (t: Translate, { preset, name }: Title): string =>
  gameName(t, name === null || name === '' ? null : { kind: 'named', name }, { preset });
