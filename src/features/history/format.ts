import type { PresetId } from '@/engine/index.ts';
import { formatLocale } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import type { GameSummary } from '@/store/summary.ts';
import type { UnfinishedGame } from '@/store/ports/archive.ts';

/** A short date and time; `time` in ms since 1970. */
export const formatTime = (time: number): string =>
  new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** The name of a game: daily deal, preset or house rules. */
const titleOf = (t: Translate, preset: PresetId | null, isDaily: boolean): string => {
  if (isDaily) return t('menu.daily');
  return t(preset === null ? 'game.houseRules' : `preset.${preset}`);
};

/** What was played. */
export const gameTitle = (t: Translate, { preset, origin }: GameSummary): string =>
  titleOf(t, preset, origin?.kind === 'daily');

/** The name of an unfinished game. */
export const unfinishedTitle = (t: Translate, { preset, isDaily }: UnfinishedGame): string =>
  titleOf(t, preset, isDaily);

/** When the game ended, if known. */
export const gameTime = (t: Translate, { ended }: GameSummary): string =>
  ended === null ? t('history.undated') : formatTime(ended);
