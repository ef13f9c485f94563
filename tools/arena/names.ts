import { OPPONENTS, type Opponent, STYLES, type Style } from '@/engine/index.ts';

/** A level as a player of the arena. */
export interface LevelName {
  readonly level: Opponent;
  readonly style: Style | null;
  /** The file with its weights; null: the app's. */
  readonly file: string | null;
}

const FORM = /^(?<level>[a-z]+)(?::(?<style>[a-z]+))?(?:@(?<file>.+))?$/;

/** Parses `LEVEL`, `LEVEL:STYLE`, and `@FILE` after either; null for any other name. */
export function nameOf(name: string): LevelName | null {
  const { level, style, file } = FORM.exec(name)?.groups ?? {};
  const known = OPPONENTS.find((each) => each === level);
  const knownStyle = STYLES.find((each) => each === style);
  if (known === undefined || (style !== undefined && knownStyle === undefined)) return null;
  return { level: known, style: knownStyle ?? null, file: file ?? null };
}
