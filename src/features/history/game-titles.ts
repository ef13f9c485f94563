import { formatLocale } from '@/i18n/format.ts';
import { gameName } from '@/i18n/game-name.ts';
import type { Translate } from '@/i18n/i18n.ts';
import type { GameSummary } from '@/store/games/summary.ts';
import type { UnfinishedGame } from '@/store/ports/archive.ts';

/** Formatters of times by locale: making one takes longer than hundreds of uses. */
const made = new Map<string, Intl.DateTimeFormat>();

/** A short date and time; `time` in ms since 1970. */
export function formatTime(time: number): string {
  const locale = formatLocale();
  const key = String(locale);
  const kept =
    made.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  made.set(key, kept);
  return kept.format(time);
}

/** What was played. */
export const gameTitle = (t: Translate, { preset, title, origin }: GameSummary): string =>
  gameName(t, origin?.kind === 'daily' ? origin : title, preset);

/** The name of an unfinished game. */
export const unfinishedTitle = (t: Translate, { preset, title, isDaily }: UnfinishedGame): string =>
  gameName(t, isDaily ? { kind: 'daily' } : title, preset);

/** When the game ended, if known. */
export const gameTime = (t: Translate, { ended }: GameSummary): string =>
  ended === null ? t('history.undated') : formatTime(ended);
